import type { FieldFixture } from '@xezer/odds-book/messages'
import type { TableRules } from '@xezer/sport/table-rules'
import type { Tier } from '@xezer/sport/tier'
import type { KnockOutSide } from '@xezer/sports/outrights/knock-out'
import type { OutlookAt } from '@xezer/sports/outrights/outlook-grid'
import type { ClubForm } from '../club-form.ts'
import type { World } from '../match-run.ts'
import type { ScheduledMatch } from '../schedule/scheduled-match.ts'

interface ContestTerms {
  readonly fixture: FieldFixture
  readonly tier: Tier
  /** How many first places and how many last ones are sold; 0 where none. */
  readonly top: number
  readonly relegation: number
}

/** What its price maker believes of the matches of a league, without the noise of opinion on their days. */
export interface SeasonTerms {
  readonly formOf: (world: World) => ClubForm
  /** If everybody were as strong as the tables say. */
  readonly outlookOf: (match: ScheduledMatch, world: World) => OutlookAt
}

/** A season of a league: an event whose competitors are those who play in it. */
export interface TableContest extends ContestTerms, SeasonTerms {
  readonly kind: 'table'
  readonly rules: TableRules
  /** By start; not empty. */
  readonly matches: readonly ScheduledMatch[]
  /** What was played before the world began. */
  readonly known: readonly KnownResult[]
}

/** A tournament whose winners meet winners. */
export interface DrawContest extends ContestTerms {
  readonly kind: 'draw'
  /** Each match behind those that it follows from, the final last. */
  readonly draw: readonly DrawPlace[]
  /** That one of them goes on against another, by their index, whether they ever meet or not; milliseconds of work. */
  readonly chanceOf: (home: number, away: number) => number
}

export interface DrawPlace {
  readonly sides: readonly [KnockOutSide, KnockOutSide]
  /** 0 for the final. */
  readonly roundsLeft: number
  readonly startsAtMs: number
  /** Who meets follows from play before it: asked for once it began. */
  readonly scheduled: () => ScheduledMatch
}

export type Contest = TableContest | DrawContest

export interface KnownResult {
  readonly homeId: number
  readonly awayId: number
  readonly homeScore: number
  readonly awayScore: number
}

/** The seasons of one sport whose end is sold. */
export interface ContestSource {
  /**
   * Those that are under way at the instant or were within the time before it. A generator, so that whoever drives it can
   * rest: finding them may mean to lay out a calendar.
   */
  contestsAt(world: World, epoch: number, atMs: number, beforeMs: number): Generator<void, readonly Contest[]>
}

import type { Fixture } from '@xezer/odds-book/messages'
import type { Sides } from '@xezer/sport/side'
import type { PlayedCompetition } from '../../sports-data/sport-content.ts'

/** A match of any sport: who meets where and when. What is not here its sport's module need not know. */
export interface ScheduledMatch<Competition extends PlayedCompetition = PlayedCompetition> {
  readonly fixture: Fixture
  readonly competition: Competition
  /** On the scale of the sport; null where its own tables have them. */
  readonly strengths: Sides<number> | null
  readonly isNeutral: boolean
  /** It comes on sale now: not before it is known who meets. */
  readonly announcedAtMs: number
}

export interface SportSchedule<Competition extends PlayedCompetition = PlayedCompetition> {
  /**
   * Matches that start within [fromMs, toMs) and are announced before `knownAtMs`, by start; the same for the same world,
   * always. Those of later rounds follow from results: without an instant all that comes before them is played.
   */
  fixturesBetween(fromMs: number, toMs: number, knownAtMs?: number): ScheduledMatch<Competition>[]
  /** Whether the season of a match is the one that its competition is in at an instant. */
  isUnderWay(fixture: Fixture, atMs: number): boolean
  /** No match is announced longer before its start. */
  readonly aheadMs: number
}

/** What a schedule is a function of; `epoch` counts how often the database changed its world. */
export interface ScheduledWorld {
  readonly seed: string
  readonly speed: number
  readonly epoch: number
}

/** The order of every schedule: by start, then by id. */
export function byStart(left: ScheduledMatch, right: ScheduledMatch): number {
  return left.fixture.startsAtMs - right.fixture.startsAtMs || left.fixture.eventId - right.fixture.eventId
}

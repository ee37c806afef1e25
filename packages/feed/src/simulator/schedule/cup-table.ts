import type { Sides } from '@xezer/sport/side'
import type { TieRule } from '@xezer/sport/table-rules'
import { LeagueTable } from '@xezer/sports/outrights/league-table'
import { must } from '@xezer/std/assert'
import type { Random } from '@xezer/std/random'
import type { ScheduledMatch } from './scheduled-match.ts'
import { shuffled } from './shuffled.ts'

const POINTS = { win: 3, draw: 1 }
/** Nobody meets everybody: what two made of each other says nothing. */
const TIES: readonly TieRule[] = ['difference', 'scored', 'wins']
/** A match takes milliseconds to play, and a phase has more than a hundred. */
const PLAYED_AT_ONCE = 4

export interface CupPhase {
  readonly teamIds: readonly number[]
  readonly listMatches: () => readonly ScheduledMatch[]
  readonly scoreOf: (match: ScheduledMatch) => Sides<number>
  readonly lots: Random
}

/** The table of a league phase that is over. */
export class CupTable {
  readonly #phase: CupPhase
  readonly #table: LeagueTable
  /** Matches that it does not have yet; null before anybody asked. */
  #left: ScheduledMatch[] | null = null
  #standing: readonly number[] | null = null

  constructor(phase: CupPhase) {
    this.#phase = phase
    this.#table = new LeagueTable(phase.teamIds.length, { points: POINTS, ties: TIES })
  }

  /** Plays a few of its matches, so that whoever asks for the standing does not wait for all of them. */
  prepare(): void {
    this.#play(PLAYED_AT_ONCE)
  }

  /** The clubs by their place; lots decide between those whom no rule tells apart. */
  standing(): readonly number[] {
    if (this.#standing !== null) return this.#standing
    this.#play(Number.POSITIVE_INFINITY)
    const { teamIds, lots } = this.#phase
    const ranked = this.#table.ranked().flatMap((level) => shuffled(level, lots))
    this.#standing = ranked.map((side) => must(teamIds[side], 'a club'))
    return this.#standing
  }

  #play(most: number): void {
    const { teamIds, listMatches, scoreOf } = this.#phase
    this.#left ??= [...listMatches()]
    for (const match of this.#left.splice(0, most)) {
      const { homeId, awayId } = match.fixture
      const { home, away } = scoreOf(match)
      this.#table.add(teamIds.indexOf(homeId), teamIds.indexOf(awayId), home, away)
    }
  }
}

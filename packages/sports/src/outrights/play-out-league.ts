import type { TableRules } from '@xezer/sport/table-rules'
import { FORM_WEEKS, formStep } from './form-walk.ts'
import { LeagueTable } from './league-table.ts'
import type { OutlookAt } from './outlook-grid.ts'
import { PlaceChances } from './place-chances.ts'
import { drawScore, uniformOf, wordOf } from './score-outlook.ts'

/** A match that counted: sides by their index. */
export interface PlayedMatch {
  readonly home: number
  readonly away: number
  readonly homeScore: number
  readonly awayScore: number
}
export interface RemainingMatch {
  readonly home: number
  readonly away: number
  readonly outlookAt: OutlookAt
  /** The form of the home side over the other's, as it is expected for its week. */
  readonly edge: number
  /** How many steps of form are not known yet. */
  readonly weeksAhead: number
  /** Of its own: other matches have other numbers. */
  readonly seed: number
}

export interface LeagueSeason {
  readonly size: number
  readonly rules: TableRules
  readonly played: readonly PlayedMatch[]
  readonly remaining: readonly RemainingMatch[]
  /** What is not known of form: the spread of a step, and a seed for each side in each week ahead, the first one at 1. */
  readonly form: { readonly perWeek: number; readonly seedOf: (side: number, weeksAhead: number) => number }
}

/** The bits that say which outlook is drawn from are others than those that say which score. */
const OTHER_BITS = 0x5bd1e995

/** The final tables that may still come of a season, played out a few at a time. */
export class LeaguePlayOuts {
  readonly chances: PlaceChances
  readonly #season: LeagueSeason
  readonly #base: LeagueTable
  readonly #table: LeagueTable
  /** Steps of a side up to a week ahead, added up: side after side. */
  readonly #forms: Float64Array
  readonly #seeds: Int32Array
  /** Weeks ahead, and the one that is known. */
  readonly #weeks: number

  constructor(season: LeagueSeason) {
    const { size, rules, played, remaining, form } = season
    this.chances = new PlaceChances(size)
    this.#season = season
    this.#base = new LeagueTable(size, rules)
    this.#table = new LeagueTable(size, rules)
    for (const { home, away, homeScore, awayScore } of played)
      this.#base.add(home, away, homeScore, awayScore)
    this.#weeks = 1 + remaining.reduce((most, { weeksAhead }) => Math.max(most, weeksAhead), 0)
    this.#forms = new Float64Array(size * this.#weeks)
    this.#seeds = Int32Array.from({ length: size * this.#weeks }, (_, index) =>
      form.seedOf(Math.floor(index / this.#weeks), index % this.#weeks),
    )
  }

  /** The table as it stands. */
  standing(): number[][] {
    return this.#base.ranked()
  }

  /** Plays what remains so many times more: first what becomes of the sides, then their matches. */
  play(runs: number): void {
    for (let left = runs; left > 0; left--) {
      const run = this.chances.runs
      this.#table.copy(this.#base)
      this.#drawForms(run)
      for (const { home, away, outlookAt, edge, weeksAhead, seed } of this.#season.remaining) {
        const drawn = this.#formOf(home, weeksAhead) - this.#formOf(away, weeksAhead)
        const outlook = outlookAt(edge + drawn, wordOf(seed ^ OTHER_BITS, run))
        const score = drawScore(outlook, uniformOf(seed, run))
        this.#table.add(home, away, outlook.home[score] ?? 0, outlook.away[score] ?? 0)
      }
      this.chances.add(this.#table.ranked())
    }
  }

  #drawForms(run: number): void {
    const { size, form } = this.#season
    for (let side = 0; side < size; side++) {
      let sum = 0
      for (let week = 1; week < this.#weeks; week++) {
        const index = side * this.#weeks + week
        sum += form.perWeek * formStep(wordOf(this.#seeds[index] ?? 0, run))
        this.#forms[index] = sum
      }
    }
  }

  /** What a side gains in the weeks that are not known: those that are forgotten by then are out of it. */
  #formOf(side: number, weeksAhead: number): number {
    const first = side * this.#weeks
    const gained = this.#forms[first + weeksAhead] ?? 0
    return weeksAhead <= FORM_WEEKS ? gained : gained - (this.#forms[first + weeksAhead - FORM_WEEKS] ?? 0)
  }
}

import { LeagueTable, type TableRules } from './league-table.ts'
import { PlaceChances } from './place-chances.ts'
import { drawScore, type ScoreOutlook, uniformOf } from './score-outlook.ts'

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
  readonly outlook: ScoreOutlook
  /** Of its own: other matches have other numbers. */
  readonly seed: number
}

export interface LeagueSeason {
  readonly size: number
  readonly rules: TableRules
  readonly played: readonly PlayedMatch[]
  readonly remaining: readonly RemainingMatch[]
}

/** The final tables that may still come of a season, played out a few at a time. */
export class LeaguePlayOuts {
  readonly chances: PlaceChances
  readonly #season: LeagueSeason
  readonly #base: LeagueTable
  readonly #table: LeagueTable

  constructor(season: LeagueSeason) {
    const { size, rules, played } = season
    this.chances = new PlaceChances(size)
    this.#season = season
    this.#base = new LeagueTable(size, rules)
    this.#table = new LeagueTable(size, rules)
    for (const { home, away, homeScore, awayScore } of played)
      this.#base.add(home, away, homeScore, awayScore)
  }

  /** The table as it stands. */
  standing(): number[][] {
    return this.#base.ranked()
  }

  /** Plays what remains so many times more. */
  play(runs: number): void {
    for (let left = runs; left > 0; left--) {
      const run = this.chances.runs
      this.#table.copy(this.#base)
      for (const { home, away, outlook, seed } of this.#season.remaining) {
        const score = drawScore(outlook, uniformOf(seed, run))
        this.#table.add(home, away, outlook.home[score] ?? 0, outlook.away[score] ?? 0)
      }
      this.chances.add(this.#table.ranked())
    }
  }
}

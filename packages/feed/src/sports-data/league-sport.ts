import type { SeasonRules } from '../season-rules.ts'
import type { Entrant, PlayedCompetition, SportContent } from './sport-content.ts'

/** No game of a league ends level. */
export const LEAGUE_POINTS = { win: 1, draw: 0 }

/** A sport of clubs that meet each other at home and away over a season. */
export interface LeagueSport extends SportContent {
  readonly leagues: readonly League[]
}

export interface League {
  readonly competition: PlayedCompetition
  readonly timeZone: string
  /** Months of the season, 1 to 12; the last may lie in the next year. */
  readonly firstMonth: number
  readonly lastMonth: number
  /** Days of play, 0 for Monday, in the order of the week. */
  readonly days: readonly number[]
  /** First and last usual start, in minutes of the local day. */
  readonly firstStart: number
  readonly lastStart: number
  /** Match days of a club in a season. */
  readonly rounds: number
  /** A strength holds inside the league only, 1 to 99. */
  readonly clubs: readonly Entrant[]
  /** How its final table is made; null where its end is not sold. */
  readonly season: SeasonRules | null
}

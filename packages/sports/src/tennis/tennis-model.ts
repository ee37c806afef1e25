import type { Sides } from '@xezer/sport/side'
import type { RaceRules } from '../race/race-rules.ts'

/** How a match is counted. */
export interface TennisFormat {
  readonly setsToWin: 2 | 3
  /** Doubles: at deuce one point decides the game. */
  readonly isNoAd: boolean
  /**
   * What the last set ends with at six all: a tie-break to seven or to ten. `match_tie_break` is played instead of the
   * set; it counts as a set and as one game.
   */
  readonly finalSet: 'tie_break_7' | 'tie_break_10' | 'match_tie_break'
}

/** What is known of a match before it starts. */
export interface TennisModel {
  readonly format: TennisFormat
  /** Chance of each side to win a point that it serves, on a usual day. */
  readonly serve: Sides<number>
  /** Standard deviation of the form of the day: by so much better does one side serve, and by so much worse the other. */
  readonly form: number
}

/** What one game of the score is: a usual one, or a tie-break, which goes to seven or ten. */
export type GameKind = 'game' | 'tie_break_7' | 'tie_break_10'

const GAME: RaceRules = { target: 4, lead: 2, cap: null, serve: 'fixed' }
const NO_AD_GAME: RaceRules = { target: 4, lead: 1, cap: null, serve: 'fixed' }
const TIE_BREAKS: Readonly<Record<'tie_break_7' | 'tie_break_10', RaceRules>> = {
  tie_break_7: { target: 7, lead: 2, cap: null, serve: 'one_two_two' },
  tie_break_10: { target: 10, lead: 2, cap: null, serve: 'one_two_two' },
}

/** Two games ahead, or the tie-break at six all. */
export const SET: RaceRules = { target: 6, lead: 2, cap: 7, serve: 'alternate' }
export const MATCH_TIE_BREAK_SET: RaceRules = { target: 1, lead: 1, cap: null, serve: 'alternate' }

export function gameRules(format: TennisFormat, kind: GameKind): RaceRules {
  if (kind !== 'game') return TIE_BREAKS[kind]
  return format.isNoAd ? NO_AD_GAME : GAME
}

export function setRules(format: TennisFormat, isFinalSet: boolean): RaceRules {
  return isFinalSet && format.finalSet === 'match_tie_break' ? MATCH_TIE_BREAK_SET : SET
}

/** Of the game at this score of its set. */
export function gameKind(format: TennisFormat, isFinalSet: boolean, home: number, away: number): GameKind {
  if (isFinalSet && format.finalSet === 'match_tie_break') return 'tie_break_10'
  if (home !== 6 || away !== 6) return 'game'
  return isFinalSet && format.finalSet === 'tie_break_10' ? 'tie_break_10' : 'tie_break_7'
}

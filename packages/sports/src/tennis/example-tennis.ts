import type { Random } from '@xezer/std/random'
import { pointChance } from './point-chance.ts'
import { NO_TENNIS_FACTS, type RecordedTennis, recordPoint } from './tennis-facts.ts'
import type { TennisFormat, TennisModel } from './tennis-model.ts'
import { matchWinner, STATE_BEFORE_MATCH } from './tennis-state.ts'

/** Matches for tests. */
export const BEST_OF_3: TennisFormat = { setsToWin: 2, isNoAd: false, finalSet: 'tie_break_7' }
export const BEST_OF_5: TennisFormat = { setsToWin: 3, isNoAd: false, finalSet: 'tie_break_10' }
export const DOUBLES: TennisFormat = { setsToWin: 2, isNoAd: true, finalSet: 'match_tie_break' }

export const EXAMPLE_MODELS: readonly TennisModel[] = [
  { format: BEST_OF_3, serve: { home: 0.66, away: 0.61 }, form: 0.045 },
  { format: BEST_OF_5, serve: { home: 0.63, away: 0.645 }, form: 0.045 },
  { format: DOUBLES, serve: { home: 0.62, away: 0.58 }, form: 0.045 },
  { format: BEST_OF_3, serve: { home: 0.52, away: 0.59 }, form: 0 },
]

export const BEFORE: RecordedTennis = { state: STATE_BEFORE_MATCH, facts: NO_TENNIS_FACTS }

/** The toss, from a random number in [0, 1). */
export function tossed({ state, facts }: RecordedTennis, draw: number): RecordedTennis {
  return { state: { ...state, server: draw < 0.5 ? 'home' : 'away' }, facts }
}

/** Plays on to the end, point by point. */
export function playOn(model: TennisModel, from: RecordedTennis, random: Random): RecordedTennis[] {
  const seen: RecordedTennis[] = []
  let now = from.state.server === null ? tossed(from, random.next()) : from
  while (matchWinner(model.format, now.state) === null) {
    now = recordPoint(model.format, now, random.next() < pointChance(model, now.state) ? 'home' : 'away')
    seen.push(now)
  }
  return seen
}

import type { Sides } from '@xezer/sport/side'
import { assert } from '@xezer/std/assert'
import type { RaceRules } from '../race/race-rules.ts'

/** What is known of a match before it starts. */
export interface TableTennisModel {
  readonly setsToWin: 3 | 4
  /** Chance of each side to win a point that it serves. */
  readonly serve: Sides<number>
}

/** To eleven and two ahead; who serves changes after two points, and from ten all on after each. */
export const SET: RaceRules = { target: 11, lead: 2, cap: null, serve: 'two_two' }

/** `best_of_5`, `best_of_7`. */
export function setsToWinOf(format: string): 3 | 4 {
  assert(format === 'best_of_5' || format === 'best_of_7', `no match of table tennis is played in ${format}`)
  return format === 'best_of_5' ? 3 : 4
}

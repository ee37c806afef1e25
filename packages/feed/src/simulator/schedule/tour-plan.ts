import { assert } from '@xezer/std/assert'
import type { TourEvent } from '../../sports-data/tour-sport.ts'

/** Days of play, 0 for the Monday of the tournament's week: an entry a round, with the days that it takes. */
type RoundDays = readonly (readonly number[])[]

export interface TourPlan {
  /** Empty where everybody enters the main draw directly. */
  readonly qualifying: RoundDays
  readonly main: RoundDays
  readonly doubles: RoundDays
}

/** Entrants of a main draw that come through qualifying, and of the qualifying that they come through. */
export const QUALIFIERS = 4
export const QUALIFYING_DRAW = 16
export const PAIRS_DRAW = 16
/** Three days of two groups of four, then semi-finals and the final. */
export const GROUPS_DRAW = 8

const WEEK_OF_DOUBLES: RoundDays = [[1, 2, 3], [4], [5], [6]]
const EARLY: TourPlan = {
  qualifying: [[-2], [-1]],
  main: [[0, 1], [2, 3], [4], [5], [6]],
  doubles: WEEK_OF_DOUBLES,
}
const LATE: TourPlan = {
  qualifying: [[-1], [0]],
  main: [[1, 2], [3], [4], [5], [6]],
  doubles: WEEK_OF_DOUBLES,
}
const TWO_WEEKS_OF_DOUBLES: RoundDays = [[2, 3], [6], [9], [12]]
const NO_QUALIFYING: RoundDays = []

/**
 * When the rounds of a tournament are played. Nothing that last week's finalists may play in begins on Monday in the
 * east, where that is still Sunday elsewhere.
 */
export function planOf(event: TourEvent, isEast: boolean, isLate: boolean): TourPlan {
  const qualifying = NO_QUALIFYING
  const { gender } = event.singles
  switch (event.draw) {
    case GROUPS_DRAW:
      return { qualifying, main: [[0], [2], [4], [5], [6]], doubles: WEEK_OF_DOUBLES }
    case 16:
      return { qualifying, main: [[1, 2], [3, 4], [5], [6]], doubles: WEEK_OF_DOUBLES }
    case 48:
    case 56:
    case 64:
      return { qualifying, main: [isEast ? [1] : [0, 1], [2], [3], [4], [5], [6]], doubles: WEEK_OF_DOUBLES }
    case 96:
      return {
        qualifying,
        main: [[2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12], [13]],
        doubles: TWO_WEEKS_OF_DOUBLES,
      }
    case 128: {
      const first = isEast
        ? [
            [1, 2],
            [3, 4],
            [5, 6],
          ]
        : [
            [0, 1],
            [2, 3],
            [4, 5],
          ]
      const last = gender === 'w' ? [[10], [12]] : [[11], [13]]
      return { qualifying, main: [...first, [7], [8, 9], ...last], doubles: TWO_WEEKS_OF_DOUBLES }
    }
    default:
      assert(event.draw === 32, `no plan for a draw of ${event.draw}`)
      return isEast || isLate ? LATE : EARLY
  }
}

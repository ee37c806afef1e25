import { must } from '@xezer/std/assert'

/** A bet as the ends of a match see it. */
export interface PricedBet {
  readonly name: string
  /** Of each end: what a stake of 1 returns in it, itself included. */
  readonly returns: readonly number[]
}

/** Stakes that add up to 1 and what they return at least, whichever end comes. */
export interface SureReturn {
  readonly returns: number
  readonly stakes: readonly (readonly [name: string, stake: number])[]
}

/** Below this a number of the programme is nothing. */
const ROUNDED = 1e-9
/** Added to every return, so that ends in which no bet wins bound the programme as well. */
const LIFT = 0.01
/** Many times what such programmes need. */
const PIVOTS_MAX = 20_000

/**
 * The best that any set of bets, however many and with whatever stakes, returns in the worst of these ends, by a linear
 * programme. Above 1 it is a win for certain. The programme is that of the house, which looks for chances of the ends under
 * which no bet returns more than that; its prices are the stakes.
 */
export function findSureReturn(bets: readonly PricedBet[], endCount: number): SureReturn {
  const rows = bets.map(({ returns }) =>
    Float64Array.from({ length: endCount + bets.length + 1 }, (_, column) =>
      column < endCount ? LIFT + (returns[column] ?? 0) : 0,
    ),
  )
  for (const [row, cells] of rows.entries()) {
    cells[endCount + row] = 1
    cells[endCount + bets.length] = 1
  }
  const goal = Float64Array.from({ length: endCount + bets.length + 1 }, (_, column) =>
    column < endCount ? -1 : 0,
  )
  solve(rows, goal)
  const sum = must(goal.at(-1), 'the programme has a value')
  const stakes = bets
    .map(({ name }, row) => [name, (goal[endCount + row] ?? 0) / sum] as const)
    .filter(([, stake]) => stake > ROUNDED)
  return { returns: 1 / sum - LIFT, stakes }
}

/** The simplex method, from a start at which all is nothing: the last column is what is left, the last cell the value. */
function solve(rows: readonly Float64Array[], goal: Float64Array): void {
  const last = goal.length - 1
  for (let pivots = 0; pivots < PIVOTS_MAX; pivots++) {
    let entering = 0
    for (let column = 1; column < last; column++) {
      if ((goal[column] ?? 0) < (goal[entering] ?? 0)) entering = column
    }
    if ((goal[entering] ?? 0) > -ROUNDED) return
    const leaving = leastRatio(rows, entering, last)
    const pivot = leaving[entering] ?? 1
    for (let column = 0; column <= last; column++) leaving[column] = (leaving[column] ?? 0) / pivot
    for (const cells of [...rows, goal]) {
      const factor = cells[entering] ?? 0
      if (cells === leaving || factor === 0) continue
      for (let column = 0; column <= last; column++) {
        cells[column] = (cells[column] ?? 0) - factor * (leaving[column] ?? 0)
      }
    }
  }
  throw new Error('a programme without an end')
}

function leastRatio(rows: readonly Float64Array[], entering: number, last: number): Float64Array {
  let found: Float64Array | null = null
  let least = Number.POSITIVE_INFINITY
  for (const cells of rows) {
    const by = cells[entering] ?? 0
    if (by <= ROUNDED) continue
    const ratio = (cells[last] ?? 0) / by
    if (ratio < least) {
      least = ratio
      found = cells
    }
  }
  return must(found, 'every end has a bound')
}

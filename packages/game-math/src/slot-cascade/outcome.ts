import { type Draws, drawWeighted } from '../draws/draws.ts'
import type { Hundredths } from '../hundredths.ts'
import { SLOT_CASCADE, stepOf, tenthsOf } from './definition.ts'

/** Places in the list of symbols, by column, from the bottom up. */
export type Grid = readonly (readonly number[])[]

export interface Cascade {
  readonly grid: Grid
  /** Those that pay and vanish. */
  readonly wins: readonly { readonly symbol: number; readonly count: number; readonly tenths: number }[]
  /** Of the ladder. */
  readonly step: number
}
export interface CascadeSpin {
  readonly cascades: readonly Cascade[]
  /** What stands when nothing pays any more. */
  readonly last: Grid
  readonly tenths: number
}
export interface CascadeOutcome {
  readonly spin: CascadeSpin
  readonly freeSpins: readonly CascadeSpin[]
  readonly factor: Hundredths
}

const { columns, rows, weights, cascadesMost, winsForFeature, freeSpinsAgain, freeSpinsMost, most } =
  SLOT_CASCADE
const PER_TENTH: Hundredths = 10
const EMPTY: Grid = Array.from({ length: columns }, () => [])

export function spinCascade(draws: Draws): CascadeOutcome {
  const spin = spinOnce(draws, SLOT_CASCADE.ladder)
  const freeSpins: CascadeSpin[] = []
  let given = isLong(spin) ? SLOT_CASCADE.freeSpins : 0
  while (freeSpins.length < given) {
    const one = spinOnce(draws, SLOT_CASCADE.freeLadder)
    freeSpins.push(one)
    if (isLong(one)) given = Math.min(given + freeSpinsAgain, freeSpinsMost)
  }
  const tenths = [spin, ...freeSpins].reduce((sum, one) => sum + one.tenths, 0)
  return { spin, freeSpins, factor: Math.min(tenths * PER_TENTH, most * 100) }
}

const isLong = ({ cascades }: CascadeSpin) => cascades.length >= winsForFeature

function spinOnce(draws: Draws, ladder: readonly number[]): CascadeSpin {
  let grid = fill(draws, EMPTY)
  const cascades: Cascade[] = []
  while (cascades.length < cascadesMost) {
    const wins = findWins(grid)
    if (wins.length === 0) break
    cascades.push({ grid, wins, step: stepOf(ladder, cascades.length) })
    grid = fill(
      draws,
      grid.map((column) => column.filter((symbol) => !wins.some((win) => win.symbol === symbol))),
    )
  }
  const tenths = cascades.reduce(
    (sum, { wins, step }) => sum + step * wins.reduce((paid, win) => paid + win.tenths, 0),
    0,
  )
  return { cascades, last: grid, tenths }
}

/** Column by column, the lowest empty cell first. */
function fill(draws: Draws, grid: Grid): Grid {
  return grid.map((column) => {
    const filled = column.slice()
    while (filled.length < rows) filled.push(drawWeighted(draws, weights))
    return filled
  })
}

function findWins(grid: Grid) {
  const counts = weights.map(() => 0)
  for (const column of grid) for (const symbol of column) counts[symbol] = (counts[symbol] ?? 0) + 1
  const wins: Cascade['wins'][number][] = []
  counts.forEach((count, symbol) => {
    const tenths = tenthsOf(symbol, count)
    if (tenths > 0) wins.push({ symbol, count, tenths })
  })
  return wins
}

import { type Draws, drawWeighted } from '../draws/draws.ts'
import { choose, type ExactFigures, figuresOf } from '../exact-figures.ts'
import type { Hundredths } from '../hundredths.ts'

export const SCRATCH_CELLS = 9
export const SCRATCH_NEEDED = 3
/** Weights out of a thousand, and what three or more of a symbol pay, in stakes. */
export const SCRATCH_SYMBOLS = [
  { name: 'blank', weight: 538, stakes: 0 },
  { name: 'cup', weight: 172, stakes: 1 },
  { name: 'pear', weight: 117, stakes: 2 },
  { name: 'fish', weight: 81, stakes: 5 },
  { name: 'moon', weight: 51, stakes: 20 },
  { name: 'ship', weight: 29, stakes: 100 },
  { name: 'tower', weight: 10, stakes: 1000 },
  { name: 'pearl', weight: 2, stakes: 10_000 },
] as const

/** In stakes: nine cells hold three prizes at most. */
export const SCRATCH_MOST = 11_100

const WEIGHTS = SCRATCH_SYMBOLS.map(({ weight }) => weight)
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0)

export interface ScratchOutcome {
  /** Places in the list of symbols. */
  readonly cells: readonly number[]
  /** Symbols that pay. */
  readonly wins: readonly number[]
  readonly factor: Hundredths
}

/** The cells are the draw: nothing is staged. */
export function scratchCard(draws: Draws): ScratchOutcome {
  const cells = Array.from({ length: SCRATCH_CELLS }, () => drawWeighted(draws, WEIGHTS))
  const wins = SCRATCH_SYMBOLS.flatMap(({ stakes }, symbol) =>
    stakes > 0 && cells.filter((cell) => cell === symbol).length >= SCRATCH_NEEDED ? [symbol] : [],
  )
  return {
    cells,
    wins,
    factor: wins.reduce((sum, symbol) => sum + (SCRATCH_SYMBOLS[symbol]?.stakes ?? 0) * 100, 0),
  }
}

/** Over all numbers of cells that each symbol can have. */
export function scratchFigures(): ExactFigures {
  const shareByFactor = new Map<number, number>()
  const add = (symbol: number, left: number, share: number, factor: number) => {
    const one = SCRATCH_SYMBOLS[symbol]
    if (one === undefined) {
      if (left === 0) shareByFactor.set(factor, (shareByFactor.get(factor) ?? 0) + share)
      return
    }
    for (let count = 0; count <= left; count++) {
      const ways = choose(left, count) * (one.weight / TOTAL) ** count
      add(symbol + 1, left - count, share * ways, factor + (count >= SCRATCH_NEEDED ? one.stakes : 0))
    }
  }
  add(0, SCRATCH_CELLS, 1, 0)
  return figuresOf([...shareByFactor].map(([factor, share]) => ({ factor, share })))
}

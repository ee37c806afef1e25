import { assert } from '@xezer/std/assert'
import type { Draws } from '../draws/draws.ts'
import { choose, type ExactFigures, figuresOf } from '../exact-figures.ts'
import type { Hundredths } from '../hundredths.ts'

export const MINES_TILES = 25
export const MINES_MAX = 24
/** In stakes: a round ends by itself before its next pick could bring as much. */
export const MINES_MOST = 10_000

/** Where the mines lie, in the order in which they were laid. */
export function layMines(draws: Draws, mines: number): readonly number[] {
  assert(Number.isInteger(mines) && mines >= 1 && mines <= MINES_MAX, 'a number of mines that there is not')
  return draws.shuffle(MINES_TILES, mines)
}

/** What so many picks pay, hundredths rounded down; nothing picked returns the stake. */
export function minesFactor(mines: number, picks: number): Hundredths {
  if (picks === 0) return 100
  const ways = BigInt(choose(MINES_TILES, picks))
  return Number((99n * ways) / BigInt(choose(MINES_TILES - mines, picks)))
}

/** How many picks a round has at most: until no tile is left, or the next one would pass the largest win. */
export function picksMost(mines: number): number {
  let picks = 0
  while (picks < MINES_TILES - mines && minesFactor(mines, picks + 1) <= MINES_MOST * 100) picks += 1
  return picks
}

/** Of a player who picks so many times and leaves. */
export function minesFigures(mines: number, picks: number): ExactFigures {
  const share = choose(MINES_TILES - mines, picks) / choose(MINES_TILES, picks)
  return figuresOf([
    { share, factor: minesFactor(mines, picks) / 100 },
    { share: 1 - share, factor: 0 },
  ])
}

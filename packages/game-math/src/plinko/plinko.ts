import { must } from '@xezer/std/assert'
import type { Draws } from '../draws/draws.ts'
import { choose, type ExactFigures, figuresOf } from '../exact-figures.ts'
import type { Hundredths } from '../hundredths.ts'

export const PLINKO_ROWS = [8, 12, 16] as const
export type PlinkoRows = (typeof PLINKO_ROWS)[number]
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const
export type PlinkoRisk = (typeof PLINKO_RISKS)[number]

/** In hundredths, from the edge to the middle. */
const HALVES: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly Hundredths[]>>>> = {
  8: {
    low: [500, 200, 110, 90, 70],
    medium: [1200, 320, 140, 70, 30],
    high: [2700, 380, 130, 40, 30],
  },
  12: {
    low: [900, 310, 160, 140, 110, 100, 50],
    medium: [3000, 1200, 420, 190, 110, 60, 30],
    high: [15000, 2000, 800, 210, 80, 20, 20],
  },
  16: {
    low: [1500, 900, 220, 160, 140, 130, 110, 100, 40],
    medium: [10000, 3600, 1000, 500, 300, 160, 110, 40, 30],
    high: [90000, 12000, 2200, 1000, 410, 200, 20, 20, 20],
  },
}

/** What each pocket pays, from the left to the right. */
export function pocketsOf(rows: PlinkoRows, risk: PlinkoRisk): readonly Hundredths[] {
  const half = HALVES[rows][risk]
  return [...half, ...half.slice(0, -1).reverse()]
}

export interface PlinkoOutcome {
  /** 1 is a step to the right. */
  readonly path: readonly number[]
  readonly pocket: number
  readonly factor: Hundredths
}

export function dropBall(draws: Draws, rows: PlinkoRows, risk: PlinkoRisk): PlinkoOutcome {
  const path = Array.from({ length: rows }, () => draws.below(2))
  const pocket = path.reduce((sum, step) => sum + step, 0)
  const half = HALVES[rows][risk]
  return { path, pocket, factor: must(half[Math.min(pocket, rows - pocket)], 'a pocket') }
}

export const plinkoFigures = (rows: PlinkoRows, risk: PlinkoRisk): ExactFigures =>
  figuresOf(
    pocketsOf(rows, risk).map((factor, pocket) => ({
      share: choose(rows, pocket) / 2 ** rows,
      factor: factor / 100,
    })),
  )

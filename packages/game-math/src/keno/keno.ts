import { assert, must } from '@xezer/std/assert'
import type { Draws } from '../draws/draws.ts'
import { choose, type ExactFigures, figuresOf } from '../exact-figures.ts'
import type { Hundredths } from '../hundredths.ts'

export const KENO_NUMBERS = 40
export const KENO_DRAWN = 10
export const KENO_PICKS_MAX = 10

/** In hundredths, by how many were picked and how many of them were drawn. */
const PAYS: readonly (readonly Hundredths[])[] = [
  [],
  [0, 390],
  [0, 180, 510],
  [0, 80, 280, 2100],
  [0, 0, 220, 850, 8000],
  [0, 0, 140, 420, 1800, 25000],
  [0, 0, 100, 270, 750, 6100, 50000],
  [0, 0, 50, 220, 500, 2300, 18000, 80000],
  [0, 0, 60, 160, 310, 900, 5000, 30000, 100000],
  [0, 0, 0, 180, 250, 600, 2300, 11000, 60000, 150000],
  [0, 0, 0, 130, 210, 370, 1700, 5000, 22000, 100000, 250000],
]

export const kenoPays = (picked: number): readonly Hundredths[] => must(PAYS[picked], 'pays of so many picks')

export interface KenoOutcome {
  /** 1 ... 40, in the order in which they were drawn. */
  readonly drawn: readonly number[]
  readonly hits: readonly number[]
  readonly factor: Hundredths
}

/** `picks`: one to ten different numbers of 1 ... 40. */
export function drawKeno(draws: Draws, picks: readonly number[]): KenoOutcome {
  assert(new Set(picks).size === picks.length, 'a number picked twice')
  const drawn = draws.shuffle(KENO_NUMBERS, KENO_DRAWN).map((place) => place + 1)
  const hits = drawn.filter((number) => picks.includes(number))
  return { drawn, hits, factor: must(kenoPays(picks.length)[hits.length], 'pays of so many hits') }
}

export const kenoFigures = (picked: number): ExactFigures =>
  figuresOf(
    kenoPays(picked).map((factor, hits) => ({
      share:
        (choose(picked, hits) * choose(KENO_NUMBERS - picked, KENO_DRAWN - hits)) /
        choose(KENO_NUMBERS, KENO_DRAWN),
      factor: factor / 100,
    })),
  )

import { BACCARAT_BETS, baccaratFigures } from '@xezer/game-math/baccarat/baccarat'
import { findBestPlay } from '@xezer/game-math/blackjack/best-play'
import { limboFigures } from '@xezer/game-math/crash/crash'
import { DICE_FACTOR_MAX, DICE_FACTOR_MIN, diceFigures } from '@xezer/game-math/dice/dice'
import { type ExactFigures, figuresOf } from '@xezer/game-math/exact-figures'
import { HI_LO_MOST, hiLoFactor } from '@xezer/game-math/hi-lo/hi-lo'
import { KENO_PICKS_MAX, kenoFigures } from '@xezer/game-math/keno/keno'
import { MINES_MAX, minesFigures, picksMost } from '@xezer/game-math/mines/mines'
import { PLINKO_RISKS, PLINKO_ROWS, plinkoFigures } from '@xezer/game-math/plinko/plinko'
import type { RouletteTable } from '@xezer/game-math/roulette/definition'
import { rouletteFigures } from '@xezer/game-math/roulette/outcome'
import { scratchFigures } from '@xezer/game-math/scratch/scratch'
import { bookFigures } from '@xezer/game-math/slot-book/exact'
import { cascadeFigures } from '@xezer/game-math/slot-cascade/exact'
import { holdFigures } from '@xezer/game-math/slot-hold/exact'
import { linesFigures } from '@xezer/game-math/slot-lines/exact'
import { pokerFigures } from '@xezer/game-math/video-poker/best-hold'
import { WHEEL_RISKS, wheelFigures } from '@xezer/game-math/wheel/wheel'
import type { FigureKey } from '../generated/figures.ts'
import { type ChoiceFigures, type GameFigures, volatilityOf } from './game-figures.ts'

type Counted = ExactFigures & { readonly featureOneIn?: number }
type Row = readonly [choice: string, figures: Counted]

const DECIMALS = 6
const rounded = (value: number) => Number(value.toFixed(DECIMALS))

const rowOf = ([choice, { rtp, hitRate, deviation, most, featureOneIn = 0 }]: Row): ChoiceFigures => ({
  choice,
  rtp: rounded(rtp),
  hitRate: rounded(hitRate),
  deviation: rounded(deviation),
  most,
  featureOneIn: rounded(featureOneIn),
})

/** `all`: everything that can be chosen, where the rows are only some of it. */
function gameOf(
  rows: readonly Row[],
  all: readonly ExactFigures[] = rows.map(([, one]) => one),
): GameFigures {
  const least = (of: (one: ExactFigures) => number) =>
    all.reduce((sum, one) => Math.min(sum, of(one)), Infinity)
  const largest = (of: (one: ExactFigures) => number) => all.reduce((sum, one) => Math.max(sum, of(one)), 0)
  return {
    rtpLeast: rounded(least(({ rtp }) => rtp)),
    rtpMost: rounded(largest(({ rtp }) => rtp)),
    hitLeast: rounded(least(({ hitRate }) => hitRate)),
    hitMost: rounded(largest(({ hitRate }) => hitRate)),
    volatilityLeast: volatilityOf(least(({ deviation }) => deviation)),
    volatilityMost: volatilityOf(largest(({ deviation }) => deviation)),
    most: largest(({ most }) => most),
    rows: rows.map(rowOf),
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)

/** One bet of each kind of the cloth. */
const ROULETTE_KINDS = [
  'straight-7',
  'split-1-2',
  'street-1',
  'corner-1',
  'line-1',
  'dozen-1',
  'red',
] as const
const roulette = (table: RouletteTable) =>
  gameOf(ROULETTE_KINDS.map((bet): Row => [bet.split('-')[0] ?? '', rouletteFigures(table, bet)]))

const POINTS = [101, 150, 200, 500, 1000, 10_000, 100_000, 1_000_000]
const limbo = () => gameOf(POINTS.map((point): Row => [`${point}`, limboFigures(point)]))

function dice(): GameFigures {
  const rows = [101, 150, 200, 500, 1000, DICE_FACTOR_MAX]
  return gameOf(
    rows.map((factor): Row => [`${factor}`, diceFigures(factor)]),
    range(DICE_FACTOR_MIN, DICE_FACTOR_MAX).map(diceFigures),
  )
}

function mines(): GameFigures {
  const rows = [
    [1, 1],
    [1, 4],
    [3, 1],
    [3, 5],
    [5, 3],
    [10, 3],
    [24, 1],
  ] as const
  return gameOf(
    rows.map(([laid, picks]): Row => [`${laid}-${picks}`, minesFigures(laid, picks)]),
    range(1, MINES_MAX).flatMap((laid) =>
      range(1, picksMost(laid)).map((picks) => minesFigures(laid, picks)),
    ),
  )
}

/** Of a player who makes guesses of so many right ranks each, and leaves. */
function hiLoGuesses(ranks: readonly number[]): ExactFigures {
  const share = ranks.reduce((product, one) => (product * one) / 13, 1)
  return figuresOf([
    { share, factor: hiLoFactor(ranks) / 100 },
    { share: 1 - share, factor: 0 },
  ])
}

function hiLo(): GameFigures {
  const ranks = [1, ...range(7, 12)]
  const rows = [1, 7, 8, 9, 10, 11, 12]
  // From an ace or a king twelve, from others what is left and the same rank.
  const all = [1, ...range(2, 12)].flatMap((one) => [
    [one],
    ...ranks.flatMap((two) => [[one, two], ...ranks.map((three) => [one, two, three])]),
  ])
  const counted = gameOf(
    rows.map((one): Row => [`${one}`, hiLoGuesses([one])]),
    all.map(hiLoGuesses),
  )
  // Guesses in a row multiply their chances without an end: what is said is the chance of one.
  const hitLeast = rounded(hiLoGuesses([Math.min(...rows)]).hitRate)
  return { ...counted, hitLeast, volatilityMost: 4, most: HI_LO_MOST }
}

/** All figures, counted from the definitions: some ten seconds. */
export const countFigures = (): Readonly<Record<FigureKey, GameFigures>> => ({
  'slot-lines': gameOf([['', linesFigures()]]),
  'slot-book': gameOf([['', bookFigures()]]),
  'slot-cascade': gameOf([['', cascadeFigures()]]),
  'slot-hold': gameOf([['', holdFigures()]]),
  'roulette-european': roulette('european'),
  'roulette-french': roulette('french'),
  blackjack: gameOf([['', findBestPlay().figures]]),
  baccarat: gameOf(BACCARAT_BETS.map((bet): Row => [bet, baccaratFigures(bet)])),
  'video-poker': gameOf([['', pokerFigures()]]),
  crash: limbo(),
  limbo: limbo(),
  dice: dice(),
  mines: mines(),
  'hi-lo': hiLo(),
  plinko: gameOf(
    PLINKO_ROWS.flatMap((rows) =>
      PLINKO_RISKS.map((risk): Row => [`${rows}-${risk}`, plinkoFigures(rows, risk)]),
    ),
  ),
  keno: gameOf(range(1, KENO_PICKS_MAX).map((picks): Row => [`${picks}`, kenoFigures(picks)])),
  wheel: gameOf(WHEEL_RISKS.map((risk): Row => [risk, wheelFigures(risk)])),
  scratch: gameOf([['', scratchFigures()]]),
})

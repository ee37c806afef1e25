import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import { floorProduct, type Rational, rational } from '@xezer/money/rational'
import type { BetType } from '@xezer/sport/bet-type'
import { assert } from '@xezer/std/assert'
import { accumulatorOdds, capFactor, cutToHundredths } from './accumulator-odds.ts'
import { countCombinations, meanOfCombinations } from './symmetric-polynomials.ts'

/** A way to bet on the positions of a slip (product §4, states, "Options exist only with 2 or more positions"). */
export interface BetOption {
  readonly type: BetType
  /** `singles`, `accumulator_N_N` or `full_cover_K_N`. */
  readonly code: string
  /** How many positions each line combines: 1 for singles, N for the accumulator, K for a full cover. */
  readonly size: number
  /** How many lines the stake is split over; singles carry their own stakes. */
  readonly lines: bigint
}

export function accumulatorCode(count: number): string {
  return `accumulator_${count}_${count}`
}

/** The options of a slip with `count` positions, in the order of display; none below two. */
export function listBetOptions(count: number): readonly BetOption[] {
  if (count < 2) return []
  const covers: BetOption[] = []
  for (let size = 2; size < count; size += 1) {
    covers.push({
      type: 'full_cover',
      code: `full_cover_${size}_${count}`,
      size,
      lines: countCombinations(count, size),
    })
  }
  return [
    { type: 'singles', code: 'singles', size: 1, lines: BigInt(count) },
    { type: 'accumulator', code: accumulatorCode(count), size: count, lines: 1n },
    ...covers,
  ]
}

/** The combined price of an option: the accumulator's product, a full cover's mean line; two decimals, cut. */
export function optionOdds(option: BetOption, legs: readonly Odds[]): Odds {
  assert(option.type !== 'singles', 'singles have no common price')
  if (option.type === 'accumulator') return accumulatorOdds(legs)
  return Number(cutToHundredths(meanOfCombinations(legs.map(oddsFactor), option.size))) as Odds
}

/**
 * What an option returns when every leg wins. A full cover is floored once: floor(amount x e_K / C(N, K)), its mean
 * line under the cap.
 */
export function optionReturn(option: BetOption, legs: readonly Odds[], amountMinor: Minor): Minor {
  if (amountMinor === ZERO_MINOR) return ZERO_MINOR
  const factor =
    option.type === 'accumulator'
      ? oddsFactor(accumulatorOdds(legs))
      : capFactor(meanOfCombinations(legs.map(oddsFactor), option.size))
  return applyFactor(amountMinor, factor)
}

/** Odds as the exact factor of a stake. */
export function oddsFactor(odds: Odds): Rational {
  return rational(BigInt(odds), BigInt(ODDS_SCALE))
}

/** floor(stake x factor): rounded once, at the end, down. */
export function applyFactor(stakeMinor: Minor, factor: Rational): Minor {
  return floorProduct(stakeMinor, factor) as Minor
}

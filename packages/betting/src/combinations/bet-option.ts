import type { Minor } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import { floorProduct, type Rational, rational } from '@xezer/money/rational'
import type { BetType } from '@xezer/sport/bet-type'
import { assert, must } from '@xezer/std/assert'
import { capFactor, cutToHundredths } from './combined-cap.ts'
import { countCombinations, elementarySymmetric } from './symmetric-polynomials.ts'

const SCALE = BigInt(ODDS_SCALE)

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

/** What a combination of so many legs is called on the wire. */
export function combinationCode({ type, size }: Combination, count: number): string {
  return `${type}_${size}_${count}`
}

export function accumulatorCode(count: number): string {
  return combinationCode({ type: 'accumulator', size: count }, count)
}

/** The options of a slip with `count` positions, in the order of display; none below two. */
export function listBetOptions(count: number): readonly BetOption[] {
  if (count < 2) return []
  const covers: BetOption[] = []
  for (let size = 2; size < count; size += 1) {
    covers.push({
      type: 'full_cover',
      code: combinationCode({ type: 'full_cover', size }, count),
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

/** Which of the combinations of some legs: all of them in one line, or every K of them. */
export type Combination = Pick<BetOption, 'type' | 'size'>

/** Prices and returns of every combination of the same legs, from one pass over them. */
export interface CombinedPrices {
  /** The accumulator's product, a full cover's mean line; two decimals, cut, at most the cap. */
  oddsOf(combination: Combination): Odds
  /**
   * What comes back when every leg wins. A full cover is floored once: floor(amount x e_K / C(N, K)), its mean line
   * under the cap.
   */
  returnOf(combination: Combination, amountMinor: Minor): Minor
  /** The largest amount that returns no more than this. */
  amountFor(combination: Combination, returnMinor: Minor): Minor
}

/** Of full covers up to `sizeMax` legs a line, and of the accumulator. */
export function combinePrices(legs: readonly Odds[], sizeMax = legs.length): CombinedPrices {
  const factors = legs.map(BigInt)
  const sums = [...elementarySymmetric(factors, sizeMax)]
  sums[legs.length] ??= factors.reduce((product, factor) => product * factor)
  /** What one unit becomes; not in lowest terms, which would cost more than all the rest. */
  const meanOf = (size: number): Rational => ({
    numerator: must(sums[size], `combinations of ${size} from ${legs.length}`),
    denominator: SCALE ** BigInt(size) * countCombinations(legs.length, size),
  })
  const oddsOf = ({ type, size }: Combination): Odds => {
    assert(type !== 'singles', 'singles have no common price')
    return Number(cutToHundredths(meanOf(size))) as Odds
  }
  const factorOf = (combination: Combination): Rational =>
    combination.type === 'accumulator'
      ? { numerator: BigInt(oddsOf(combination)), denominator: SCALE }
      : capFactor(meanOf(combination.size))
  return {
    oddsOf,
    returnOf: (combination, amountMinor) => applyFactor(amountMinor, factorOf(combination)),
    amountFor(combination, returnMinor) {
      const { numerator, denominator } = factorOf(combination)
      return ((returnMinor * denominator) / numerator) as Minor
    },
  }
}

/** Odds as the exact factor of a stake. */
export function oddsFactor(odds: Odds): Rational {
  return rational(BigInt(odds), SCALE)
}

/** floor(stake x factor): rounded once, at the end, down. */
export function applyFactor(stakeMinor: Minor, factor: Rational): Minor {
  return floorProduct(stakeMinor, factor) as Minor
}

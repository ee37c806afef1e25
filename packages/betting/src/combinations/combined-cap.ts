import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import { type Rational, rational } from '@xezer/money/rational'

/**
 * The cap of a combined price: 1 000 000.00, of an accumulator's product and of a full cover's mean line alike.
 * Longer ones are shown, returned and paid at this price, which at the smallest stake is already the largest payout.
 */
export const COMBINED_ODDS_MAX = 1_000_000_000 as Odds

/** Thousandths in a hundredth: combined prices have two decimals (product §4, states). */
const THOUSANDTHS_PER_HUNDREDTH = 10n
const SCALE = BigInt(ODDS_SCALE)
const COMBINED_MAX = rational(BigInt(COMBINED_ODDS_MAX) / SCALE)

/** A factor in thousandths, rounded down to two decimals and kept under the cap; may be below 1.00. */
export function cutToHundredths(factor: Rational): bigint {
  const { numerator, denominator } = capFactor(factor)
  return ((numerator * SCALE) / (denominator * THOUSANDTHS_PER_HUNDREDTH)) * THOUSANDTHS_PER_HUNDREDTH
}

/** What one unit of a combination becomes, at most the cap; exact. */
export function capFactor(factor: Rational): Rational {
  const isBeyond = factor.numerator > COMBINED_MAX.numerator * factor.denominator
  return isBeyond ? COMBINED_MAX : factor
}

import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'

const SCALE = BigInt(ODDS_SCALE)

/**
 * The largest stake of a combination (product §4, states): the largest positive maximum of its events, divided by its odds
 * minus 1, both with two decimals; rounded down. 0 when no event has a maximum. Odds of 1.00 leave no denominator:
 * then the maximum itself stands, never Infinity. `combinedOdds` is the accumulator's product (or a system's mean
 * line), already cut to two decimals.
 */
export function maximumSystemExpress(maximaMinor: readonly Minor[], combinedOdds: Odds): Minor {
  const largest = maximaMinor.reduce((most, maximum) => (maximum > most ? maximum : most), ZERO_MINOR)
  const gain = BigInt(combinedOdds) - SCALE
  return gain <= 0n ? largest : (((largest * SCALE) / gain) as Minor)
}

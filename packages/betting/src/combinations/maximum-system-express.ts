import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import { accumulatorOdds } from './accumulator-odds.ts'

/** Thousandths of 1.00, and minor units x thousandths. */
const SCALE = 1000n

/**
 * The largest stake of a combination (Spec §4): the largest positive maximum of its events, divided by the odds
 * product minus 1 cut to two decimals; rounded down. 0 when no event has a maximum. A product below 1.01 has no
 * denominator left: then the maximum itself stands, never Infinity.
 */
export function maximumSystemExpress(maximaMinor: readonly Minor[], legs: readonly Odds[]): Minor {
  const largest = maximaMinor.reduce((most, maximum) => (maximum > most ? maximum : most), ZERO_MINOR)
  if (largest === ZERO_MINOR || legs.length === 0) return ZERO_MINOR
  const gain = BigInt(accumulatorOdds(legs)) - SCALE
  return gain <= 0n ? largest : (((largest * SCALE) / gain) as Minor)
}

import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import { capFactor } from './accumulator-odds.ts'
import { applyFactor, type BetOption } from './bet-option.ts'

/**
 * The smallest return of a combination that is not nothing: as many legs win as one line has, and those are the ones with
 * the lowest prices. Rounded down once, like every return.
 */
export function leastReturn(
  { size, lines }: Pick<BetOption, 'size' | 'lines'>,
  legs: readonly Odds[],
  amountMinor: Minor,
): Minor {
  if (amountMinor === ZERO_MINOR) return ZERO_MINOR
  const lowest = [...legs].sort((one, other) => one - other).slice(0, size)
  const numerator = lowest.reduce((product, leg) => product * BigInt(leg), 1n)
  return applyFactor(
    amountMinor,
    capFactor({ numerator, denominator: BigInt(ODDS_SCALE) ** BigInt(size) * lines }),
  )
}

import type { Minor } from '@xezer/money/minor'
import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import { must } from '@xezer/std/assert'
import { applyFactor, type BetOption } from './bet-option.ts'
import { capFactor } from './combined-cap.ts'

const SCALE = BigInt(ODDS_SCALE)

/** What one option of some legs returns at least. */
export type LeastReturn = (option: Pick<BetOption, 'size' | 'lines'>, amountMinor: Minor) => Minor

/**
 * The smallest return that is not nothing: as many legs win as one line has, and those are the ones with the lowest
 * prices. Rounded down once, like every return. One pass over the legs for all options.
 */
export function leastReturns(legs: readonly Odds[]): LeastReturn {
  const products = [1n]
  for (const leg of [...legs].sort((one, other) => one - other)) {
    products.push(must(products.at(-1), 'the product of no leg') * BigInt(leg))
  }
  return ({ size, lines }, amountMinor) =>
    applyFactor(
      amountMinor,
      capFactor({
        numerator: must(products[size], `a line of ${size} from ${legs.length}`),
        denominator: SCALE ** BigInt(size) * lines,
      }),
    )
}

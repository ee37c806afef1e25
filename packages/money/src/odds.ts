import { assert } from '@xezer/std/assert'
import type { Brand } from '@xezer/std/brand'

/** Decimal odds in thousandths: 1.85 is 1850. */
export type Odds = Brand<number, 'Odds'>

export const ODDS_SCALE = 1000
/** No price is offered below 1.01. */
export const ODDS_MIN = 1010 as Odds

/** Brands thousandths that are known to be odds; 1.001 is the smallest price that can exist. */
export function odds(thousandths: number): Odds {
  assert(Number.isSafeInteger(thousandths) && thousandths > ODDS_SCALE, `not odds: ${thousandths}`)
  return thousandths as Odds
}

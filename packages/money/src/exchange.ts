import { assert } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'
import type { Minor } from './minor.ts'
import { floorProduct, type Rational, rational } from './rational.ts'

/** Minor units of the target currency for one minor unit of the source; all currencies have two decimals. */
export type ExchangeRate = Rational

const RATE_TEXT = /^(\d{1,9})(?:\.(\d{1,8}))?$/

/** A rate from its decimal text, kept exact: `54.3218`. */
export function parseExchangeRate(text: string): Result<ExchangeRate, 'rate_invalid'> {
  const match = RATE_TEXT.exec(text)
  if (match === null) return err('rate_invalid')
  const decimals = match[2] ?? ''
  const numerator = BigInt(`${match[1]}${decimals}`)
  return numerator === 0n ? err('rate_invalid') : ok(rational(numerator, 10n ** BigInt(decimals.length)))
}

/** Rounded down once, at the end: the remainder never reaches a player, and never comes out of nothing. */
export function exchange(amountMinor: Minor, rate: ExchangeRate): Minor {
  assert(amountMinor >= 0n, 'an exchange of a negative amount')
  if (rate.numerator === rate.denominator) return amountMinor
  return floorProduct(amountMinor, rate) as Minor
}

import { assert } from '@xezer/std/assert'
import { err, type Result } from '@xezer/std/result'
import { AMOUNT_MAX_MINOR, MINOR_PER_MAJOR, type Minor } from './minor.ts'
import { parseAmountText } from './parse-amount.ts'

/**
 * A JSON number in major units to minor units (agreement 6, money and odds). It is read from its shortest text, which is
 * what the sender meant: 0.1 + 0.2 = 0.30000000000000004 and 1.005 are refused.
 */
export function parseWireAmount(value: unknown): Result<Minor, 'amount_invalid'> {
  return typeof value === 'number' ? parseAmountText(String(value)) : err('amount_invalid')
}

/** Minor units as the JSON number in major units that a client reads; may be negative (a receivable). */
export function presentWireAmount(amountMinor: Minor): number {
  const size = amountMinor < 0n ? -amountMinor : amountMinor
  assert(size <= AMOUNT_MAX_MINOR, `amount beyond the wire: ${amountMinor}`)
  const cents = String(size % MINOR_PER_MAJOR).padStart(2, '0')
  const value = Number(`${size / MINOR_PER_MAJOR}.${cents}`)
  return amountMinor < 0n ? -value : value
}

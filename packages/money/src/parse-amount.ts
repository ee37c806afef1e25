import { err, ok, type Result } from '@xezer/std/result'
import { AMOUNT_MAX_MINOR, MINOR_PER_MAJOR, type Minor, ZERO_MINOR } from './minor.ts'

/** At most two decimals; no sign, exponent, other base or other script's digits. */
const AMOUNT_TEXT = /^(?:(\d+)(?:\.(\d{0,2}))?|\.(\d{1,2}))$/
/** What people type or paste between thousands: space, no-break space, narrow no-break space, thin space, tab. */
const SPACES = /[ \u00a0\u202f\u2009\t]/g

/** An amount as a person types it (product §5, input): commas become dots, spaces go, empty is 0. */
export function parseTypedAmount(text: string): Result<Minor, 'amount_invalid'> {
  const plain = text.replaceAll(',', '.').replace(SPACES, '')
  if (plain === '') return ok(ZERO_MINOR)
  return parseAmountText(plain)
}

/** Strict text of an amount: `12`, `12.5`, `12.50`; `1.005` is refused, never rounded. */
export function parseAmountText(text: string): Result<Minor, 'amount_invalid'> {
  const match = AMOUNT_TEXT.exec(text)
  if (match === null) return err('amount_invalid')
  const whole = match[1] ?? '0'
  const cents = (match[2] ?? match[3] ?? '').padEnd(2, '0')
  // Bounded before BigInt sees it: a megabyte of digits is not an amount.
  if (whole.length > 20) return err('amount_invalid')
  const amount = BigInt(whole) * MINOR_PER_MAJOR + BigInt(cents)
  return amount <= AMOUNT_MAX_MINOR ? ok(amount as Minor) : err('amount_invalid')
}

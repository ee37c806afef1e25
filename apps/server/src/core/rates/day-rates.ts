import { parseExchangeRate } from '@xezer/money/exchange'
import { multiplyRational, type Rational, rational } from '@xezer/money/rational'
import { PAY_CURRENCIES } from '@xezer/payments/pay-currencies'
import { invertRate, type ManatRates } from '@xezer/payments/rates'
import { err, ok, type Result } from '@xezer/std/result'

/** The central banks whose day files are understood: of Azerbaijan and of Russia. */
export const BANKS = ['cbar', 'cbr'] as const
export type Bank = (typeof BANKS)[number]

export interface DayRates {
  /** `2018-10-30`, as the file says. */
  readonly day: string
  readonly rates: ManatRates
}

/** Why a file is not taken. */
export type RateFault =
  | 'rates_unreadable'
  | 'rates_too_large'
  | 'rates_lack_currency'
  | 'rates_older'
  | 'rates_moved'

/** A rate that moves by more than a fifth from one file to the next is a mistake before it is a market. */
const MOVE_MAX: Rational = rational(20n, 100n)

/** `last` is what was taken before, null for the first file. A file of the same day says nothing new. */
export function judgeRates(last: DayRates | null, next: DayRates): Result<'new' | 'known', RateFault> {
  if (last === null) return ok('new')
  if (next.day < last.day) return err('rates_older')
  if (next.day === last.day) return ok('known')
  const hasMoved = PAY_CURRENCIES.some((currency) => movedTooFar(last.rates[currency], next.rates[currency]))
  return hasMoved ? err('rates_moved') : ok('new')
}

function movedTooFar(last: Rational, next: Rational): boolean {
  const ratio = multiplyRational(next, invertRate(last))
  const change = ratio.numerator - ratio.denominator
  const size = change < 0n ? -change : change
  return size * MOVE_MAX.denominator > MOVE_MAX.numerator * ratio.denominator
}

/** `30.10.2018`, as both banks write it, to `2018-10-30`; null for what is no day. */
export function readBankDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  const iso = `${year}-${month}-${day}`
  const isDay = new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ?? false
  return isDay ? iso : null
}

/** A value for so many units, exactly. */
export function readBankValue(value: string, nominal: string): Rational | null {
  const parsed = parseExchangeRate(value)
  if (!parsed.ok || !/^[1-9]\d{0,6}$/.test(nominal)) return null
  return rational(parsed.value.numerator, parsed.value.denominator * BigInt(nominal))
}

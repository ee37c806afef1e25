import { type ExchangeRate, exchange } from '@xezer/money/exchange'
import { type Currency, type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { err, ok, type Result } from '@xezer/std/result'
import { feeOf } from './fees.ts'
import {
  type Direction,
  METHOD_NAMES,
  METHODS,
  type MethodName,
  payCurrencyOf,
  payLimitsOf,
} from './methods.ts'
import type { PayCurrency } from './pay-currencies.ts'
import { exchangeUp, invertRate, leastWorth, type ManatRates, payPerUnit } from './rates.ts'

/** What is to be paid: by whom, how, and at which rates. */
export interface PayTerms {
  readonly method: MethodName
  readonly direction: Direction
  readonly currency: Currency
  readonly rates: ManatRates
  /** The least deposit of the house, in manat. */
  readonly minimumDeposit: Minor
}

export interface AmountLimits {
  readonly min: Minor
  readonly max: Minor
}

export interface Quote {
  /** In the player's currency. */
  readonly fee: Minor
  /** What leaves or reaches the account at the method, in its currency. */
  readonly pay: { readonly currency: PayCurrency; readonly amount: Minor }
  readonly rate: ExchangeRate
}

export type AmountFault =
  | { readonly code: 'amount_invalid' }
  | { readonly code: 'amount_below'; readonly amount: Minor }
  | { readonly code: 'amount_above'; readonly amount: Minor }

/** What one payment may be in the player's currency: the method's own least rounded up and most rounded down. */
export function amountLimitsOf(terms: PayTerms): AmountLimits {
  const { method, direction, currency, rates, minimumDeposit } = terms
  const pay = payCurrencyOf(method, currency)
  const back = invertRate(payPerUnit(pay, currency, rates))
  const own = payLimitsOf(method, pay)
  const min = exchangeUp(own.min, back)
  const max = exchange(own.max, back)
  if (direction === 'out') return { min, max }
  const least = leastWorth(minimumDeposit, currency, rates)
  return { min: least > min ? least : min, max }
}

/** The least that any method pays out. */
export function leastPayout(currency: Currency, rates: ManatRates): Minor {
  const leasts = METHOD_NAMES.map(
    (method) => amountLimitsOf({ method, direction: 'out', currency, rates, minimumDeposit: ZERO_MINOR }).min,
  )
  return leasts.reduce((least, min) => (min < least ? min : least))
}

export function checkAmount(terms: PayTerms, amount: Minor): Result<Minor, AmountFault> {
  const { min, max } = amountLimitsOf(terms)
  if (amount <= 0n) return err({ code: 'amount_invalid' })
  if (amount < min) return err({ code: 'amount_below', amount: min })
  return amount > max ? err({ code: 'amount_above', amount: max }) : ok(amount)
}

/** What an amount comes to at the method. A deposit is rounded up and a payout down: what lies between stays with the house. */
export function quotePayment(terms: PayTerms, amount: Minor): Quote {
  const { method, direction, currency, rates } = terms
  const pay = payCurrencyOf(method, currency)
  const rate = payPerUnit(pay, currency, rates)
  const fee = feeOf(METHODS[method].fees[direction], amount, rate)
  const paid = direction === 'in' ? exchangeUp(minor(amount + fee), rate) : exchange(less(amount, fee), rate)
  return { fee, pay: { currency: pay, amount: paid }, rate }
}

function less(amount: Minor, fee: Minor): Minor {
  return fee < amount ? minor(amount - fee) : ZERO_MINOR
}

import type { ExchangeRate } from '@xezer/money/exchange'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { ceilProduct, multiplyRational, RATIONAL_ONE, type Rational, rational } from '@xezer/money/rational'
import { OWN_PAY_CURRENCY, type PayCurrency } from './pay-currencies.ts'

/** What one unit of each is worth in manat. */
export type ManatRates = Readonly<Record<PayCurrency, Rational>>

export function invertRate({ numerator, denominator }: ExchangeRate): ExchangeRate {
  return rational(denominator, numerator)
}

/** What one unit of a player's currency is worth in manat. */
export function manatPerUnit(currency: Currency, rates: ManatRates): ExchangeRate {
  const own = OWN_PAY_CURRENCY[currency]
  return own === null ? RATIONAL_ONE : rates[own]
}

/** How much of what a method is paid in one unit of the player's currency costs. */
export function payPerUnit(pay: PayCurrency, currency: Currency, rates: ManatRates): ExchangeRate {
  if (OWN_PAY_CURRENCY[currency] === pay) return RATIONAL_ONE
  return multiplyRational(manatPerUnit(currency, rates), invertRate(rates[pay]))
}

/** Rounded up: what a player pays, and the least that a method takes. */
export function exchangeUp(amount: Minor, rate: ExchangeRate): Minor {
  return minor(ceilProduct(amount, rate))
}

/** The least amount of a currency that is worth so much manat, exactly. */
export function leastWorth(manat: Minor, currency: Currency, rates: ManatRates): Minor {
  return exchangeUp(manat, invertRate(manatPerUnit(currency, rates)))
}

const SHOWN_DIGITS_MIN = 1000n

/** A rate for reading, of four digits at least and two decimals at least: `38.61`, `0.5882`. Nothing is computed from it. */
export function shownRate(rate: ExchangeRate): string {
  let decimals = 2
  const scaled = () => rounded(rate, 10n ** BigInt(decimals))
  while (scaled() < SHOWN_DIGITS_MIN && decimals < 8) decimals++
  const digits = String(scaled()).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function rounded({ numerator, denominator }: ExchangeRate, scale: bigint): bigint {
  return (2n * numerator * scale + denominator) / (2n * denominator)
}

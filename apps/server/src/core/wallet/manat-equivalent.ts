import { type ExchangeRate, exchange } from '@xezer/money/exchange'
import type { Currency, Minor } from '@xezer/money/minor'
import { invertRate, manatPerUnit } from '@xezer/payments/rates'
import { STANDARD_RATES } from '../rates/standard-rates.ts'

/**
 * What one unit is worth in manat, for limits and liability only: no player's money is exchanged at these. They are the
 * standard ones on every day, since what a bet adds to the liability must be what is taken off when it is settled.
 */
const IN_MANAT = ratesBy((currency) => manatPerUnit(currency, STANDARD_RATES))

/** What one manat is worth in them. */
const OF_MANAT = ratesBy((currency) => invertRate(IN_MANAT[currency]))

export function toManat(amount: Minor, currency: Currency): Minor {
  return exchange(amount, IN_MANAT[currency])
}

/** An amount of manat in another currency, rounded down. */
export function fromManat(manat: Minor, currency: Currency): Minor {
  return exchange(manat, OF_MANAT[currency])
}

/** Exactly: neither side is rounded. */
export function isWorthAtLeast(amount: Minor, currency: Currency, manat: Minor): boolean {
  const { numerator, denominator } = IN_MANAT[currency]
  return amount * numerator >= manat * denominator
}

function ratesBy(of: (currency: Currency) => ExchangeRate): Readonly<Record<Currency, ExchangeRate>> {
  return { AZN: of('AZN'), USD: of('USD'), EUR: of('EUR'), RUR: of('RUR') }
}

import { type ExchangeRate, exchange } from '@xezer/money/exchange'
import type { Currency, Minor } from '@xezer/money/minor'
import { rational } from '@xezer/money/rational'

/** What one unit is worth in manat, for limits and liability only: no player's money is exchanged at these. */
const IN_MANAT: Readonly<Record<Currency, ExchangeRate>> = {
  AZN: rational(1n),
  USD: rational(17n, 10n),
  EUR: rational(195n, 100n),
  RUR: rational(2n, 100n),
}

/** What one manat is worth in them. */
const OF_MANAT: Readonly<Record<Currency, ExchangeRate>> = {
  AZN: inverse(IN_MANAT.AZN),
  USD: inverse(IN_MANAT.USD),
  EUR: inverse(IN_MANAT.EUR),
  RUR: inverse(IN_MANAT.RUR),
}

export function toManat(amount: Minor, currency: Currency): Minor {
  return exchange(amount, IN_MANAT[currency])
}

/** An amount of manat in another currency, rounded down. */
export function fromManat(manat: Minor, currency: Currency): Minor {
  return exchange(manat, OF_MANAT[currency])
}

function inverse({ numerator, denominator }: ExchangeRate): ExchangeRate {
  return rational(denominator, numerator)
}

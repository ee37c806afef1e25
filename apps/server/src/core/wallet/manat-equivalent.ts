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

export function toManat(amount: Minor, currency: Currency): Minor {
  return exchange(amount, IN_MANAT[currency])
}

/** An amount of manat in another currency, rounded down. */
export function fromManat(manat: Minor, currency: Currency): Minor {
  const { numerator, denominator } = IN_MANAT[currency]
  return exchange(manat, rational(denominator, numerator))
}

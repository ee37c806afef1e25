import type { Currency } from '@xezer/money/minor'

/** The currencies that methods are paid in, as gateways write them: their RUB is the RUR of players' accounts. */
export const PAY_CURRENCIES = ['RUB', 'USD', 'EUR'] as const
export type PayCurrency = (typeof PAY_CURRENCIES)[number]

/** Their numbers of ISO 4217, by which gateways name them. */
export const PAY_CURRENCY_NUMBERS: Readonly<Record<PayCurrency, string>> = {
  RUB: '643',
  USD: '840',
  EUR: '978',
}

/** The same money under a gateway's name; the manat is paid in by no method. */
export const OWN_PAY_CURRENCY: Readonly<Record<Currency, PayCurrency | null>> = {
  AZN: null,
  USD: 'USD',
  EUR: 'EUR',
  RUR: 'RUB',
}

import type { Currency, Minor } from '@xezer/money/minor'
import { leastPayout } from '@xezer/payments/quotes'
import type { Rates } from './rates.ts'
import { STANDARD_RATES } from './standard-rates.ts'

/** The least that a player can take out of a wallet of this currency; null: nothing can be taken out of this house. */
export type FindLeastPayout = (currency: Currency) => Promise<Minor | null>

/** While the bank is silent the rates of the house hold: nothing is exchanged by what is found here. */
export function createLeastPayout(rates: Rates, hasGateway: boolean): FindLeastPayout {
  return async (currency) =>
    hasGateway ? leastPayout(currency, (await rates.current())?.rates ?? STANDARD_RATES) : null
}

import { rational } from '@xezer/money/rational'
import type { ManatRates } from '@xezer/payments/rates'

/** The rates that the house has set itself: those of payments unless a bank is asked, and always those of limits and liability. */
export const STANDARD_RATES: ManatRates = {
  USD: rational(17n, 10n),
  EUR: rational(195n, 100n),
  RUB: rational(2n, 100n),
}

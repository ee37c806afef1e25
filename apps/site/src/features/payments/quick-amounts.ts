import type { MethodTerms } from '@xezer/contract/payments'
import type { Currency } from '@xezer/money/minor'

const AMOUNTS: Readonly<Record<Currency, readonly number[]>> = {
  AZN: [20, 50, 100, 200, 500],
  USD: [20, 50, 100, 200, 500],
  EUR: [20, 50, 100, 200, 500],
  RUR: [1000, 2000, 5000, 10_000, 20_000],
}

/** Round amounts that the method takes. */
export function quickAmounts({ min, max }: MethodTerms, currency: Currency): number[] {
  return AMOUNTS[currency].filter((amount) => amount >= min && amount <= max)
}

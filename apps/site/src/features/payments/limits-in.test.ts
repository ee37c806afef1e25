import { expect, it } from 'vitest'
import { EXAMPLE_METHODS } from './example-methods.ts'
import { limitsIn } from './limits-in.ts'

const rate = (currency: 'RUR' | 'USD' | 'EUR', numerator: string, denominator: string) => ({
  ...{ currency, numerator, denominator, text: '', time: null },
})
/** At 1.70, 1.95 and 0.02 manat for a dollar, euro, rouble. */
const MANAT = {
  ...EXAMPLE_METHODS,
  rates: [rate('RUR', '50', '1'), rate('USD', '10', '17'), rate('EUR', '20', '39')],
}

it.each([
  ['AZN', 20, 'payeer', 20, 12_950],
  ['USD', 11.77, 'payeer', 11.77, 10_000],
  ['EUR', 10.26, 'payeer', 10.26, 10_000],
  ['RUR', 1000, 'payeer', 1000, 500_000],
  // Paid in roubles whatever the account is in.
  ['USD', 11.77, 'beeline', 11.77, 176.47],
] as const)('in %s the least is %d, and %s takes %d to %d', (currency, minimum, method, min, max) => {
  const limits = limitsIn(currency, MANAT)
  expect(limits.minimum).toBe(minimum)
  expect(limits.in.find((terms) => terms.method === method)).toMatchObject({ min, max })
})

it('says the rates of the currency that is read in', () => {
  const texts = (currency: 'USD' | 'RUR') => limitsIn(currency, MANAT).rates.map(({ text }) => text)
  expect(texts('USD')).toEqual(['1 USD = 85.00 RUB', '1 USD = 0.8718 EUR'])
  expect(texts('RUR')).toEqual(['1 RUB = 0.01176 USD', '1 RUB = 0.01026 EUR'])
})

it('stays in manat where a rate is not told', () => {
  expect(limitsIn('USD', EXAMPLE_METHODS)).toBe(EXAMPLE_METHODS)
})

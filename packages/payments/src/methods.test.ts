import { CURRENCIES, type Currency } from '@xezer/money/minor'
import { describe, expect, it } from 'vitest'
import { readAccount } from './account-fields.ts'
import {
  accountFieldOf,
  DIRECTIONS,
  METHOD_NAMES,
  METHODS,
  type MethodName,
  PROCESSING_TIMES,
  payCurrencyOf,
  payLimitsOf,
} from './methods.ts'
import { PAY_CURRENCIES, PAY_CURRENCY_NUMBERS, type PayCurrency } from './pay-currencies.ts'

describe('the table of methods', () => {
  it('has thirteen', () => {
    expect(METHOD_NAMES).toHaveLength(13)
    expect(Object.keys(METHODS).sort()).toEqual([...METHOD_NAMES].sort())
  })

  it.each<[MethodName, PayCurrency, bigint, bigint]>([
    ['piastrix', 'RUB', 100n, 10_000_000n],
    ['piastrix', 'EUR', 100n, 10_000_000n],
    ['qiwi', 'RUB', 10_000n, 25_000_000n],
    ['qiwi', 'USD', 5n, 390_000n],
    ['qiwi', 'EUR', 50n, 340_000n],
    ['payeer', 'RUB', 100n, 50_000_000n],
    ['payeer', 'USD', 1n, 1_000_000n],
    ['payeer', 'EUR', 1n, 1_000_000n],
    ['pm', 'USD', 1n, 1_000_000n],
    ['pm', 'EUR', 1n, 1_000_000n],
    ['beeline', 'RUB', 1000n, 1_500_000n],
    ['mts', 'RUB', 1000n, 1_499_900n],
    ['megafon', 'RUB', 1000n, 1_500_000n],
    ['tele2', 'RUB', 1000n, 1_500_000n],
    ['alfabank', 'RUB', 100n, 1_500_000n],
  ])('%s takes in %s what the specification says', (method, pay, min, max) => {
    expect(payLimitsOf(method, pay)).toEqual({ min, max })
  })

  it('knows no limits in a currency that a method is not paid in', () => {
    expect(() => payLimitsOf('beeline', 'USD')).toThrow()
  })

  it.each<[Currency, MethodName, PayCurrency]>([
    ['AZN', 'payeer', 'RUB'],
    ['AZN', 'pm', 'USD'],
    ['USD', 'payeer', 'USD'],
    ['USD', 'beeline', 'RUB'],
    ['EUR', 'pm', 'EUR'],
    ['EUR', 'yandex', 'RUB'],
    ['RUR', 'qiwi', 'RUB'],
    ['RUR', 'pm', 'USD'],
  ])('an account in %s pays %s in %s', (currency, method, pay) => {
    expect(payCurrencyOf(method, currency)).toBe(pay)
  })

  it('promises deposits at once and payouts within a day', () => {
    expect(PROCESSING_TIMES).toEqual({ in: 'instant', out: 'day' })
  })

  it('names currencies by their numbers of ISO 4217', () => {
    expect(PAY_CURRENCY_NUMBERS).toEqual({ RUB: '643', USD: '840', EUR: '978' })
  })

  it('asks for accounts of which its own example is one', () => {
    for (const method of METHOD_NAMES)
      for (const direction of DIRECTIONS)
        for (const pay of PAY_CURRENCIES) {
          const field = accountFieldOf(method, direction, pay)
          if (field !== null) expect(readAccount(field, field.example).ok, `${method} ${pay}`).toBe(true)
        }
  })

  it('pays nobody out without an account', () => {
    for (const method of METHOD_NAMES)
      for (const currency of CURRENCIES)
        expect(accountFieldOf(method, 'out', payCurrencyOf(method, currency))).not.toBeNull()
  })
})

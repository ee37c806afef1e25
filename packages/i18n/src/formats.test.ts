import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiUpperCase } from './ascii-upper-case.ts'
import { errorText } from './error-text.ts'
import { formatAmount, formatMoney } from './format-money.ts'
import { formatOdds } from './format-odds.ts'
import { formatEventTime } from './format-time.ts'

describe('formatMoney: dot, two decimals, no-break spaces in every language', () => {
  it.each([
    [123450n, 'AZN', '1\u00a0234.50\u00a0₼'],
    [0n, 'AZN', '0.00\u00a0₼'],
    [5n, 'USD', '0.05\u00a0$'],
    [-123456789n, 'EUR', '-1\u00a0234\u00a0567.89\u00a0€'],
    [100000n, 'RUR', '1\u00a0000.00\u00a0₽'],
  ])('%i %s is %s', (amount, currency, expected) => {
    expect(formatMoney(amount, currency)).toBe(expected)
  })

  it('loses no digit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (amount) => {
        expect(BigInt(formatAmount(amount).replaceAll('\u00a0', '').replace('.', ''))).toBe(amount)
      }),
    )
  })
})

describe('formatOdds: two decimals, never raised, thousands apart as those of money', () => {
  it.each([
    [1010, '1.01'],
    [1859, '1.85'],
    [19000, '19.00'],
    [1000000, '1\u00a0000.00'],
    [1234567890, '1\u00a0234\u00a0567.89'],
  ])('%i is %s', (odds, expected) => {
    expect(formatOdds(odds)).toBe(expected)
  })
})

it('shows a time as DD/MM HH:mm in the zone of the visitor', () => {
  expect(formatEventTime(new Date(2026, 10, 3, 9, 5))).toBe('03/11 09:05')
})

it('raises only ASCII letters, so that i stays an i without a dot above', () => {
  expect(asciiUpperCase('fin i ı ş')).toBe('FIN I ı ş')
})

it('escapes every value that goes into an error sentence', () => {
  expect(errorText('stake_above_maximum', { amount: '<b>1</b>' }, 'en')).toBe(
    'Maximum stake &lt;b&gt;1&lt;/b&gt;',
  )
})

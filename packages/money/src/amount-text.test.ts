import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatAmountText } from './amount-text.ts'
import { AMOUNT_MAX_MINOR, minor } from './minor.ts'
import { parseAmountText } from './parse-amount.ts'

it.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [193_050n, '1930.50'],
])('%d is written as %s', (amount, text) => {
  expect(formatAmountText(minor(amount))).toBe(text)
})

it('what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: AMOUNT_MAX_MINOR }), (amount) => {
      expect(parseAmountText(formatAmountText(minor(amount)))).toEqual({ ok: true, value: amount })
    }),
  )
})

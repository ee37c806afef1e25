import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseFraction, writeFraction } from './fraction-text.ts'
import { rational } from './rational.ts'

it('is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 50n), max: 10n ** 50n }),
      fc.bigInt({ min: 1n, max: 10n ** 50n }),
      (numerator, denominator) => {
        const value = rational(numerator, denominator)
        expect(parseFraction(writeFraction(value))).toEqual(value)
      },
    ),
  )
})

it.each(['', '17', '17/0', '1.7/1', '17/-10', ' 17/10', '17/10/1'])('%j is none', (text) => {
  expect(parseFraction(text)).toBeNull()
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addRational,
  ceilProduct,
  floorProduct,
  floorRational,
  multiplyRational,
  RATIONAL_ONE,
  RATIONAL_ZERO,
  rational,
} from './rational.ts'

const anyRational = fc
  .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }))
  .map(([numerator, denominator]) => rational(numerator, denominator))

describe('rational: exact, in lowest terms', () => {
  it.each([
    [rational(2n, 4n), { numerator: 1n, denominator: 2n }],
    [rational(3n, -6n), { numerator: -1n, denominator: 2n }],
    [rational(0n, 7n), { numerator: 0n, denominator: 1n }],
    [RATIONAL_ZERO, rational(0n)],
    [RATIONAL_ONE, rational(1n)],
    [addRational(rational(1n, 2n), rational(1n, 3n)), { numerator: 5n, denominator: 6n }],
    [multiplyRational(rational(23n, 10n), rational(11n, 10n)), { numerator: 253n, denominator: 100n }],
  ])('case %#', (value, expected) => {
    expect(value).toEqual(expected)
  })

  it.each([
    [7n, 2n, 3n],
    [-7n, 2n, -4n],
    [-8n, 2n, -4n],
    [0n, 5n, 0n],
  ])('floor of %d/%d is %d', (numerator, denominator, expected) => {
    expect(floorRational(rational(numerator, denominator))).toBe(expected)
  })

  it('refuses a zero denominator', () => {
    expect(() => rational(1n, 0n)).toThrow('over zero')
  })

  it('rounds a product down as it would in lowest terms', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), anyRational, (whole, factor) => {
        expect(floorProduct(whole, factor)).toBe(floorRational(multiplyRational(rational(whole), factor)))
      }),
    )
  })

  it('rounds a product up to the next whole number, and leaves a whole one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), anyRational, (whole, factor) => {
        const product = multiplyRational(rational(whole), factor)
        const up = product.denominator === 1n ? product.numerator : floorRational(product) + 1n
        expect(ceilProduct(whole, factor)).toBe(up)
      }),
    )
  })

  it('distributes multiplication over addition', () => {
    fc.assert(
      fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
        const left = multiplyRational(a, addRational(b, c))
        expect(left).toEqual(addRational(multiplyRational(a, b), multiplyRational(a, c)))
      }),
    )
  })
})

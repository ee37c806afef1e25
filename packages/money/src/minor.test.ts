import { describe, expect, it } from 'vitest'
import { AMOUNT_MAX_MINOR, CURRENCIES, MINOR_PER_MAJOR, major } from './minor.ts'

describe('amounts in minor units', () => {
  // In this order: the place of each is part of the ids of the house's accounts.
  it('are of four currencies', () => {
    expect(CURRENCIES).toEqual(['AZN', 'USD', 'EUR', 'RUR'])
  })

  it.each([
    [0, 0n],
    [1, 100n],
    [-3, -300n],
    [10_000_000_000_000, AMOUNT_MAX_MINOR],
  ])('%d whole units are %d', (whole, expected) => {
    expect(major(whole)).toBe(expected)
    expect(BigInt(whole) * MINOR_PER_MAJOR).toBe(expected)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d are no whole amount', (whole) => {
    expect(() => major(whole)).toThrow('not a whole amount')
  })
})

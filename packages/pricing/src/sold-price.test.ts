import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manyWayPriceChances, twoWayPriceChance } from './margin.ts'
import { boundedPriceChance, soldPrice } from './sold-price.ts'

describe('boundedPriceChance: the margin takes a fifth of the fair price at most', () => {
  it.each([
    [0.5, 0.525, 0.525, 'an everyday price stays'],
    [1 / 70, 1 / 11, 1 / 56, 'a fair 70 would have been sold at 11'],
    [0.98, 0.999, 1 / 1.01, 'no price lies below 1.01'],
  ])('chance %d at price chance %d: %d (%s)', (chance, priceChance, expected) => {
    expect(boundedPriceChance(chance, priceChance)).toBeCloseTo(expected, 12)
  })

  it('keeps the order of the margins that it bounds', () => {
    const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true })
    fc.assert(
      fc.property(chance, chance, (p, q) => {
        const [low, high] = p < q ? [p, q] : [q, p]
        const bounded = (value: number) => boundedPriceChance(value, twoWayPriceChance(value, 0.09))
        expect(bounded(low)).toBeLessThanOrEqual(bounded(high))
      }),
    )
  })
})

describe('soldPrice: a price of the ladder near enough to the fair one, or none', () => {
  it.each([
    [0.5, 0.525, 1900, 'the step below'],
    [0.985, 1 / 1.01, 1010, 'the floor, while the fair price is above it'],
    [0.992, 1 / 1.01, null, 'a fair price below the floor is not sold'],
    [1 / 600, 1 / 550, 500_000, 'the top of the ladder keeps five sixths of 600'],
    [1 / 800, 1 / 650, null, 'and too little of 800'],
    [0.0014, 1 / 700, 500_000, 'the top is exactly seven tenths of the fair one'],
    [0, 0, null, 'what cannot happen'],
  ] as [number, number, number | null, string][])(
    'chance %d at price chance %d: %j (%s)',
    (chance, priceChance, expected) => {
      expect(soldPrice(chance, priceChance)).toBe(expected)
    },
  )

  it('keeps 0.7 of the fair price of everything that is sold, and never more than all of it', () => {
    const weights = fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: 2, maxLength: 37 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0.03, max: 0.25, noNaN: true }), (raw, margin) => {
        const total = raw.reduce((sum, value) => sum + value, 0)
        const chances = raw.map((value) => value / total)
        const priceChances = manyWayPriceChances(chances, 1 + margin)
        for (const [index, chance] of chances.entries()) {
          const odds = soldPrice(chance, boundedPriceChance(chance, priceChances[index] ?? 1))
          if (odds === null) continue
          expect((odds / 1000) * chance).toBeGreaterThanOrEqual(0.7)
          expect((odds / 1000) * chance).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
    )
  })
})

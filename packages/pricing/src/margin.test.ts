import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manyWayPriceChances, twoWayPriceChance } from './margin.ts'

const chance = fc.double({ min: 0.005, max: 0.995, noNaN: true })
const margin = fc.double({ min: 0.001, max: 0.15, noNaN: true })

describe('twoWayPriceChance: odds ratios of both outcomes times one constant', () => {
  it.each([
    [0.5, 0.05, 0.525, 'shared evenly at even chances'],
    [0.985, 0.05, 0.9961, 'near certainty the price stays above 1, where a proportional margin would not'],
    [0.1, 0.05, 0.1277, 'the outsider carries more'],
  ])('chance %d at margin %d is priced as %d (%s)', (p, m, expected) => {
    expect(twoWayPriceChance(p, m)).toBeCloseTo(expected, 3)
  })

  it('sums to 1 + margin with its complement, and is never below the chance', () => {
    fc.assert(
      fc.property(chance, margin, (p, m) => {
        const own = twoWayPriceChance(p, m)
        expect(own + twoWayPriceChance(1 - p, m)).toBeCloseTo(1 + m, 9)
        expect(own).toBeGreaterThanOrEqual(p)
        expect(own).toBeLessThan(1)
      }),
    )
  })

  it('rises with the chance', () => {
    fc.assert(
      fc.property(chance, chance, margin, (p, q, m) => {
        fc.pre(Math.abs(p - q) > 1e-9)
        expect(twoWayPriceChance(Math.max(p, q), m)).toBeGreaterThan(twoWayPriceChance(Math.min(p, q), m))
      }),
    )
  })
})

describe('manyWayPriceChances: odds ratios of all outcomes times one constant', () => {
  it('sums to the target and puts a margin on every outcome', () => {
    const weights = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 37 })
    fc.assert(
      fc.property(weights, margin, (raw, m) => {
        const total = raw.reduce((sum, value) => sum + value, 0)
        const chances = raw.map((value) => value / total)
        fc.pre(Math.max(...chances) < 0.97)
        const priced = manyWayPriceChances(chances, 1 + m)
        expect(priced.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1 + m, 8)
        priced.forEach((value, index) => {
          expect(value).toBeGreaterThanOrEqual((chances[index] ?? 1) - 1e-12)
        })
      }),
    )
  })

  it('agrees with the closed form for two outcomes', () => {
    expect(manyWayPriceChances([0.7, 0.3], 1.06)[0]).toBeCloseTo(twoWayPriceChance(0.7, 0.06), 9)
  })

  it('never prices below the chance when the target leaves no room', () => {
    expect(manyWayPriceChances([0.2, 0.3], 0.4)).toEqual([0.2, 0.3])
  })
})

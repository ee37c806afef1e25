import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chanceAtLeast,
  chanceOf,
  chanceOfOdd,
  differenceOf,
  meanOf,
  meanOfPower,
  negated,
  poissonCount,
  sumOf,
} from './integer-distribution.ts'

const mean = fc.double({ min: 0, max: 6, noNaN: true })

describe('integer distributions', () => {
  it('a Poisson count has its textbook chances, on top of what is there already', () => {
    const count = poissonCount(1.5, 2)
    expect(chanceOf(count, 2)).toBeCloseTo(Math.exp(-1.5), 8)
    expect(chanceOf(count, 4)).toBeCloseTo((1.5 ** 2 / 2) * Math.exp(-1.5), 8)
    expect(chanceOf(count, 1)).toBe(0)
    expect(chanceAtLeast(count, 3)).toBeCloseTo(1 - Math.exp(-1.5), 8)
  })

  it('sums to 1 and keeps its mean', () => {
    fc.assert(
      fc.property(mean, fc.integer({ min: 0, max: 5 }), (value, already) => {
        const count = poissonCount(value, already)
        expect(chanceAtLeast(count, -100)).toBeCloseTo(1, 12)
        expect(meanOf(count)).toBeCloseTo(already + value, 6)
      }),
    )
  })

  it('independent Poisson counts add to a Poisson count', () => {
    fc.assert(
      fc.property(mean, mean, (a, b) => {
        const sum = sumOf(poissonCount(a), poissonCount(b))
        const whole = poissonCount(a + b)
        for (let value = 0; value < 12; value++) {
          expect(chanceOf(sum, value)).toBeCloseTo(chanceOf(whole, value), 7)
        }
      }),
    )
  })

  it('a difference turned around is the other difference', () => {
    const left = poissonCount(1.2)
    const right = poissonCount(2.1, 1)
    const turned = negated(differenceOf(left, right))
    const other = differenceOf(right, left)
    for (let value = -8; value <= 8; value++)
      expect(chanceOf(turned, value)).toBeCloseTo(chanceOf(other, value), 12)
  })

  it('odd values and powers follow the Poisson closed forms', () => {
    const count = poissonCount(1.7)
    expect(chanceOfOdd(count)).toBeCloseTo((1 - Math.exp(-3.4)) / 2, 7)
    expect(meanOfPower(count, 0.9)).toBeCloseTo(Math.exp(-1.7 * 0.1), 7)
    expect(chanceOfOdd(negated(count))).toBeCloseTo(chanceOfOdd(count), 12)
  })
})

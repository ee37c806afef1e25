import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chanceAtLeast,
  chanceOf,
  chanceOfOdd,
  differenceOf,
  integerDistribution,
  meanOf,
  meanOfPower,
  mixtureOf,
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
    expect(chanceAtLeast(count, 100)).toBe(0)
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

  it.each([60, 85, 220, 650])('a count of mean %d keeps its mean, its spread and its tail', (value) => {
    const count = poissonCount(value)
    expect(meanOf(count)).toBeCloseTo(value, 4)
    let square = 0
    for (let at = 0; at < count.mass.length; at++) square += (at - value) ** 2 * chanceOf(count, at)
    expect(square).toBeCloseTo(value, 2)
    expect(chanceAtLeast(count, Math.ceil(value + 4 * Math.sqrt(value)))).toBeGreaterThan(1e-5)
  })

  it('a cut that loses a billionth is an error', () => {
    expect(() => integerDistribution(0, Float64Array.from([0.5, 0.5 - 2e-9]))).toThrow('tail')
    expect(() => integerDistribution(0, Float64Array.from([0.5, 0.5 - 2e-10]))).not.toThrow()
    expect(() => poissonCount(800)).toThrow('mean')
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

  it('a mixture has the mean of the chances of its parts, whichever of them is the longer', () => {
    const [short, long] = [poissonCount(0.4, 2), poissonCount(5, 2)]
    const mixed = mixtureOf([
      { chance: 0.25, of: short },
      { chance: 0.75, of: long },
    ])
    for (const value of [1, 2, 3, 9, 20]) {
      const expected = 0.25 * chanceOf(short, value) + 0.75 * chanceOf(long, value)
      expect(chanceOf(mixed, value)).toBeCloseTo(expected, 15)
    }
    expect(() =>
      mixtureOf([
        { chance: 1, of: short },
        { chance: 0, of: poissonCount(5) },
      ]),
    ).toThrow('begin')
  })

  it('odd values and powers follow the Poisson closed forms', () => {
    const count = poissonCount(1.7)
    expect(chanceOfOdd(count)).toBeCloseTo((1 - Math.exp(-3.4)) / 2, 7)
    expect(meanOfPower(count, 0.9)).toBeCloseTo(Math.exp(-1.7 * 0.1), 7)
    expect(chanceOfOdd(negated(count))).toBeCloseTo(chanceOfOdd(count), 12)
  })
})

import type { Odds } from '@xezer/money/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorToLadder, LADDER_TOP, stepAt } from './tick-ladder.ts'

describe('floorToLadder: the highest price of the ladder that does not exceed the price', () => {
  it.each([
    [1.0099, null, 'below the floor'],
    [1.01, 1010, 'the floor'],
    [1.019, 1010, 'steps of 0.01'],
    [1.15, 1150, 'an exact step stays'],
    [1.999, 1990, 'the last step below 2'],
    [2.039, 2020, 'steps of 0.02'],
    [2.04, 2040, 'an exact step that binary fractions would lose'],
    [3.07, 3050, 'steps of 0.05'],
    [5.97, 5900, 'steps of 0.10'],
    [9.9, 9800, 'steps of 0.20'],
    [19.9, 19_500, 'steps of 0.50'],
    [29.9, 29_000, 'steps of 1'],
    [49.9, 48_000, 'steps of 2'],
    [99, 95_000, 'steps of 5'],
    [499, 490_000, 'steps of 10'],
    [12_345, 500_000, 'the top'],
  ] as [number, number | null, string][])('%d is sold at %j (%s)', (price, expected) => {
    expect(floorToLadder(price)).toBe(expected)
  })

  it('never rises and loses less than one step', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.01, max: 499, noNaN: true }), (price) => {
        const odds = floorToLadder(price)
        expect(odds).not.toBeNull()
        if (odds === null) return
        expect(odds).toBeLessThanOrEqual(price * 1000 * (1 + 1e-9))
        expect(price * 1000 - odds).toBeLessThan(stepAt(odds) + 1e-6)
      }),
    )
  })

  const rungs: number[] = []
  for (let rung = 1010; rung <= LADDER_TOP; rung += stepAt(rung as Odds)) rungs.push(rung)

  it('has every one of its own steps, as it is and as it comes from a price chance', () => {
    expect(rungs).toHaveLength(300)
    for (const rung of rungs) {
      expect(floorToLadder(rung / 1000)).toBe(rung)
      expect(floorToLadder(1 / (1000 / rung))).toBe(rung)
    }
  })

  it('forgives what binary fractions lose of an exact step, and no more than a billionth of a thousandth', () => {
    for (const rung of rungs.slice(1)) {
      expect(floorToLadder((rung / 1000) * (1 - 5e-13))).toBe(rung)
      expect(floorToLadder((rung / 1000) * (1 - 1.6e-12))).toBeLessThan(rung)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeMarks } from './place-marks.ts'

describe('marks on the line of a match', () => {
  it.each([
    [[], []],
    [["9'"], [0.1]],
    [
      ["45'", "72'"],
      [0.5, 0.8],
    ],
    [
      ["45'", "45+1'", "45+3'"],
      [0.5, 0.542, 0.584],
    ],
    [
      ["90+1'", "90+2'", "90+6'"],
      [0.916, 0.958, 1],
    ],
    [
      ["86'", "90'", "90+6'"],
      [0.916, 0.958, 1],
    ],
  ])('%j stand at %j', (minutes, shares) => {
    const placed = placeMarks(minutes)
    expect(placed).toHaveLength(shares.length)
    for (const [place, share] of shares.entries()) expect(placed[place]).toBeCloseTo(share)
  })

  it('keep their order, never overlap and never leave the line', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 20 })
    fc.assert(
      fc.property(minutes, (drawn) => {
        const sorted = drawn.toSorted((left, right) => left - right)
        const shares = placeMarks(sorted.map((minute) => `${minute}'`))
        for (const [place, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
          if (place > 0) expect(share - (shares[place - 1] ?? 0)).toBeGreaterThan(0.0419)
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeMarks } from './place-marks.ts'

describe('marks on the line of a match', () => {
  it.each([
    [[], []],
    [[0.1], [0.1]],
    [
      [0.5, 0.8],
      [0.5, 0.8],
    ],
    [
      [0.5, 0.5, 0.5],
      [0.5, 0.542, 0.584],
    ],
    [
      [1, 1, 1],
      [0.916, 0.958, 1],
    ],
    [
      [0.956, 1, 1],
      [0.916, 0.958, 1],
    ],
  ])('%j stand at %j', (wanted, shares) => {
    const placed = placeMarks(wanted)
    expect(placed).toHaveLength(shares.length)
    for (const [place, share] of shares.entries()) expect(placed[place]).toBeCloseTo(share)
  })

  it('keep their order, never overlap and never leave the line', () => {
    const wanted = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 })
    fc.assert(
      fc.property(wanted, (drawn) => {
        const shares = placeMarks(drawn.toSorted((left, right) => left - right))
        for (const [place, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
          if (place > 0) expect(share - (shares[place - 1] ?? 0)).toBeGreaterThan(0.0419)
        }
      }),
    )
  })
})

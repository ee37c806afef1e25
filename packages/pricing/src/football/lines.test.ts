import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesAround } from './lines.ts'

/** A share that rises by a tenth with each line and crosses one half at `balance`. */
const around = (balance: number) => (line: number) => Math.min(1, Math.max(0, 0.5 + 0.1 * (line - balance)))
const lines = (balance: number, shown: readonly number[] = [], most = 3) =>
  linesAround(around(balance), { step: 1, most, isShown: (line) => shown.includes(line) })

describe('linesAround: the lines nearest to the balance; those on the screen stay until clearly outside', () => {
  it.each([
    [10, [], [9, 10, 11], 'the nearest ones'],
    [11, [9, 10, 11], [9, 10, 11], 'one step is not enough to move them'],
    [12, [9, 10, 11], [10, 11, 12], 'two steps are, by as little as it takes'],
    [9, [9, 10, 11], [9, 10, 11], 'nor is one step the other way'],
  ])('balance %d with %j on the screen: %j (%s)', (balance, shown, expected) => {
    expect(lines(balance, shown)).toEqual(expected)
  })

  it.each([
    [4.2, [], true, 'a new line at 0.08'],
    [4.4, [], false, 'none at 0.06'],
    [4.4, [0], true, 'one on the screen stays'],
    [4.6, [0], false, 'until below 0.05'],
  ])('balance %d with %j on the screen: line 0 is %s (%s)', (balance, shown, isOffered) => {
    expect(lines(balance, shown, 15).includes(0)).toBe(isOffered)
  })

  it('settles: asked again with what it answered, it answers the same', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.array(fc.integer({ min: -20, max: 20 })),
        fc.integer({ min: 1, max: 9 }),
        (balance, shown, most) => {
          const once = lines(balance, shown, most)
          expect(once.length).toBeLessThanOrEqual(most)
          expect(lines(balance, once, most)).toEqual(once)
        },
      ),
    )
  })
})

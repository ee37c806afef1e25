import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distinctLines, linesAround } from './lines.ts'

/** A share that rises by a tenth with each line and crosses one half at `balance`. */
const around = (balance: number) => (line: number) => Math.min(1, Math.max(0, 0.5 + 0.1 * (line - balance)))
const lines = (balance: number, shown: readonly number[] = [], most = 3) =>
  linesAround(around(balance), { step: 1, most, isShown: (line) => shown.includes(line) })

describe('linesAround: opens the lines nearest to the balance; one on the screen stays until clearly outside', () => {
  it.each([
    [10, [], 3, [9, 10, 11], 'the nearest ones'],
    [10, [], 2, [9, 10], 'the lower one of two that are as near'],
    [11, [9, 10, 11], 3, [9, 10, 11, 12], 'a step brings one and closes none'],
    [12, [9, 10, 11], 3, [9, 10, 11, 12, 13], 'two steps close none either'],
    [13, [9, 10, 11], 3, [10, 11, 12, 13, 14], 'three close the last one'],
    [9, [9, 10, 11], 3, [8, 9, 10, 11], 'nor does a step the other way'],
    [10, [6, 7, 13, 14], 3, [7, 9, 10, 11, 13], 'what is too far on either side closes'],
  ])('balance %d with %j on the screen, %d at first: %j (%s)', (balance, shown, most, expected) => {
    expect(lines(balance, shown, most)).toEqual(expected)
  })

  it('a balance that goes and comes back opens and closes nothing after the first time', () => {
    const first = lines(10, [], 5)
    const there = lines(12, first, 5)
    expect(there).toEqual(expect.arrayContaining([...first]))
    expect(lines(10, there, 5)).toEqual(there)
  })

  it.each([
    [3, 8],
    [-3, 8],
    [12, 16],
    [-12, 16],
  ])('looks no farther for a balance at %d than %d', (balance, most) => {
    const asked: number[] = []
    const chance = (line: number) => {
      asked.push(Math.abs(line))
      return around(balance)(line)
    }
    linesAround(chance, { step: 1, most: 3, isShown: () => false })
    expect(Math.max(...asked)).toBe(most)
  })

  it.each([220.5, -135.5, 1000.5])('finds the balance wherever it lies: %d', (balance) => {
    const found = linesAround(around(balance), { step: 1, offset: 0.5, most: 3, isShown: () => false })
    expect(found).toEqual([balance - 1, balance, balance + 1])
  })

  it.each([
    [4.2, [], true, 'a new line at 0.08'],
    [4.4, [], false, 'none at 0.06'],
    [4.7, [0], true, 'one on the screen stays at 0.03'],
    [4.9, [0], false, 'until below 0.02'],
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
          expect(once.length).toBeLessThanOrEqual(most + 2 * Math.round(most / 2))
          expect(lines(balance, once, most)).toEqual(once)
        },
      ),
    )
  })
})

describe('distinctLines: of lines that say the same one is sold', () => {
  /** The share below a line, of counts that are as likely as each other. */
  const among = (counts: readonly number[]) => (line: number) =>
    counts.filter((count) => count < line).length / counts.length

  it.each([
    [
      [1.5, 2.5, 3.5, 4.5],
      [1, 2, 3, 4, 5],
      [],
      [1.5, 2.5, 3.5, 4.5],
      'all of them where every count can come',
    ],
    [[1.5, 2.5, 3.5, 4.5], [1, 2, 4, 5], [], [1.5, 2.5, 4.5], 'no three'],
    [[1.5, 2.5, 3.5, 4.5], [1, 5], [], [1.5], 'nothing between'],
    [[1.5, 2.5, 3.5, 4.5], [1, 5], [3.5], [3.5], 'the one on the screen'],
    [[1.5, 2.5, 3.5, 4.5], [1, 5], [4.5, 2.5], [2.5], 'of two on the screen the one nearer to zero'],
    [[-1.5, -0.5, 0.5, 1.5], [-3, 3], [], [-0.5], 'nearest to zero; a lead of half a point where both are'],
    [[-1.5, -0.5, 0.5, 1.5], [-1, 1], [0.5], [-1.5, 0.5, 1.5], 'nobody ends level'],
  ])('of %j with counts %j and %j on the screen: %j (%s)', (lines, counts, shown, expected) => {
    const isShown = (line: number): boolean => shown.includes(line)
    const distinct = distinctLines(lines, among(counts), isShown)
    expect(distinct).toEqual(expected)
    expect(distinctLines(lines, among(counts), (line) => distinct.includes(line))).toEqual(distinct)
  })

  it('a count between them parts them, however rarely it comes', () => {
    const rarely = (line: number) => 0.4 + (line > 2 ? 1e-9 : 0) + (line > 3 ? 1e-14 : 0)
    expect(distinctLines([1.5, 2.5, 3.5], rarely, () => false)).toEqual([1.5, 2.5])
  })
})

import { describe, expect, it } from 'vitest'
import {
  CERTAIN_ZERO,
  type Chances,
  chancesOf,
  convolved,
  joined,
  negatedChances,
  scaled,
  sumOfChances,
  trimmed,
} from './chances.ts'

/** Value by value, so that nothing depends on where a table begins. */
const told = ({ lowest, mass }: Chances): Record<number, number> =>
  Object.fromEntries([...mass].map((chance, index) => [lowest + index, Number(chance.toFixed(12))]))

/** A die of as many sides as there are chances; odd ones, so that no two values are alike. */
const die = (lowest: number, sides: number): Chances => {
  const total = (sides * (sides + 1)) / 2
  return chancesOf(lowest, ...Array.from({ length: sides }, (_, side) => (side + 1) / total))
}

/** Every pair of values, one by one. */
function sumsOf(left: Chances, right: Chances): Record<number, number> {
  const sums: Record<number, number> = {}
  for (const [i, one] of left.mass.entries()) {
    for (const [j, two] of right.mass.entries()) {
      const value = left.lowest + i + right.lowest + j
      sums[value] = (sums[value] ?? 0) + one * two
    }
  }
  return Object.fromEntries(
    Object.entries(sums).map(([value, chance]) => [value, Number(chance.toFixed(12))]),
  )
}

describe('chances of whole numbers', () => {
  it.each([
    [1, 6],
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 7],
    [9, 2],
    [11, 8],
  ])('of a sum are those of every pair: %i values and %i', (one, two) => {
    const [left, right] = [die(-2, one), die(5, two)]
    expect(told(convolved(left, right))).toEqual(sumsOf(left, right))
    expect(told(convolved(right, left))).toEqual(sumsOf(left, right))
  })

  it('of a sum with nothing are nothing, and with a certain zero the same', () => {
    const nothing = chancesOf(3)
    expect(convolved(die(1, 4), nothing).mass).toHaveLength(0)
    expect(convolved(nothing, die(1, 4)).mass).toHaveLength(0)
    expect(told(convolved(die(1, 4), CERTAIN_ZERO))).toEqual(told(die(1, 4)))
  })

  it('of the other side are the same from behind', () => {
    expect(told(negatedChances(chancesOf(2, 0.1, 0.2, 0.7)))).toEqual({ '-4': 0.7, '-3': 0.2, '-2': 0.1 })
  })

  it('of parts that exclude each other are added, each at its own place', () => {
    const parts = [chancesOf(4, 0.1, 0.2), chancesOf(9), chancesOf(1, 0.3), chancesOf(3, 0.15, 0.25)]
    expect(told(joined(parts))).toEqual({ 1: 0.3, 2: 0, 3: 0.15, 4: 0.35, 5: 0.2 })
    expect(joined([]).mass).toHaveLength(0)
    expect(joined([chancesOf(7)]).mass).toHaveLength(0)
  })

  it('of a part sum to its chance', () => {
    expect(told(scaled(chancesOf(1, 0.5, 0.5), 0.3))).toEqual({ 1: 0.15, 2: 0.15 })
    expect(sumOfChances(scaled(die(0, 7), 0.25))).toBeCloseTo(0.25, 12)
  })

  it.each([
    [[0, 1e-14, 0.5, 0, 0.5, 1e-14], 7, [0.5, 0, 0.5]],
    [[1], 5, [1]],
    [[0, 0], 7, []],
    [[1e-13, 1], 5, [1e-13, 1]],
    [[1, 1e-13], 5, [1, 1e-13]],
  ])('%j lose what hardly ever happens at either end, and nothing in between', (mass, lowest, left) => {
    const kept = trimmed(chancesOf(5, ...mass))
    expect([kept.lowest, [...kept.mass]]).toEqual([lowest, left])
  })
})

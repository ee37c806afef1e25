import { describe, expect, it } from 'vitest'
import { chanceOf, integerDistribution } from './integer-distribution.ts'
import {
  addMass,
  chanceOfPair,
  chanceThat,
  combined,
  independentPair,
  meanOverPairs,
  type PairDistribution,
} from './pair-distribution.ts'

/** Rows 1 and 2 by columns -1, 0 and 1, all chances times a half; what is missing is added to two of them. */
function examplePairs(): PairDistribution {
  const rows = integerDistribution(1, Float64Array.from([0.4, 0.6]))
  const columns = integerDistribution(-1, Float64Array.from([0.5, 0.2, 0.3]))
  const pairs = independentPair(rows, columns, 0.5)
  addMass(pairs, 2, -1, 0.4)
  addMass(pairs, 1, 1, 0.1)
  return pairs
}
const PAIRS = examplePairs()
const CHANCES: readonly (readonly [row: number, column: number, chance: number])[] = [
  [1, -1, 0.1],
  [1, 0, 0.04],
  [1, 1, 0.16],
  [2, -1, 0.55],
  [2, 0, 0.06],
  [2, 1, 0.09],
]

describe('pairs of integers', () => {
  it.each([...CHANCES, [0, 0, 0], [3, 0, 0], [1, -2, 0], [1, 2, 0], [2, -2, 0], [3, -1, 0]] as const)(
    '%i and %i: %d',
    (row, column, chance) => {
      expect(chanceOfPair(PAIRS, row, column)).toBeCloseTo(chance, 12)
    },
  )

  it('answers for any condition and any value', () => {
    expect(chanceThat(PAIRS, (row, column) => row + column === 1)).toBeCloseTo(0.59, 12)
    expect(chanceThat(PAIRS, (row) => row === 2)).toBeCloseTo(0.7, 12)
    expect(meanOverPairs(PAIRS, (row, column) => 10 * row + column)).toBeCloseTo(16.6, 12)
  })

  it.each([
    [1, 1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, -1],
    [0, -1],
  ])('rows times %i and columns times %i add up', (rowSign, columnSign) => {
    const values = combined(PAIRS, rowSign, columnSign)
    for (let value = -5; value <= 5; value++) {
      const expected = CHANCES.filter(([row, column]) => rowSign * row + columnSign * column === value)
      const sum = expected.reduce((total, [, , chance]) => total + chance, 0)
      expect(chanceOf(values, value), `${value}`).toBeCloseTo(sum, 12)
    }
  })
})

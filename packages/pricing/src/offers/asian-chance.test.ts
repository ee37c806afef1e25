import { describe, expect, it } from 'vitest'
import { integerDistribution } from '../distribution/integer-distribution.ts'
import { asianChance } from './asian-chance.ts'

/** Goal difference -1, 0, 1, 2 with these chances. */
const difference = integerDistribution(-1, Float64Array.from([0.3, 0.2, 0.3, 0.2]))

describe('asianChance: share of the decided stake that wins', () => {
  it.each([
    [-0.5, 0.5, 'wins above zero'],
    [0.5, 0.7, 'wins at zero too'],
    [0, 0.5 / 0.8, 'a draw returns the stake'],
    [-1, 0.2 / 0.7, 'a win by one returns the stake'],
    [-0.25, 0.5 / (0.5 + 0.1 + 0.3), 'half lost at a draw'],
    [0.25, (0.5 + 0.1) / (0.5 + 0.1 + 0.3), 'half won at a draw'],
    [-0.75, (0.2 + 0.15) / (0.2 + 0.15 + 0.5), 'half won by one'],
    [-1.25, 0.2 / (0.2 + 0.15 + 0.5), 'half lost by one'],
    [1.25, 1, 'never lost'],
  ])('line %d: %d (%s)', (line, expected) => {
    expect(asianChance(difference, line)).toBeCloseTo(expected, 12)
  })
})

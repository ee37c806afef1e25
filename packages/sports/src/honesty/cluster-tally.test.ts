import { describe, expect, it } from 'vitest'
import { ClusterTally } from './cluster-tally.ts'

describe('ClusterTally', () => {
  it('takes the bets of one match together', () => {
    const tally = new ClusterTally()
    for (const residual of [0.5, 0.5, -0.25]) tally.add(7, residual, 0.5)
    tally.add(9, -0.25, 0.5)
    expect(tally).toMatchObject({ matches: 2, bets: 4, expectedWins: 2, expectedLosses: 2 })
    expect(tally.mean()).toBe(0.125)
    expect(tally.standardErrors()).toBeCloseTo(0.5 / Math.sqrt(0.75 ** 2 + 0.25 ** 2))
  })
})

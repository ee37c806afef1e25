import { TIERS } from '@xezer/sport/tier'
import { describe, expect, it } from 'vitest'
import { type MarginTable, marginsOf } from './margins.ts'

const TABLE: MarginTable = {
  twoWay: { 1: 0.04, 2: 0.05, 3: 0.06, 4: 0.08 },
  liveExtra: 0.01,
  others: { statistic: [1.25, 0], fewWay: [1.5, 0.01], combined: [2, 0.02], manyWay: [3, 0.04] },
}

describe('margins of a sport', () => {
  it.each([
    [1, false, [0.04, 0.05, 0.07, 0.1, 0.16]],
    [4, false, [0.08, 0.1, 0.13, 0.18, 0.28]],
    [1, true, [0.05, 0.0625, 0.085, 0.12, 0.19]],
  ] as const)('of tier %i, in play %s, are %j', (tier, isLive, expected) => {
    const { twoWay, statistic, fewWay, combined, manyWay } = marginsOf(TABLE, tier, isLive)
    const of = [twoWay, statistic, fewWay, combined, manyWay]
    for (const [index, value] of expected.entries()) expect(of[index]).toBeCloseTo(value, 12)
  })

  it('are larger in play than before, whatever the tier', () => {
    for (const tier of TIERS) {
      const [before, live] = [marginsOf(TABLE, tier, false), marginsOf(TABLE, tier, true)]
      for (const key of ['twoWay', 'statistic', 'fewWay', 'combined', 'manyWay'] as const) {
        expect(live[key]).toBeGreaterThan(before[key])
      }
    }
  })
})

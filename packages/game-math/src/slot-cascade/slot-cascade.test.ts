import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { exampleDraws } from '../example-words.ts'
import { stepOf, tenthsOf } from './definition.ts'
import { cascadeFigures } from './exact.ts'
import { spinCascade } from './outcome.ts'

const figures = cascadeFigures()

describe('slot-cascade', () => {
  it('is worth what its definition says', () => {
    expect(figures.states).toBe(230_230)
    expect(figures.rtp).toBeCloseTo(0.9628, 4)
    expect(figures.baseRtp).toBeCloseTo(0.6779, 4)
    expect(figures.hitRate).toBeCloseTo(0.3641, 4)
    expect(figures.featureOneIn).toBeCloseTo(123.94, 2)
    expect(figures.featureMean).toBeCloseTo(35.32, 2)
    expect(figures.freeSpinMean).toBeCloseTo(3.3894, 4)
    expect(figures.deviation).toBeCloseTo(7.18, 2)
    expect(figures.baseDeviation).toBeCloseTo(2.91, 2)
  })

  it('plays so', () => expectPlayed('slot-cascade', figures, (draws) => spinCascade(draws).factor), 120_000)

  it.each([
    [6, 0],
    [7, 30],
    [8, 30],
    [9, 120],
    [11, 500],
    [13, 2500],
    [20, 2500],
  ])('pays %d of the best symbol %d tenths', (count, tenths) => {
    expect(tenthsOf(0, count)).toBe(tenths)
  })

  it('climbs its ladder and stays on the last step', () => {
    expect([0, 1, 2, 3, 4, 5, 11].map((cascade) => stepOf([1, 2, 3, 5, 10], cascade))).toEqual([
      1, 2, 3, 5, 10, 10, 10,
    ])
  })

  it('lets what stands above fall, and fills from above', () => {
    const draws = exampleDraws('falls')
    for (let round = 0; round < 2000; round++) {
      const { spin } = spinCascade(draws)
      spin.cascades.forEach(({ grid, wins }, place) => {
        const after = spin.cascades[place + 1]?.grid ?? spin.last
        const gone = new Set(wins.map(({ symbol }) => symbol))
        grid.forEach((column, at) => {
          const left = column.filter((symbol) => !gone.has(symbol))
          expect(after[at]?.slice(0, left.length)).toEqual(left)
        })
      })
    }
  })
})

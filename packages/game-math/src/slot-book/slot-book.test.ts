import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { exampleDraws } from '../example-words.ts'
import { bookFigures } from './exact.ts'
import { spinBook } from './outcome.ts'

const figures = bookFigures()

describe('slot-book', () => {
  it('is worth what its definition says, to the last combination', () => {
    expect(figures).toMatchObject({ units: 194_968_600, winning: 10_313_317, bestSpin: 5501.5 })
    expect(figures.rtp).toBeCloseTo(0.959755, 6)
    expect(figures.baseRtp).toBeCloseTo(0.5811, 4)
    expect(figures.hitRate).toBeCloseTo(0.3074, 4)
    expect(figures.aboveStake).toBeCloseTo(0.0954, 4)
    expect(figures.featureOneIn).toBeCloseTo(140.36, 2)
    expect(figures.featureMean).toBeCloseTo(53.16, 2)
    expect(figures.featureSpins).toBeCloseTo(10.77, 2)
    expect(figures.deviation).toBeCloseTo(8.7, 2)
  })

  it('plays so', () => expectPlayed('slot-book', figures, (draws) => spinBook(draws).factor), 120_000)

  it('spins ten times more with each new opening, fifty at most', () => {
    const draws = exampleDraws('books')
    const lengths = new Set<number>()
    for (let round = 0; round < 60_000; round++) {
      const { freeSpins, special } = spinBook(draws)
      expect(special === null).toBe(freeSpins.length === 0)
      lengths.add(freeSpins.length)
    }
    expect([...lengths].every((length) => length % 10 === 0 && length <= 50)).toBe(true)
    expect(lengths.has(20)).toBe(true)
  })
})

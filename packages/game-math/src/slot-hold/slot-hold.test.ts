import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { exampleDraws } from '../example-words.ts'
import { holdFigures } from './exact.ts'
import { CELLS, spinHold } from './outcome.ts'

const figures = holdFigures()

describe('slot-hold', () => {
  it('is worth what its definition says, to the last combination', () => {
    expect(figures).toMatchObject({ units: 305_190_000, most: 4005 })
    expect(figures.rtp).toBeCloseTo(0.9593, 4)
    expect(figures.baseRtp).toBeCloseTo(0.628, 4)
    expect(figures.hitRate).toBeCloseTo(0.4657, 4)
    expect(figures.featureOneIn).toBeCloseTo(77.16, 2)
    expect(figures.coinsAtEnd).toBeCloseTo(8.57, 3)
    expect(Math.round(figures.fullBoardOneIn)).toBe(41_302)
    expect(figures.deviation).toBeCloseTo(6.46, 2)
  })

  it('plays so', () => expectPlayed('slot-hold', figures, (draws) => spinHold(draws).factor), 120_000)

  it('ends after three tries without a coin, and keeps every coin', () => {
    const draws = exampleDraws('coins')
    for (let round = 0; round < 20_000; round++) {
      const { boards } = spinHold(draws)
      if (boards.length === 0) continue
      const counts = boards.map((board) => board.filter((coin) => coin !== null).length)
      expect(counts).toEqual([...counts].sort((left, right) => left - right))
      if (counts.at(-1) === CELLS) continue
      expect(new Set(counts.slice(-4)).size).toBe(1)
      expect(new Set(counts.slice(-5)).size).toBe(counts.length > 4 ? 2 : 1)
    }
  })
})

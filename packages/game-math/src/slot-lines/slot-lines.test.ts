import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { SLOT_LINES } from './definition.ts'
import { linesFigures } from './exact.ts'
import { readStops, spinLines } from './outcome.ts'

const figures = linesFigures()

describe('slot-lines', () => {
  it('is worth what its definition says, to the last combination', () => {
    expect(figures.base).toMatchObject({ combinations: 24 ** 5, units: 112_668_348, winning: 3_394_107 })
    expect(figures.free).toMatchObject({ combinations: 24 ** 5, units: 252_388_446 })
    expect(figures.rtp).toBeCloseTo(0.9658, 4)
    expect(figures.base.units / 24 ** 5 / 20).toBeCloseTo(0.7075, 4)
    expect(figures.hitRate).toBeCloseTo(0.4263, 4)
    expect(figures.aboveStake).toBeCloseTo(0.1514, 4)
    expect(figures.featureOneIn).toBeCloseTo(62.3, 2)
    expect(figures.free.units / 24 ** 5 / 20).toBeCloseTo(1.5848, 4)
    expect(figures.deviation).toBeCloseTo(3.7, 2)
    expect(figures.bestSpin).toBe(154.25)
  })

  it('plays so', () => expectPlayed('slot-lines', figures, (draws) => spinLines(draws).factor), 120_000)

  it('covers the reel of a wild, and keeps a scatter beneath it', () => {
    const spin = readStops(SLOT_LINES.base, [0, 4, 0, 0, 0])
    expect(spin.view[1]).toEqual(['W', 't', 'c'])
    expect(spin.covered).toEqual([1])
    expect(spin.wins.every(({ symbol }) => symbol !== 'W')).toBe(true)
  })
})

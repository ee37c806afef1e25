import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { dropBall, PLINKO_RISKS, PLINKO_ROWS, plinkoFigures, pocketsOf } from './plinko.ts'

const EXACT = {
  8: { low: [0.9898, 0.47], medium: [0.9883, 1.21], high: [0.9898, 2.47] },
  12: { low: [0.9899, 0.38], medium: [0.99, 1.31], high: [0.9896, 3.88] },
  16: { low: [0.9878, 0.38], medium: [0.99, 1.4], high: [0.9898, 5.98] },
} as const

describe.each(PLINKO_ROWS)('plinko of %d rows', (rows) => {
  it.each(PLINKO_RISKS)('is worth what its pockets say: %s', (risk) => {
    const figures = plinkoFigures(rows, risk)
    const [rtp, deviation] = EXACT[rows][risk]
    expect(figures.rtp).toBeCloseTo(rtp, 4)
    expect(figures.deviation).toBeCloseTo(deviation, 2)
    expect(pocketsOf(rows, risk)).toHaveLength(rows + 1)
  })
})

it('plinko plays so', () => {
  expectPlayed('plinko', plinkoFigures(12, 'medium'), (draws) => dropBall(draws, 12, 'medium').factor)
}, 60_000)

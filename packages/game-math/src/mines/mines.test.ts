import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { layMines, MINES_MAX, minesFactor, minesFigures, picksMost } from './mines.ts'

describe('mines', () => {
  it('return 0.9828 to 0.9900, by what is chosen', () => {
    const all = Array.from({ length: MINES_MAX }, (_, place) => place + 1).flatMap((mines) =>
      Array.from({ length: picksMost(mines) }, (_, place) => ({ mines, picks: place + 1 })),
    )
    const returned = all.map((one) => ({ ...one, rtp: minesFigures(one.mines, one.picks).rtp }))
    const lowest = returned.reduce((low, one) => (one.rtp < low.rtp ? one : low))
    expect(lowest).toMatchObject({ mines: 1, picks: 4 })
    expect(lowest.rtp).toBeCloseTo(0.9828, 4)
    expect(Math.max(...returned.map(({ rtp }) => rtp))).toBeLessThanOrEqual(0.99 + 1e-12)
    expect([minesFactor(1, 4), minesFactor(3, 5), minesFactor(3, 0)]).toEqual([117, 199, 100])
    expect(minesFigures(3, 5).rtp).toBeCloseTo(0.9863, 4)
  })

  it('end before ten thousand stakes could be passed', () => {
    for (let mines = 1; mines <= MINES_MAX; mines++) {
      const picks = picksMost(mines)
      expect(minesFactor(mines, picks)).toBeLessThanOrEqual(1_000_000)
      if (picks < 25 - mines) expect(minesFactor(mines, picks + 1)).toBeGreaterThan(1_000_000)
    }
  })

  it('play so', () => {
    expectPlayed('mines', minesFigures(3, 5), (draws) =>
      // The same tiles each time: which ones makes no difference.
      layMines(draws, 3).some((tile) => tile < 5) ? 0 : minesFactor(3, 5),
    )
  }, 60_000)

  it.each([0, 25, 1.5])('refuse %d mines', (mines) => {
    expect(() => layMines({ below: () => 0, bits52: () => 0, shuffle: () => [] }, mines)).toThrow(
      'a number of mines',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { scratchCard, scratchFigures } from './scratch.ts'

describe('scratch card', () => {
  const figures = scratchFigures()
  it('is worth what its weights say', () => {
    expect(figures.rtp).toBeCloseTo(0.9446, 4)
    expect(figures.hitRate).toBeCloseTo(0.2996, 4)
    expect(figures.deviation).toBeCloseTo(13, 2)
    expect(figures.most).toBe(11_100)
  })

  it('plays so', () => expectPlayed('scratch', figures, (draws) => scratchCard(draws).factor), 60_000)
})

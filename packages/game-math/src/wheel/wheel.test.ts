import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { segmentsOf, spinWheel, WHEEL_RISKS, WHEEL_SEGMENTS, wheelFigures } from './wheel.ts'

const DEVIATIONS = { low: 0.5, medium: 1.26, high: 4.29 }

describe('wheel', () => {
  it.each(WHEEL_RISKS)('is worth what its segments say: %s', (risk) => {
    const figures = wheelFigures(risk)
    expect(segmentsOf(risk)).toHaveLength(WHEEL_SEGMENTS)
    expect(figures.rtp).toBeCloseTo(0.99, 10)
    expect(figures.deviation).toBeCloseTo(DEVIATIONS[risk], 2)
  })

  it('plays so', () => {
    expectPlayed('wheel', wheelFigures('medium'), (draws) => spinWheel(draws, 'medium').factor)
  }, 60_000)
})

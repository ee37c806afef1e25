import { describe, expect, it } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

describe('a rate limiter', () => {
  it('lets a burst of the limit through, then says how long to wait', () => {
    const limiter = createRateLimiter({ limit: 3, windowMs: 3000 })
    expect([0, 0, 0, 0].map(() => limiter.take('a', 0))).toEqual([0, 0, 0, 1000])
    expect(limiter.take('b', 0)).toBe(0)
  })

  it.each([
    [999, false],
    [1000, true],
    [60_000, true],
    [-5, false],
  ])('after %i ms the next one passes: %s', (laterMs, passes) => {
    const limiter = createRateLimiter({ limit: 1, windowMs: 1000 })
    limiter.take('a', 0)
    expect(limiter.take('a', laterMs) === 0).toBe(passes)
  })

  it('counts what costs several as several, from the first on', () => {
    const limiter = createRateLimiter({ limit: 6, windowMs: 6000 })
    expect([limiter.take('a', 0, 4), limiter.take('a', 0, 4), limiter.take('a', 2000, 4)]).toEqual([
      0, 2000, 0,
    ])
  })

  it('never saves up more than the limit', () => {
    const limiter = createRateLimiter({ limit: 2, windowMs: 1000 })
    limiter.take('a', 0)
    expect([0, 0, 0].map(() => limiter.take('a', 1_000_000) === 0)).toEqual([true, true, false])
  })

  it('remembers a bounded number of keys', () => {
    const limiter = createRateLimiter({ limit: 1, windowMs: 1000, keysMax: 2 })
    for (const key of ['a', 'b', 'c']) limiter.take(key, 0)
    expect([limiter.take('c', 0) > 0, limiter.take('a', 0)]).toEqual([true, 0])
  })
})

import { describe, expect, it } from 'vitest'
import { findAnticipated, isTurning, placeAt, planStops, runningAt } from './reel-motion.ts'

const NONE = new Set<number>()

describe('stops of reels', () => {
  it('come from left to right, 900 ms and 180 for each', () => {
    expect(planStops(5, NONE)).toEqual([900, 1080, 1260, 1440, 1620])
  })

  it('wait longer only where the feature may still come', () => {
    expect(planStops(5, new Set([3, 4]))).toEqual([900, 1080, 1260, 2340, 3420])
  })
})

describe('the place of a reel', () => {
  const length = 24
  it.each([0, 5, 23])('ends at its stop %d and stays there', (stop) => {
    expect(placeAt(7, stop, length, 1020, 900)).toBe(stop)
    expect(placeAt(7, stop, length, 5000, 900)).toBe(stop)
    expect(isTurning(1019, 900)).toBe(true)
    expect(isTurning(1020, 900)).toBe(false)
  })

  it('never jumps and never runs upwards before its stop', () => {
    let before = placeAt(7, 3, length, 0, 900)
    for (let passedMs = 1; passedMs < 900; passedMs++) {
      const place = placeAt(7, 3, length, passedMs, 900)
      expect(place).toBeLessThanOrEqual(before + 1e-9)
      expect(before - place).toBeLessThan(1.2)
      before = place
    }
    // A twentieth of a row too far, and back.
    const last = placeAt(7, 3, length, 899.999, 900)
    expect(Math.abs(((((last - 3) % length) + length) % length) - (length - 0.05))).toBeLessThan(0.001)
  })

  it('runs at once, before anything is known', () => {
    expect(runningAt(7, 0)).toBe(7)
    expect(runningAt(7, 100)).toBeLessThan(7)
  })
})

describe('anticipation', () => {
  const one = [1, 1, 1, 1, 1]
  it.each([
    [[1, 1, 0, 0, 0], [2, 3, 4], 'two of three stand'],
    [[1, 1, 1, 0, 0], [2], 'not behind the third'],
    [[1, 0, 0, 0, 1], [], 'one stands: no reel brings two'],
    [[0, 0, 1, 1, 0], [4], 'the last one may bring it'],
    [[0, 0, 0, 0, 0], [], 'nothing stands'],
  ])('of %j waits for %j (%s)', (counts, reels) => {
    expect([...findAnticipated(counts, 3, one)]).toEqual(reels)
  })

  it('knows reels that cannot bring enough', () => {
    expect([...findAnticipated([3, 0, 0, 2, 0], 6, [3, 2, 3, 2, 3])]).toEqual([2, 4])
    expect([...findAnticipated([3, 2, 0, 0, 0], 6, [3, 2, 3, 2, 3])]).toEqual([2, 3, 4])
  })
})

import { describe, expect, it } from 'vitest'
import { createOnwardClock } from './onward-clock.ts'

const HOUR_MS = 3_600_000

/** A wall clock and a steady one, both in the test's hand. */
function hands() {
  let wallMs = 10 * HOUR_MS
  let steadyMs = 0
  return {
    clock: { nowMs: () => wallMs },
    steadyClock: { steadyMs: () => steadyMs },
    pass(ms: number) {
      wallMs += ms
      steadyMs += ms
    },
    set(byMs: number) {
      wallMs += byMs
    },
  }
}

describe('createOnwardClock', () => {
  it('is the wall clock while that goes on, also by a leap', () => {
    const hand = hands()
    const onward = createOnwardClock(hand)
    hand.pass(1500)
    expect(onward.nowMs()).toBe(hand.clock.nowMs())
    hand.set(HOUR_MS)
    expect(onward.nowMs()).toBe(hand.clock.nowMs())
  })

  it('goes on at half the pace when the wall clock is set back, until that has caught up', () => {
    const hand = hands()
    const onward = createOnwardClock(hand)
    const beforeMs = onward.nowMs()
    hand.set(-HOUR_MS)
    expect(onward.nowMs()).toBe(beforeMs)
    hand.pass(10_000)
    expect(onward.nowMs()).toBe(beforeMs + 5000)
    for (let minute = 0; minute < 120; minute++) {
      hand.pass(60_000)
      onward.nowMs()
    }
    expect(onward.nowMs()).toBe(hand.clock.nowMs())
  })

  it('loses nothing of the steps that are too small to be counted', () => {
    const hand = hands()
    const onward = createOnwardClock(hand)
    const beforeMs = onward.nowMs()
    hand.set(-HOUR_MS)
    for (let step = 0; step < 1000; step++) {
      hand.pass(1)
      onward.nowMs()
    }
    expect(onward.nowMs()).toBe(beforeMs + 500)
  })

  it('begins no earlier than what was reached before', () => {
    const hand = hands()
    const reachedMs = hand.clock.nowMs() + HOUR_MS
    const onward = createOnwardClock(hand, reachedMs)
    expect(onward.nowMs()).toBe(reachedMs)
    hand.pass(1000)
    expect(onward.nowMs()).toBe(reachedMs + 500)
  })
})

import { expect, it } from 'vitest'
import { LONGEST_POLL_MS, pollDelayMs } from './poll-delay.ts'

const always = (value: number) => ({ next: () => value, below: () => 0 })

it.each([
  [1000, 0, 1000, 1000],
  [1000, 1, 1000, 1000],
  [1000, 2, 1000, 2000],
  [1000, 3, 2000, 4000],
  [1000, 4, 4000, 8000],
  [1000, 5, 7500, LONGEST_POLL_MS],
  [1000, 5000, 7500, LONGEST_POLL_MS],
  [30_000, 9, 30_000, 30_000],
])('usually %i ms, after %i failures: from %i to %i ms', (usualMs, failures, shortestMs, longestMs) => {
  expect(pollDelayMs(usualMs, failures, always(0))).toBe(shortestMs)
  expect(pollDelayMs(usualMs, failures, always(1))).toBe(longestMs)
})

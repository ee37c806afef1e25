import { expect, it } from 'vitest'
import { formatTimeLeft } from './time-left.ts'

it.each([
  ['when it was told', { left: 252, at: 5000, rate: 1 }, 5000, '04:12'],
  ['within the second that has begun', { left: 252, at: 5000, rate: 1 }, 5900, '04:12'],
  ['a second later', { left: 252, at: 5000, rate: 1 }, 6001, '04:11'],
  ['while it stands', { left: 252, at: 0, rate: 0 }, 99_000, '04:12'],
  ['at ten times the speed', { left: 600, at: 5000, rate: 10 }, 11_000, '09:00'],
  ['never below nothing', { left: 3, at: 5000, rate: 1 }, 60_000, '00:00'],
  ['by a page whose clock is behind', { left: 60, at: 5000, rate: 1 }, 4000, '01:00'],
])('%s', (_what, clock, nowMs, text) => {
  expect(formatTimeLeft(clock, nowMs)).toBe(text)
})

import { expect, it } from 'vitest'
import { mayRepeat, waitOf } from './pace.ts'

const pace = { cycleMs: 2500, needsRelease: true }

it.each([
  [null, 0, 0],
  [1000, 1000, 2500],
  [1000, 3499, 1],
  [1000, 3500, 0],
  [1000, 9000, 0],
])('a round started at %j waits at %d another %d ms', (last, now, wait) => {
  expect(waitOf(pace, last, now)).toBe(wait)
})

it('strict rules ask that the button is let go of', () => {
  expect(mayRepeat(pace, true)).toBe(false)
  expect(mayRepeat(pace, false)).toBe(true)
  expect(mayRepeat({ ...pace, needsRelease: false }, true)).toBe(true)
})

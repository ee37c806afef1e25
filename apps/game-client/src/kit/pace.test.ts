import { expect, it } from 'vitest'
import { mayRepeat, paceOf, waitOf } from './pace.ts'

const pace = { cycleMs: 2500, needsRelease: true, maySkip: false, mayAutoplay: false }

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

it('strict rules hurry nothing and play nothing by itself', () => {
  expect(paceOf({ name: 'strict', cycleMs: 2500, hasAutoplay: false })).toEqual(pace)
  expect(paceOf({ name: 'standard', cycleMs: 1000, hasAutoplay: true })).toEqual({
    ...{ cycleMs: 1000, needsRelease: false, maySkip: true, mayAutoplay: true },
  })
})

import { expect, it } from 'vitest'
import { addRound, formatElapsed, formatMultiple, NO_SUMS, netOf, sizeOf } from './sums.ts'

it('what was played is staked, returned and their difference', () => {
  const sums = addRound(addRound(NO_SUMS, 100, 0), 100, 40)
  expect(sums).toEqual({ stakedMinor: 200, returnedMinor: 40 })
  expect(netOf(sums)).toBe(-160)
})

it.each([
  [0, '0:00:00'],
  [1456, '0:24:16'],
  [3600 * 11 + 61, '11:01:01'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatElapsed(seconds)).toBe(text)
})

it.each([
  [0, 100, '0×'],
  [40, 100, '0.40×'],
  [1260, 100, '12.60×'],
  [124_000, 100, '1240×'],
  [1, 3, '0.33×'],
])('%d for %d is %s', (returned, staked, text) => {
  expect(formatMultiple(returned, staked)).toBe(text)
})

it.each([
  [0, 100, 'none'],
  [40, 100, 'back'],
  [100, 100, 'back'],
  [101, 100, 'win'],
  [1499, 100, 'win'],
  [1500, 100, 'big'],
] as const)('%d for a stake of %d is shown as %s', (returned, staked, size) => {
  expect(sizeOf(returned, staked)).toBe(size)
})

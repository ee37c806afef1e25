import { expect, it } from 'vitest'
import { putPinnedFirst } from './pinned-sports.ts'

const SPORTS = [1, 2, 3, 4].map((id) => ({ id }))

it.each([
  ['none', [], [1, 2, 3, 4]],
  ['two, in the order of pinning', ['4', '2'], [4, 2, 1, 3]],
  ['one that has nothing now', ['9', '3'], [3, 1, 2, 4]],
])('sports with %s pinned', (_name, pins, order) => {
  expect(putPinnedFirst(SPORTS, pins).map(({ id }) => id)).toEqual(order)
})

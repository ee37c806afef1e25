import { expect, it } from 'vitest'
import { decideDelta } from './live-topics.ts'

it.each([
  [undefined, 'a', 'b', 'drop', 'no image has come'],
  ['b', 'a', 'b', 'drop', 'it is known already'],
  ['a', 'a', 'b', 'take', 'it goes on from here'],
  ['a', 'b', 'c', 'ask_for_image', 'something was missed'],
])('a topic at %s and a delta from %s to %s: %s, for %s', (cursor, from, to, fate, _why) => {
  expect(decideDelta(cursor, { from, cursor: to })).toBe(fate)
})

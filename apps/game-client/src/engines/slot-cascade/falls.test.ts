import { expect, it } from 'vitest'
import { fallDown, fallIn } from './falls.ts'

it('a first grid comes from above the window, in its order', () => {
  expect(fallIn([['a', 'b']], 2)).toEqual([
    { letter: 'a', column: 0, from: 2, to: 0 },
    { letter: 'b', column: 0, from: 3, to: 1 },
  ])
})

it('what is left falls, what is new follows from above', () => {
  const before = [['a', 'b', 'a', 'c']]
  const after = [['b', 'c', 'd', 'e']]
  expect(fallDown(before, new Set(['a']), after, 4)).toEqual([
    { letter: 'b', column: 0, from: 1, to: 0 },
    { letter: 'c', column: 0, from: 3, to: 1 },
    { letter: 'd', column: 0, from: 4, to: 2 },
    { letter: 'e', column: 0, from: 5, to: 3 },
  ])
})

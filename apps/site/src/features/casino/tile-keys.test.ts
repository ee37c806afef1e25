import { expect, it } from 'vitest'
import { tileBeside } from './tile-keys.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, null],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, null],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, null],
  ['Home', 5, 0],
  ['Home', 0, null],
  ['End', 2, 6],
  ['Enter', 2, null],
])('of seven games in threes %s leads from %i to %j', (key, from, to) => {
  expect(tileBeside(key, from, 7, 3)).toBe(to)
})

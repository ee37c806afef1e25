import { expect, it } from 'vitest'
import { shareFirst } from './use-first-markets.ts'

it.each([
  [[20, 5], 14, [14, 0]],
  [[10, 5], 14, [10, 4]],
  [[3, 4, 2], 14, [3, 4, 2]],
  [[], 14, []],
])('of parts of play with %j markets the first %i are these: %j', (sizes, count, shown) => {
  expect(
    shareFirst(
      sizes.map((size) => ({ markets: Array.from({ length: size }) as never })),
      count,
    ),
  ).toEqual(shown)
})

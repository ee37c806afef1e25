import type { Market } from '@xezer/contract/sport-entities'
import { expect, it } from 'vitest'
import { countOnScreen, shareFirst } from './use-first-markets.ts'

it.each([
  [[20, 5], [true, true], 14, [14, 0]],
  [[10, 5], [true, true], 14, [10, 4]],
  [[3, 4, 2], [true, true, true], 14, [3, 4, 2]],
  [[20, 5], [false, true], 14, [0, 5]],
  [[], [], 14, []],
])('of parts of play with %j markets, open %j, the first %i are these: %j', (sizes, open, count, shown) => {
  const parts = sizes.map((size, place) => ({
    markets: Array.from({ length: size }) as never,
    isOpen: open[place] === true,
  }))
  expect(shareFirst(parts, count)).toEqual(shown)
})

/** A market whose card is as low as a card can be: its title (56 px) and each of its rows (36 px). */
const market = (rows: number, size = 2): Market => ({ type: 'common', rows, size, factors: [] }) as never

it.each([
  ['one column', [2, 2, 2, 2, 2, 2, 2], 1, 500, 4],
  ['two columns', [2, 2, 2, 2, 2, 2, 2, 2, 2], 2, 500, 8],
  ['high ones', [20, 20, 20], 1, 800, 2],
  ['fewer than there is room for', [1, 1], 1, 2000, 2],
  ['none', [], 1, 800, 0],
])('a screen is filled for sure: %s', (_name, rows, columns, screenPx, count) => {
  expect(countOnScreen([{ markets: rows.map((one) => market(one)), isOpen: true }], columns, screenPx)).toBe(
    count,
  )
})

it('names that may stand four beside each other count as that', () => {
  const names = Array.from({ length: 9 }, () => market(8, 1))
  expect(countOnScreen([{ markets: names, isOpen: true }], 1, 500)).toBe(4)
})

it('what is folded fills no screen', () => {
  const parts = [
    { markets: [market(30)], isOpen: false },
    { markets: [market(2), market(2)], isOpen: true },
  ]
  expect(countOnScreen(parts, 1, 100)).toBe(1)
})

import { describe, expect, it } from 'vitest'
import { cellAfter } from './arrow-grid.ts'

describe('cellAfter: arrows stay inside of the grid', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, null],
    ['ArrowLeft', 5, null],
    ['ArrowLeft', 6, 5],
    ['ArrowUp', 3, null],
    ['ArrowUp', 8, 3],
    ['ArrowDown', 19, 24],
    ['ArrowDown', 20, null],
    ['Home', 13, 0],
    ['End', 13, 24],
    ['Enter', 13, null],
  ] as const)('%s from %d leads to %s in five columns of five', (key, from, to) => {
    expect(cellAfter(key, from, 5, 25)).toBe(to)
  })
})

import { describe, expect, it } from 'vitest'
import { filled, readPicks, toggled } from './picks.ts'

describe('picks of keno', () => {
  it('are taken, given back, and never more than ten', () => {
    expect(toggled([3, 9], 5)).toEqual([3, 5, 9])
    expect(toggled([3, 5, 9], 5)).toEqual([3, 9])
    const full = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(toggled(full, 11)).toBe(full)
    expect(toggled(full, 10)).toHaveLength(9)
  })

  it('are filled with other numbers, and a full card is another one', () => {
    expect(filled([2, 7], 4, () => 0)).toEqual([1, 2, 3, 7])
    expect(filled([2, 7, 9], 3, (bound) => bound - 1)).toEqual([38, 39, 40])
  })

  it.each([[null], [[0]], [[41]], [['7']], [[1.5]], [{ 0: 1 }]])(
    'of an old page are nothing where they are none: %j',
    (numbers) => {
      expect(readPicks(numbers)).toEqual([])
    },
  )

  it('of an old page come back in order', () => {
    expect(readPicks([9, 3, 3])).toEqual([3, 9])
  })
})

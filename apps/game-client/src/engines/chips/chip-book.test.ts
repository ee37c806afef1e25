import { describe, expect, it } from 'vitest'
import { createChipBook } from './chip-book.ts'

describe('chips on a cloth', () => {
  it('pile up on their bet and are taken back one press at a time', () => {
    const book = createChipBook<'red' | 'black'>(1000)
    expect([book.put('red', 100), book.put('red', 500), book.put('black', 50)]).toEqual([true, true, true])
    expect(book.chips).toEqual([
      { bet: 'red', amountMinor: 600 },
      { bet: 'black', amountMinor: 50 },
    ])
    expect(book.sumMinor).toBe(650)
    book.undo()
    book.undo()
    expect(book.chips).toEqual([{ bet: 'red', amountMinor: 100 }])
    book.clear()
    expect([book.sumMinor, book.canUndo]).toEqual([0, true])
    book.undo()
    expect(book.sumMinor).toBe(100)
  })

  it('stay within the most that may be staked', () => {
    const book = createChipBook<'red'>(1000)
    expect(book.put('red', 1000)).toBe(true)
    expect(book.put('red', 10)).toBe(false)
    expect(book.sumMinor).toBe(1000)
  })
})

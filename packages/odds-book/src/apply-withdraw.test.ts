import { describe, expect, it } from 'vitest'
import {
  bookWith,
  oddsMessage,
  prices,
  settleMessage,
  stopMessage,
  withdrawMessage,
} from './test-messages.ts'

const START_MS = 50_000
const PAGE = 'event/7'
const RESULT = prices('1x2', '', [
  ['1', 1500],
  ['x', 3000],
  ['2', 6000],
])
const line = (total: string) =>
  prices('total', `total=${total}`, [
    ['over', 1900],
    ['under', 1900],
  ])
const told = { ...oddsMessage(10, 'prematch', 7, [RESULT, line('1.5'), line('2.5')]), untold: 40 }
const OVER = '7:total:total=2.5:over'

describe('markets that are told to those only who ask', () => {
  it('count as open', () => {
    const book = bookWith(START_MS, [told])
    expect(book.findEvent(7)?.openCount).toBe(43)
    book.apply({ ...oddsMessage(11, 'prematch', 7, [line('3.5')]), untold: 39 })
    expect(book.findEvent(7)?.openCount).toBe(43)
  })

  it('leave as if they had never been told, and come again', () => {
    const book = bookWith(START_MS, [told])
    book.watch(PAGE, 0)
    const since = book.topicVersion(PAGE)
    expect(book.apply(withdrawMessage(12, 'prematch', 7, [line('2.5')], 41)).outcome).toBe('applied')
    expect(book.findSelection(OVER)).toBeNull()
    expect([...(book.findEvent(7)?.markets.keys() ?? [])]).toEqual(['1x2:', 'total:total=1.5'])
    expect(book.findEvent(7)?.openCount).toBe(43)
    expect(book.findDelta(PAGE, since)?.markets.map(({ specifier }) => specifier)).toEqual(['total=2.5'])
    book.apply({ ...oddsMessage(13, 'prematch', 7, [line('2.5')]), untold: 40 })
    expect(book.findSelection(OVER)).toMatchObject({ odds: 1900, status: 'open' })
  })

  it('leave the rows with another line in their place', () => {
    const book = bookWith(START_MS, [told])
    const event = book.findEvent(7)
    const shown = () =>
      event &&
      book
        .rowCells(event, 1)
        .flat()
        .find((cell) => cell?.market.type === 'total')
    book.watch('league/2', 0)
    expect(shown()?.market.specifier).toBe('total=1.5')
    const since = book.topicVersion('league/2')
    book.apply(withdrawMessage(12, 'prematch', 7, [line('1.5')]))
    expect(shown()?.market.specifier).toBe('total=2.5')
    book.apply(withdrawMessage(13, 'prematch', 7, [line('2.5')]))
    expect(shown()).toBeUndefined()
    expect(book.findDelta('league/2', since)?.columns.map(({ type }) => type)).toEqual(['total'])
  })

  it('stay when they have their result, or when prices came later', () => {
    const book = bookWith(START_MS, [told, settleMessage(11, 7, [['total', 'total=2.5']])])
    book.apply(withdrawMessage(12, 'prematch', 7, [line('2.5')]))
    expect(book.findSelection(OVER)?.status).toBe('settled')
    book.apply(withdrawMessage(9, 'prematch', 7, [RESULT]))
    expect(book.findSelection('7:1x2::1')?.status).toBe('open')
  })

  it('that are stopped are told again as they are then', () => {
    const book = bookWith(START_MS, [told, stopMessage(11, 7, ['t'])])
    book.apply(withdrawMessage(12, 'prematch', 7, [line('2.5')], 2))
    book.apply(oddsMessage(13, 'prematch', 7, [line('2.5')]))
    expect(book.findSelection(OVER)?.status).toBe('open')
  })

  it('are nothing any more once the match begins', () => {
    const book = bookWith(START_MS, [told])
    book.advance(START_MS)
    expect(book.findEvent(7)?.openCount).toBe(0)
  })
})

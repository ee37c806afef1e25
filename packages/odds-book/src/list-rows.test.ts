import { describe, expect, it } from 'vitest'
import { createOddsBook } from './create-odds-book.ts'
import {
  BOOK_OPTIONS,
  bookWith,
  catalogueMessage,
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
  scoreMessage,
} from './test-messages.ts'
import { ROWS_MAX } from './topic-log.ts'

const START_MS = 50_000

describe('rows that come and leave', () => {
  it('are remembered up to a bound; whoever was away for longer gets an image', () => {
    const book = bookWith(START_MS, [])
    book.watch('league/2', 0)
    const since = book.topicVersion('league/2')
    const come = (count: number) => book.apply(fixtureMessage(1, 100 + count, START_MS, { tournamentId: 2 }))
    for (let count = 0; count < ROWS_MAX; count++) come(count)
    expect(book.findDelta('league/2', since)?.rows).toHaveLength(ROWS_MAX)
    come(ROWS_MAX)
    expect(book.findDelta('league/2', since)).toBeNull()
    expect(book.findDelta('league/2', since + 1)?.rows).toHaveLength(ROWS_MAX)
  })
})

describe('a list of all sports in a group that one of them has not', () => {
  const second = new Map([[1, [{ type: 'total', outcomes: ['over', 'under'], isMainLine: true }]]])
  const book = createOddsBook({
    ...BOOK_OPTIONS,
    rowColumns: new Map([...BOOK_OPTIONS.rowColumns, [2, second]]),
  })
  const catalogue = catalogueMessage(0)
  const ofSecond = { id: 9, sportId: 2 }
  const line = (total: number, over: number, under: number) =>
    prices('total', `total=${total}`, [
      ['over', over],
      ['under', under],
    ])
  book.advance(0)
  for (const message of [
    {
      ...catalogue,
      sports: [...catalogue.sports, { ...catalogue.sports[0]!, id: 2 }],
      tournaments: [...catalogue.tournaments, { ...catalogue.tournaments[0]!, ...ofSecond }],
    },
    producerMessage(0, 'live'),
    fixtureMessage(0, 1, START_MS, { sportId: 2, tournamentId: 9 }),
    scoreMessage(1, 1),
    oddsMessage(2, 'live', 1, [line(1.5, 1900, 1900), line(2.5, 2500, 1400)]),
  ])
    book.apply(message)

  it('shows the first group of that sport, and hears of its cells, columns and rows', () => {
    const topic = 'overview/0/2'
    book.watch(topic, 0)
    const event = book.findEvent(1)
    const specifiers = () => event && book.rowCells(event, 2).map((column) => column[0]?.market.specifier)
    expect(specifiers()).toEqual(['total=1.5'])
    const after = (...message: Parameters<typeof book.apply>) => {
      const since = book.topicVersion(topic)
      book.apply(...message)
      return book.findDelta(topic, since)
    }
    expect(after(oddsMessage(3, 'live', 1, [line(1.5, 1950, 1850)]))?.cells).toHaveLength(2)
    expect(after(oddsMessage(4, 'live', 1, [line(1.5, 1200, 5000)]))?.columns).toMatchObject([
      { type: 'total' },
    ])
    expect(specifiers()).toEqual(['total=2.5'])
    expect(after(scoreMessage(5, 1, { status: 'ended' }))?.rows).toEqual([1])
  })
})

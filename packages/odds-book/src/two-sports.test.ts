import { formatTopic } from '@xezer/sport/topic'
import { describe, expect, it } from 'vitest'
import { createOddsBook } from './create-odds-book.ts'
import {
  BOOK_OPTIONS,
  catalogueMessage,
  clockAt,
  exampleType,
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
  scoreMessage,
  settleMessage,
} from './test-messages.ts'

const START_MS = 1_000_000
const BASKET = 2
const EVENT = 9
/** Both sports have a market of this name, each its own; only one has the other. */
const OWN = exampleType('total', { statistic: 'points', group: 'h', columns: 2 })
const WINNER = exampleType('winner', { statistic: 'points', columns: 2 })
const WINNER_PRICES = prices('winner', '', [
  ['1', 1500],
  ['2', 2600],
])
const TOTAL_PRICES = prices('total', 'total=220.5', [
  ['over', 1900],
  ['under', 1900],
])

/** A book of two sports, with event 7 of the first and 9 of the second. */
function openBook() {
  const book = createOddsBook({
    ...BOOK_OPTIONS,
    rowColumns: new Map([
      ...BOOK_OPTIONS.rowColumns,
      [BASKET, new Map([[1, [{ type: 'winner', outcomes: ['1', '2'], isMainLine: false }]]])],
    ]),
    findType: (sportId, type) =>
      sportId === BASKET
        ? ([OWN, WINNER].find(({ key }) => key === type) ?? null)
        : BOOK_OPTIONS.findType(sportId, type),
  })
  book.advance(0)
  const catalogue = catalogueMessage(0)
  const name = { az: 'x', ru: 'x', en: 'x' }
  book.apply({
    ...catalogue,
    sports: [...catalogue.sports, { id: BASKET, alias: 'basketball', name }],
    categories: [...catalogue.categories, { id: 2, sportId: BASKET, code: 'az', name }],
    tournaments: [...catalogue.tournaments, { id: 3, sportId: BASKET, categoryId: 2, name, tier: 1 }],
  })
  for (const producer of ['prematch', 'live'] as const) book.apply(producerMessage(0, producer))
  book.apply(fixtureMessage(0, 7, START_MS))
  book.apply(fixtureMessage(0, EVENT, START_MS, { sportId: BASKET, tournamentId: 3 }))
  return book
}

describe('events of two sports in one book', () => {
  it('have each the markets of their own catalogue', () => {
    const book = openBook()
    const heard = [EVENT, 7].map((id) =>
      book.apply(oddsMessage(1, 'prematch', id, [WINNER_PRICES, TOTAL_PRICES])),
    )
    expect(heard.map(({ quarantined }) => quarantined)).toEqual([[], ['unknown market type winner']])
    const typesOf = (id: number) =>
      [...(book.findEvent(id)?.markets.values() ?? [])].map(
        ({ marketType }) => `${marketType.key} ${marketType.statistic}`,
      )
    expect(typesOf(EVENT)).toEqual(['winner points', 'total points'])
    expect(typesOf(7)).toEqual(['total goals'])
  })

  it('keep a result of a market that was never priced, if their sport has it', () => {
    const book = openBook()
    for (const id of [EVENT, 7]) book.apply(settleMessage(1, id, [['winner', '']]))
    expect([...(book.findEvent(EVENT)?.markets.values() ?? [])].map(({ status }) => status)).toEqual([
      'settled',
    ])
    expect(book.findEvent(7)?.markets.size).toBe(0)
    // Late prices open it no more.
    book.apply(oddsMessage(2, 'prematch', EVENT, [WINNER_PRICES]))
    expect([...(book.findEvent(EVENT)?.markets.values() ?? [])].map(({ status }) => status)).toEqual([
      'settled',
    ])
  })
})

describe('the clock of a match', () => {
  const topic = formatTopic({ kind: 'event', eventId: EVENT })
  /** Whether screens hear of it when the same score is said again a second later, with this clock. */
  const isTold = (isDown: boolean, rate: number): boolean => {
    const book = openBook()
    book.advance(START_MS)
    const score = (atMs: number, seconds: number) =>
      scoreMessage(atMs, EVENT, { clock: { ...clockAt(seconds, rate), isDown } })
    book.apply(score(START_MS, 300))
    book.watch(topic, START_MS)
    const version = book.topicVersion(topic)
    book.apply(score(START_MS + 1000, rate === 0 ? 300 : isDown ? 299 : 301))
    return book.topicVersion(topic) !== version
  }

  it.each([
    [true, 1, true, 'one that runs down is told to the second'],
    [true, 0, false, 'one that stands is told once'],
    [false, 1, false, 'of one that runs up minutes are told'],
  ])('down: %j, running: %i: told anew %j (%s)', (isDown, rate, told) => {
    expect(isTold(isDown, rate)).toBe(told)
  })
})

import { formatHandle } from '@xezer/sport/handle'
import { parseTopic } from '@xezer/sport/topic'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookEvent, BookOutcome, OddsBook } from './book.ts'
import { createOddsBook } from './create-odds-book.ts'
import { arbitraryMessage, START_MS } from './example-arbitrary-messages.ts'
import {
  BOOK_OPTIONS,
  bookWith,
  catalogueMessage,
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
  scoreMessage,
  withdrawMessage,
} from './test-messages.ts'
import { HISTORY_MAX } from './topic-log.ts'

const TOPICS = ['event/1', 'event/2', 'overview/0/1', 'overview/1/2', 'league/1', 'league/2']

/** The cells that an image of the topic shows, by handle. */
function shownCells(book: OddsBook, topic: string): Map<string, BookOutcome> {
  const name = parseTopic(topic)
  const cells = new Map<string, BookOutcome>()
  if (name?.kind === 'event') {
    const event = book.findEvent(name.eventId)
    for (const market of event?.markets.values() ?? []) {
      if (market.status !== 'open' && market.status !== 'suspended') continue
      for (const outcome of market.outcomes) {
        cells.set(formatHandle(name.eventId, market.type, market.specifier, outcome.key), outcome)
      }
    }
    return cells
  }
  const group = name?.kind === 'overview' ? name.group : 1
  const isShown = (event: BookEvent) => name?.kind !== 'league' || event.tournament.id === name.tournamentId
  const events = name?.kind === 'league' ? book.prematchEvents() : book.liveEvents()
  for (const event of events.filter(isShown)) {
    for (const cell of book.rowCells(event, group).flat()) {
      if (cell === null) continue
      const { market, outcome } = cell
      cells.set(formatHandle(event.id, market.type, market.specifier, outcome.key), outcome)
    }
  }
  return cells
}

/** What a poll was given: a cursor, and the prices that it showed. */
interface Poll {
  readonly topic: string
  readonly version: number
  readonly odds: ReadonlyMap<string, number | null>
}

function poll(book: OddsBook, topic: string): Poll[] {
  if (!book.watch(topic, 0)) return []
  const odds = [...shownCells(book, topic)].map(([handle, outcome]) => [handle, outcome.odds] as const)
  return [{ topic, version: book.topicVersion(topic), odds: new Map(odds) }]
}

function expectMoves(book: OddsBook, { topic, version, odds }: Poll): void {
  if (!book.watch(topic, 0)) return
  const moves = book.findMoves(topic, version)
  expect(moves, 'so few messages fit in the history').not.toBeNull()
  for (const [handle, outcome] of shownCells(book, topic)) {
    const before = odds.get(handle)
    if (before === undefined) continue
    const isComparable = before !== null && outcome.odds !== null
    const direction = isComparable ? Math.sign(outcome.odds - before) : 0
    expect(moves?.get(outcome) ?? 0, `${topic} ${handle} since ${version}`).toBe(direction)
  }
}

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('apply' as const), message: arbitraryMessage }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('advance' as const), byMs: fc.nat(15_000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('poll' as const) }) },
)

describe('which way prices went since a cursor', () => {
  it('is told for every cell that was shown then and is shown now, whatever came in between', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
        const book = createOddsBook(BOOK_OPTIONS)
        let nowMs = 0
        book.advance(nowMs)
        const producers = [producerMessage(0, 'live'), producerMessage(0, 'prematch')]
        for (const first of [catalogueMessage(0), ...producers]) book.apply(first)
        for (const id of [1, 2, 3]) book.apply(fixtureMessage(0, id, START_MS * id))
        const polls = TOPICS.flatMap((topic) => poll(book, topic))
        for (const one of steps) {
          if (one.do === 'apply') book.apply(one.message)
          else if (one.do === 'advance') {
            nowMs += one.byMs
            book.advance(nowMs)
          } else {
            for (const known of polls) expectMoves(book, known)
            polls.push(...TOPICS.flatMap((topic) => poll(book, topic)))
          }
        }
        for (const known of polls) expectMoves(book, known)
      }),
      { numRuns: 300 },
    )
  })

  const moving = (atMs: number, home: number) =>
    oddsMessage(atMs, 'prematch', 7, [
      prices('1x2', '', [
        ['1', home],
        ['x', 3000],
      ]),
    ])

  it('is told anew when prices moved on, and to whoever asks from elsewhere', () => {
    const book = bookWith(START_MS, [moving(1, 1500)])
    book.watch('event/7', 0)
    const first = book.topicVersion('event/7')
    book.apply(moving(2, 1600))
    const second = book.topicVersion('event/7')
    const waysSince = (version: number) => [...(book.findMoves('event/7', version)?.values() ?? [])]
    expect([waysSince(first), waysSince(second)]).toEqual([[1], []])
    book.apply(moving(3, 1400))
    expect([waysSince(second), waysSince(first)]).toEqual([[-1], [-1]])
  })

  it('survives that a market was withdrawn and told again', () => {
    const book = bookWith(START_MS, [moving(1, 1500)])
    book.watch('event/7', 0)
    const since = book.topicVersion('event/7')
    book.apply(withdrawMessage(2, 'prematch', 7, [{ type: '1x2', specifier: '' }]))
    book.apply(moving(3, 1600))
    const current = book.findEvent(7)?.markets.get('1x2:')?.outcomes[0]
    expect([...(book.findMoves('event/7', since) ?? [])]).toEqual([[current, 1]])
  })

  it('survives a new market', () => {
    const book = bookWith(START_MS, [moving(1, 1500)])
    book.watch('event/7', 0)
    const since = book.topicVersion('event/7')
    book.apply(moving(2, 1600))
    book.apply(oddsMessage(3, 'prematch', 7, [prices('h1_1x2', '', [['1', 2000]])]))
    expect([...(book.findMoves('event/7', since)?.values() ?? [])]).toEqual([1])
  })

  it('survives a row that leaves the list, moves out of sight and comes back', () => {
    const price = (atMs: number, home: number) =>
      oddsMessage(START_MS + atMs, 'live', 7, [prices('1x2', '', [['1', home]])])
    const status = (atMs: number, to: 'live' | 'ended') => scoreMessage(START_MS + atMs, 7, { status: to })
    const book = bookWith(START_MS, [status(0, 'live'), price(0, 1500)])
    book.watch('overview/0/1', 0)
    const since = book.topicVersion('overview/0/1')
    for (const message of [status(1, 'ended'), price(2, 1400), status(3, 'live')]) book.apply(message)
    expect([...(book.findMoves('overview/0/1', since)?.values() ?? [])]).toEqual([-1])
  })

  it('is not known of a cursor that the history does not reach, or that lies ahead', () => {
    const book = bookWith(START_MS, [moving(1, 1500)])
    book.watch('event/7', 0)
    const since = book.topicVersion('event/7')
    for (let count = 1; count <= HISTORY_MAX + 1; count++) book.apply(moving(1 + count, 1500 + count))
    expect(book.findMoves('event/7', since)).toBeNull()
    expect(book.findMoves('event/7', since + 2 * HISTORY_MAX)).toBeNull()
    expect(book.findMoves('event/7', book.topicVersion('event/7'))?.size).toBe(0)
  })
})

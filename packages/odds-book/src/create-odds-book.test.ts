import { describe, expect, it } from 'vitest'
import type { OddsBook } from './book.ts'
import type { FeedMessage } from './messages.ts'
import {
  bookWith as bookFrom,
  catalogueMessage,
  clockAt,
  fixtureMessage,
  oddsMessage,
  prices,
  producerMessage,
  scoreMessage,
  settleMessage,
  stopMessage,
} from './test-messages.ts'

const START_MS = 1_000_000
const RESULT = prices('1x2', '', [
  ['1', 1500],
  ['x', 4000],
  ['2', 6000],
])
const HANDLE = '7:1x2::1'

const bookWith = (...messages: readonly FeedMessage[]): OddsBook => bookFrom(START_MS, messages)
const open = oddsMessage(10, 'prematch', 7, [RESULT])
const live = [scoreMessage(START_MS, 7), oddsMessage(START_MS, 'live', 7, [RESULT], true)]

describe('a selection is bettable only while everything that it hangs on is', () => {
  it.each<[string, readonly FeedMessage[], string, boolean]>([
    ['priced before the match', [open], 'open', false],
    ['stopped', [open, stopMessage(11, 7)], 'open', true],
    ['its group stopped', [open, stopMessage(11, 7, ['m'])], 'suspended', false],
    ['another group stopped', [open, stopMessage(11, 7, ['h'])], 'open', false],
    [
      'stopped, then resumed',
      [open, stopMessage(11, 7), oddsMessage(12, 'prematch', 7, [], true)],
      'open',
      false,
    ],
    [
      'a stop from before the resumption',
      [open, oddsMessage(12, 'prematch', 7, [], true), stopMessage(11, 7)],
      'open',
      false,
    ],
    [
      'prices without a resumption',
      [open, stopMessage(11, 7), oddsMessage(12, 'prematch', 7, [RESULT])],
      'open',
      true,
    ],
    ['in play, priced by nobody since', [open, scoreMessage(START_MS, 7)], 'hidden', false],
    ['in play', [open, ...live], 'open', false],
    ['the live producer down', [open, ...live, producerMessage(START_MS, 'live', 'down')], 'open', true],
    [
      'the live producer recovering',
      [open, ...live, producerMessage(START_MS, 'live', 'recovering')],
      'open',
      true,
    ],
    [
      'the other producer down',
      [open, ...live, producerMessage(START_MS, 'prematch', 'down')],
      'open',
      false,
    ],
    ['settled', [open, settleMessage(11, 7, [['1x2', '']])], 'settled', false],
    [
      'settled, then priced again',
      [open, settleMessage(11, 7, [['1x2', '']]), oddsMessage(12, 'prematch', 7, [RESULT])],
      'settled',
      false,
    ],
  ])('%s', (_name, messages, status, isPaused) => {
    const selection = bookWith(...messages).findSelection(HANDLE)
    expect([selection?.status, selection?.isPaused]).toEqual([status, isPaused])
  })

  it('finds nothing for handles that name nothing', () => {
    const book = bookWith(open)
    for (const handle of [
      '',
      ':',
      '7',
      '7:1x2',
      '7:1x2::9',
      '8:1x2::1',
      '7:total::1',
      'x:1x2::1',
      '7:1x2:::1',
      // One cell has one name.
      '07:1x2::1',
      '7e0:1x2::1',
      '0x7:1x2::1',
      ' 7:1x2::1',
    ]) {
      expect(book.findSelection(handle), handle).toBeNull()
    }
  })
})

describe('messages out of order and twice', () => {
  it('drops prices older than the last ones', () => {
    const book = bookWith(open)
    const older = oddsMessage(9, 'prematch', 7, [
      prices('1x2', '', [
        ['1', 9000],
        ['x', 4000],
        ['2', 6000],
      ]),
    ])
    expect(book.apply(older).outcome).toBe('stale')
    expect(book.findSelection(HANDLE)?.odds).toBe(1500)
  })

  it('treats the same message again as nothing new', () => {
    const messages = [
      open,
      stopMessage(11, 7),
      settleMessage(12, 7, [['1x2', '']]),
      catalogueMessage(0),
      fixtureMessage(0, 7, START_MS),
    ]
    const book = bookWith(...messages)
    for (const message of messages.slice(1)) {
      const { rev } = book
      expect(book.apply(message).outcome, message.kind).toBe('duplicate')
      expect(book.rev).toBe(rev)
    }
  })

  it('never drops results for their age', () => {
    const book = bookWith(open, oddsMessage(50, 'prematch', 7, [RESULT]))
    expect(book.apply(settleMessage(1, 7, [['1x2', '']])).outcome).toBe('applied')
  })

  it('lets a higher generation settle again, and the same one not', () => {
    const book = bookWith(open, settleMessage(11, 7, [['1x2', '']]))
    book.apply({ ...settleMessage(12, 7, [['1x2', '']]), kind: 'unsettle' })
    expect(book.findSelection(HANDLE)?.status).toBe('hidden')
    expect(book.apply(settleMessage(13, 7, [['1x2', '']])).outcome).toBe('duplicate')
    expect(book.apply(settleMessage(14, 7, [['1x2', '']], false, 2)).outcome).toBe('applied')
  })

  it('does not bring an event back that was played to its end', () => {
    const book = bookWith(open, ...live, settleMessage(START_MS + 1, 7, [['1x2', '']], true))
    expect(book.findEvent(7)).toBeNull()
    expect(book.apply(fixtureMessage(START_MS + 2, 7, START_MS)).outcome).toBe('stale')
    expect(book.apply(oddsMessage(START_MS + 3, 'live', 7, [RESULT])).outcome).toBe('stale')
    expect(book.findEvent(7)).toBeNull()
  })
})

describe('quarantine: what cannot be understood is counted, the rest goes on', () => {
  it.each<[string, FeedMessage]>([
    ['prices of an unknown event', oddsMessage(1, 'prematch', 99, [RESULT])],
    ['a fixture of an unknown league', fixtureMessage(1, 8, START_MS, { tournamentId: 55 })],
    ['an unknown type alone', oddsMessage(1, 'prematch', 7, [prices('nope', '', [['1', 2000]])])],
  ])('%s', (_name, message) => {
    const changes = bookWith().apply(message)
    expect(changes.outcome).toBe('quarantined')
    expect(changes.quarantined).toHaveLength(1)
  })

  it('takes the markets that it understands', () => {
    const book = bookWith()
    const changes = book.apply(oddsMessage(1, 'prematch', 7, [prices('nope', '', [['1', 2000]]), RESULT]))
    expect([changes.outcome, changes.quarantined.length]).toEqual(['applied', 1])
    expect(book.findSelection(HANDLE)?.odds).toBe(1500)
  })
})

describe('time', () => {
  it('takes a producer down after 20 s of silence and brings it back with its next word', () => {
    const book = bookWith(open)
    book.advance(20_009)
    expect([book.isProducerUp('prematch', 20_009), book.findEvent(7)?.isPaused]).toEqual([true, false])
    book.advance(20_010)
    expect([book.isProducerUp('prematch', 20_010), book.findEvent(7)?.isPaused]).toEqual([false, true])
    book.apply(producerMessage(21_000, 'prematch'))
    expect([book.isProducerUp('prematch', 21_000), book.findEvent(7)?.isPaused]).toEqual([true, false])
  })

  it('does not trust a producer whose words take 20 s to arrive', () => {
    const book = bookWith(open)
    book.apply({ ...producerMessage(1000, 'prematch'), receivedAtMs: 21_001 })
    expect(book.isProducerUp('prematch', 21_001)).toBe(false)
  })

  it('closes pre-match at the start by itself', () => {
    const book = bookWith(open)
    book.apply(producerMessage(START_MS - 1, 'prematch'))
    book.advance(START_MS - 1)
    expect(book.prematchEvents()).toHaveLength(1)
    book.advance(START_MS)
    expect(book.prematchEvents()).toHaveLength(0)
    expect([book.findSelection(HANDLE)?.status, book.findEvent(7)?.isPaused]).toEqual(['hidden', true])
  })

  it.each<[string, FeedMessage[], number, string]>([
    ['before its start', [], START_MS - 1, 'prematch'],
    ['between its start and the first word from the ground', [], START_MS, 'prematch'],
    ['in play', live, START_MS, 'live'],
    ['after its end', [...live, scoreMessage(START_MS + 1, 7, { status: 'ended' })], START_MS + 1, 'live'],
  ])('the producer that speaks for an event %s', (_name, messages, nowMs, producer) => {
    const book = bookWith(open, ...messages)
    book.advance(nowMs)
    expect(book.findEvent(7)?.producer).toBe(producer)
  })

  it('moves the minute on between two messages', () => {
    const book = bookWith(scoreMessage(START_MS, 7, { clock: clockAt(30, 1) }))
    book.advance(START_MS)
    expect(book.findEvent(7)?.clockMinute).toBe(0)
    book.advance(START_MS + 30_000)
    expect(book.findEvent(7)?.clockMinute).toBe(1)
  })

  it('counts the minutes that are left of a clock that runs down, to nothing', () => {
    const book = bookWith(scoreMessage(START_MS, 7, { clock: { ...clockAt(61, 1), isDown: true } }))
    const minutes = [0, 1000, 61_000, 90_000].map((passedMs) => {
      book.advance(START_MS + passedMs)
      return book.findEvent(7)?.clockMinute
    })
    expect(minutes).toEqual([2, 1, 0, 0])
  })

  it('has no minute without a clock', () => {
    const book = bookWith(scoreMessage(START_MS, 7, { clock: null }))
    book.advance(START_MS + 60_000)
    expect(book.findEvent(7)?.clockMinute).toBe(null)
  })
})

it('a row has its cells in the order of its columns, and a gap where there is no such price', () => {
  const turned = prices('1x2', '', [
    ['2', 6000],
    ['1', 1500],
  ])
  const book = bookWith(oddsMessage(10, 'prematch', 7, [turned]))
  const event = book.findEvent(7)
  const cells = event === null ? [] : book.rowCells(event, 1)
  expect(cells.map((column) => column.map((cell) => cell?.outcome.odds ?? null))).toEqual([
    [1500, null, 6000],
    [null, null],
  ])
})

describe('the line of a row', () => {
  const total = (line: string, over: number, under: number) =>
    prices('total', `total=${line}`, [
      ['over', over],
      ['under', under],
    ])
  const lineOf = (book: OddsBook) => {
    const event = book.findEvent(7)
    return event === null ? null : book.rowCells(event, 1)[1]?.[0]?.market.specifier
  }

  it('is the one whose prices are nearest, and keeps its place until another is clearly nearer', () => {
    const book = bookWith(oddsMessage(1, 'prematch', 7, [total('1.5', 1300, 3400), total('2.5', 1900, 1900)]))
    expect(lineOf(book)).toBe('total=2.5')
    book.apply(oddsMessage(2, 'prematch', 7, [total('1.5', 1850, 1950), total('2.5', 2000, 1800)]))
    expect(lineOf(book)).toBe('total=2.5')
    book.apply(oddsMessage(3, 'prematch', 7, [total('1.5', 1900, 1900), total('2.5', 2600, 1500)]))
    expect(lineOf(book)).toBe('total=1.5')
    book.apply(settleMessage(4, 7, [['total', 'total=1.5']]))
    expect(lineOf(book)).toBe('total=2.5')
  })

  it.each([
    [1950, 'total=2.5', 'no nearer'],
    [1960, 'total=2.5', 'nearer by 0.01'],
    [2090, 'total=2.5', 'nearer by 0.14'],
    [2100, 'total=1.5', 'nearer by 0.15'],
  ])('a line at 0.05 takes the row from one at 1.90 and %d: %s (%s)', (under, expected) => {
    const near = total('1.5', 1900, 1950)
    const book = bookWith(oddsMessage(1, 'prematch', 7, [total('2.5', 1900, 1900), near]))
    book.apply(oddsMessage(2, 'prematch', 7, [total('2.5', 1900, under), near]))
    expect(lineOf(book)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import type { OddsBook } from './book.ts'
import type { FeedMessage, VoidMessage } from './messages.ts'
import {
  bookWith as bookFrom,
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
const HOUR_MS = 3_600_000
const HANDLE = '7:1x2::1'
const resultAt = (home: number) =>
  prices('1x2', '', [
    ['1', home],
    ['x', 4000],
    ['2', 6000],
  ])
const open = oddsMessage(10, 'prematch', 7, [resultAt(1500)])
const live = [scoreMessage(START_MS, 7), oddsMessage(START_MS, 'live', 7, [resultAt(1700)], true)]

const bookWith = (...messages: readonly FeedMessage[]): OddsBook => bookFrom(START_MS, messages)
function voidMessage(
  kind: 'void' | 'unvoid',
  toMs: number | null,
  market = { type: '1x2', specifier: '' },
): FeedMessage {
  const { provider, producer, generatedAtMs, receivedAtMs } = open
  const markets = [market]
  const message: VoidMessage = {
    kind: 'void',
    provider,
    producer,
    generatedAtMs,
    receivedAtMs,
    eventId: 7,
    markets,
    fromMs: null,
    toMs,
  }
  return kind === 'void' ? message : { ...message, kind }
}

describe('what comes late changes nothing', () => {
  it.each<[string, readonly FeedMessage[], FeedMessage]>([
    [
      'a pre-match price after the kick-off',
      [open, ...live],
      oddsMessage(START_MS + 5, 'prematch', 7, [resultAt(9000)]),
    ],
    [
      'a price from before a stop',
      [open, ...live, stopMessage(START_MS + 10, 7)],
      oddsMessage(START_MS + 9, 'live', 7, [resultAt(9000)], true),
    ],
    [
      'a score from before the last one',
      [open, ...live, scoreMessage(START_MS + 10, 7, { score: { home: 1, away: 0 } })],
      scoreMessage(START_MS + 9, 7),
    ],
  ])('%s', (_name, messages, late) => {
    const book = bookWith(...messages)
    const before = [book.rev, book.findSelection(HANDLE)?.odds, book.findEvent(7)?.live?.score]
    expect(book.apply(late).outcome).toBe('stale')
    expect([book.rev, book.findSelection(HANDLE)?.odds, book.findEvent(7)?.live?.score]).toEqual(before)
  })

  it('words that were long under way are no sign of life', () => {
    const book = bookWith(open)
    book.apply({ ...oddsMessage(15_000, 'prematch', 7, []), receivedAtMs: 40_000 })
    expect(book.isProducerUp('prematch', 21_000)).toBe(false)
  })

  it.each([
    [20_000, true],
    [20_001, false],
  ])('words that were %i ms under way are a sign of life: %s', (lagMs, isUp) => {
    const book = bookWith(open)
    book.apply({ ...oddsMessage(15_000, 'prematch', 7, []), receivedAtMs: 15_000 + lagMs })
    expect(book.isProducerUp('prematch', 35_000)).toBe(isUp)
  })

  it('prices do not wake a producer that is down', () => {
    const book = bookWith(open, producerMessage(11, 'prematch', 'down'))
    book.apply(oddsMessage(12, 'prematch', 7, [resultAt(1600)]))
    expect([book.isProducerUp('prematch', 13), book.findEvent(7)?.isPaused]).toEqual([false, true])
  })
})

describe('a void', () => {
  it.each<[string, readonly FeedMessage[], string]>([
    ['without an end closes the market', [voidMessage('void', null)], 'cancelled'],
    [
      'without an end is not taken back for some of its bets',
      [voidMessage('void', null), voidMessage('unvoid', 5)],
      'cancelled',
    ],
    ['of bets in the past leaves it open', [voidMessage('void', 5)], 'open'],
    [
      'that is taken back waits for a price',
      [voidMessage('void', null), voidMessage('unvoid', null)],
      'hidden',
    ],
    [
      'of a settled market that is taken back leaves it settled',
      [settleMessage(11, 7, [['1x2', '']]), voidMessage('void', null), voidMessage('unvoid', null)],
      'settled',
    ],
  ])('%s', (_name, messages, status) => {
    expect(bookWith(open, ...messages).findSelection(HANDLE)?.status).toBe(status)
  })
})

describe('the void of a market closes combinations that hold it', () => {
  const OVER = 'legs=1x2~~1,total~total%3D2.5~over'
  const UNDER = 'legs=h1_1x2~~1,total~total%3D2.5~under'
  const combined = (atMs: number, specifier: string) =>
    oddsMessage(atMs, 'prematch', 7, [prices('combination', specifier, [['yes', 3000]])])
  const offered = [open, combined(10, OVER), combined(10, UNDER)]
  const total = (kind: 'void' | 'unvoid'): FeedMessage =>
    voidMessage(kind, null, { type: 'total', specifier: 'total=2.5' })
  const statuses = (...messages: readonly FeedMessage[]) => {
    const book = bookWith(...messages)
    return [OVER, UNDER].map(
      (specifier) => book.findSelection(`7:combination:${specifier}:yes`)?.status ?? null,
    )
  }

  it.each<[string, readonly FeedMessage[], readonly [string | null, string | null]]>([
    ['and no other', [...offered, voidMessage('void', null)], ['cancelled', 'open']],
    ['for good', [...offered, voidMessage('void', null), combined(12, OVER)], ['cancelled', 'open']],
    ['that were not there before', [open, total('void'), combined(12, OVER)], ['cancelled', null]],
    ['not when it is of bets in the past', [...offered, voidMessage('void', 5)], ['open', 'open']],
    ['until it is taken back', [...offered, total('void'), total('unvoid')], ['hidden', 'hidden']],
    [
      'until the last of them is taken back',
      [...offered, total('void'), voidMessage('void', null), total('unvoid')],
      ['cancelled', 'hidden'],
    ],
  ])('%s', (_name, messages, expected) => {
    expect(statuses(...messages)).toEqual(expected)
  })
})

describe('a message counts only when it changes a market', () => {
  const settled = settleMessage(11, 7, [['1x2', '']])
  it.each<[string, readonly FeedMessage[], FeedMessage, string]>([
    ['a void', [], voidMessage('void', null), 'applied'],
    ['the same void again', [voidMessage('void', null)], voidMessage('void', null), 'duplicate'],
    ['a void taken back', [voidMessage('void', null)], voidMessage('unvoid', null), 'applied'],
    ['nothing voided that is taken back', [], voidMessage('unvoid', null), 'duplicate'],
    ['a result taken back', [settled], { ...settled, kind: 'unsettle' }, 'applied'],
    ['no result that is taken back', [], { ...settled, kind: 'unsettle' }, 'duplicate'],
  ])('%s', (_name, before, message, outcome) => {
    expect(bookWith(open, ...before).apply(message).outcome).toBe(outcome)
  })
})

it.each([
  ['the first', ['1x', 'x', '2'], 0],
  ['the last', ['1', 'x', 'x2'], 2],
])('prices with another outcome in %s place put it in the place of the old one', (_name, keys, place) => {
  const other = prices(
    '1x2',
    '',
    keys.map((key) => [key, 1500] as const),
  )
  const book = bookWith(open, oddsMessage(11, 'prematch', 7, [other]))
  expect(book.findSelection(`7:1x2::${keys[place]}`)?.odds).toBe(1500)
  expect(book.findSelection(`7:1x2::${['1', 'x', '2'][place]}`)).toBeNull()
})

it('prices with another outcome change the rows of the league', () => {
  const book = bookWith(open)
  book.watch('league/2', 0)
  const version = book.topicVersion('league/2')
  book.apply(oddsMessage(11, 'prematch', 7, [prices('1x2', '', [['1x', 1500]])]))
  expect(book.findDelta('league/2', version)?.columns.map(({ type }) => type)).toEqual(['1x2'])
})

it('a price that moves while its market is hidden counts', () => {
  const hidden = (price: number) => prices('1x2', '', [['1', price]], 'hidden')
  const book = bookWith(oddsMessage(10, 'prematch', 7, [hidden(1500)]))
  expect(book.apply(oddsMessage(11, 'prematch', 7, [hidden(1600)])).outcome).toBe('applied')
})

it('a result of a market without a price counts: its repetition is nothing new', () => {
  const book = bookWith(settleMessage(11, 7, [['1x2', '']], false, 2))
  expect(book.apply(settleMessage(12, 7, [['1x2', '']], false, 2)).outcome).toBe('duplicate')
  book.apply({ ...settleMessage(13, 7, [['1x2', '']], false, 2), kind: 'unsettle' })
  expect(book.apply(settleMessage(14, 7, [['1x2', '']], false, 1)).outcome).toBe('duplicate')
})

it('a result that was replaced cannot be taken back any more: its market stays closed', () => {
  const book = bookWith(open, ...live)
  for (const generation of [1, 2]) book.apply(settleMessage(START_MS, 7, [['1x2', '']], false, generation))
  const takenBack = { ...settleMessage(START_MS, 7, [['1x2', '']], false, 1), kind: 'unsettle' } as const
  expect(book.apply(takenBack).outcome).toBe('duplicate')
  book.apply(oddsMessage(START_MS + 1, 'live', 7, [resultAt(1800)], true))
  expect(book.findSelection(HANDLE)).toMatchObject({ status: 'settled' })
})

it('a postponed match is sold again when its new time is known', () => {
  const book = bookWith(open, scoreMessage(20, 7, { status: 'postponed' }))
  expect(book.prematchEvents()).toHaveLength(0)
  book.apply(fixtureMessage(30, 7, START_MS + HOUR_MS))
  expect(book.prematchEvents().map(({ id }) => id)).toEqual([7])
})

it('the clock of a match that is over stands still', () => {
  const book = bookWith(
    open,
    ...live,
    scoreMessage(START_MS + 1, 7, { status: 'ended', clock: clockAt(5400, 1, 90) }),
  )
  book.advance(START_MS + HOUR_MS)
  expect(book.findEvent(7)?.clockMinute).toBe(90)
})

it('a match that is over takes no bets, also while its last prices stand', () => {
  const book = bookWith(open, ...live)
  book.apply(scoreMessage(START_MS + 1, 7, { status: 'ended' }))
  book.apply(oddsMessage(START_MS + 2, 'live', 7, [resultAt(1800)], true))
  expect(book.findSelection(HANDLE)).toMatchObject({ status: 'open', isPaused: true })
  book.apply(scoreMessage(START_MS + 3, 7))
  expect(book.findSelection(HANDLE)).toMatchObject({ status: 'open', isPaused: false })
})

describe('memory', () => {
  it.each([
    ['cancelled', [{ ...fixtureMessage(20, 7, START_MS), change: 'cancelled' as const }]],
    ['never heard of again', []],
  ])('forgets an event three days after its start that was %s', (_name, messages) => {
    const book = bookWith(open, ...messages)
    book.advance(START_MS + 72 * HOUR_MS)
    expect(book.findEvent(7)).not.toBeNull()
    book.advance(START_MS + 72 * HOUR_MS + 1)
    expect(book.findEvent(7)).toBeNull()
    expect(book.apply(fixtureMessage(30, 7, START_MS)).outcome).toBe('stale')
  })

  it('forgets a match in play three days after its last word, however long it is played', () => {
    const book = bookWith(open, ...live)
    const dayTwoMs = START_MS + 48 * HOUR_MS
    book.advance(dayTwoMs)
    book.apply(scoreMessage(dayTwoMs, 7))
    book.advance(dayTwoMs + 72 * HOUR_MS)
    expect(book.liveEvents().map(({ id }) => id)).toEqual([7])
    book.advance(dayTwoMs + 72 * HOUR_MS + 1)
    expect(book.liveEvents()).toEqual([])
    expect(book.findEvent(7)).toBeNull()
  })

  it('knows the last 20 000 events that left, and no more', () => {
    const book = bookWith()
    for (let id = 100; id <= 20_100; id++) {
      book.apply(fixtureMessage(1, id, START_MS))
      book.apply(settleMessage(2, id, [], true))
    }
    expect(book.apply(settleMessage(3, 101, [])).outcome).toBe('stale')
    expect(book.apply(settleMessage(3, 100, [])).outcome).toBe('quarantined')
  })

  it('keeps the history of a topic that was watched again', () => {
    const book = bookWith(open)
    book.watch('event/7', 10)
    const since = book.topicVersion('event/7')
    book.watch('event/7', 20)
    book.forgetUnwatched(20)
    expect(book.findDelta('event/7', since)?.cells).toEqual([])
    book.forgetUnwatched(21)
    expect(() => book.topicVersion('event/7')).toThrow()
  })
})

it('a version from the future gets a new image', () => {
  const book = bookWith(open)
  book.watch('event/7', 10)
  expect(book.findDelta('event/7', book.topicVersion('event/7') + 1)).toBeNull()
})

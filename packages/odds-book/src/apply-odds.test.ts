import type { Odds } from '@xezer/money/odds'
import { describe, expect, it } from 'vitest'
import type { FeedMessage } from './messages.ts'
import { bookWith, oddsMessage, prices, scoreMessage, settleMessage, stopMessage } from './test-messages.ts'

const START_MS = 1_000_000
const LEAGUE = 'league/2'
const PAGE = 'event/7'
const result = (home: number, status: 'open' | 'hidden' = 'open') =>
  prices(
    '1x2',
    '',
    [
      ['1', home],
      ['x', 4000],
      ['2', 6000],
    ],
    status,
  )
const total = (line: string, over: number, under: number) =>
  prices('total', `total=${line}`, [
    ['over', over],
    ['under', under],
  ])
const open = oddsMessage(10, 'prematch', 7, [result(1500)])

describe('what becomes of a stop', () => {
  it.each<[string, readonly FeedMessage[], FeedMessage, string]>([
    ['of the event', [], stopMessage(11, 7), 'applied'],
    ['of the event, again', [stopMessage(11, 7)], stopMessage(11, 7), 'duplicate'],
    ['of a group', [], stopMessage(11, 7, ['m']), 'applied'],
    ['of a group, again', [stopMessage(11, 7, ['m'])], stopMessage(11, 7, ['m']), 'duplicate'],
    ['of a group that is not on sale', [], stopMessage(11, 7, ['h']), 'duplicate'],
    [
      'from the instant of the resumption',
      [oddsMessage(11, 'prematch', 7, [], true)],
      stopMessage(11, 7),
      'applied',
    ],
  ])('%s', (_name, before, message, outcome) => {
    const book = bookWith(START_MS, [open, ...before])
    const { rev } = book
    expect(book.apply(message).outcome).toBe(outcome)
    expect(book.rev - rev).toBe(outcome === 'applied' ? 1 : 0)
  })

  it('a line that a stop hides has lost its row: which one takes it is chosen anew', () => {
    const shown = oddsMessage(10, 'prematch', 7, [total('1.5', 1800, 2000), total('2.5', 1900, 1900)])
    const book = bookWith(START_MS, [shown, stopMessage(11, 7, ['t'], 'hidden')])
    // Nearer by less than a line that stands would keep its place against.
    book.apply(oddsMessage(12, 'prematch', 7, [total('1.5', 1900, 1900), total('2.5', 1850, 1950)]))
    const event = book.findEvent(7)
    const specifier = event === null ? null : book.rowCells(event, 1)[1]?.[0]?.market.specifier
    expect(specifier).toBe('total=1.5')
  })
})

describe('what a delta tells whole is only what comes or goes', () => {
  it.each<[string, readonly FeedMessage[], FeedMessage, boolean]>([
    ['a price moves', [open], oddsMessage(11, 'prematch', 7, [result(1600)]), false],
    ['a market is suspended', [open], stopMessage(11, 7, ['m']), false],
    ['a market is hidden', [open], oddsMessage(11, 'prematch', 7, [result(1500, 'hidden')]), true],
    [
      'a market that was hidden is settled',
      [oddsMessage(10, 'prematch', 7, [result(1500, 'hidden')])],
      settleMessage(11, 7, [['1x2', '']]),
      false,
    ],
  ])('%s', (_name, before, message, isNew) => {
    const book = bookWith(START_MS, before)
    const versions = [PAGE, LEAGUE].map((topic) => {
      book.watch(topic, 0)
      return [topic, book.topicVersion(topic)] as const
    })
    expect(book.apply(message).outcome).toBe('applied')
    const deltas = versions.map(([topic, version]) => book.findDelta(topic, version))
    const whole = [
      deltas[0]?.markets.map(({ type }) => type),
      deltas[1]?.columns.map(({ event, type }) => [event.id, type]),
      deltas[1]?.rows,
    ]
    expect(whole).toEqual(isNew ? [['1x2'], [[7, '1x2']], []] : [[], [], []])
  })
})

it('a price of 1.00 is put aside, and the shortest one above it is taken', () => {
  const book = bookWith(START_MS, [open])
  // No price of ours: a feed may say it all the same.
  const even = { ...result(1500), outcomes: [{ outcome: '1', odds: 1000 as Odds }] }
  expect(book.apply(oddsMessage(11, 'prematch', 7, [even])).outcome).toBe('quarantined')
  book.apply(oddsMessage(12, 'prematch', 7, [result(1001)]))
  expect(book.findSelection('7:1x2::1')?.odds).toBe(1001)
})

it.each([
  ['prematch', 'hidden'],
  ['live', 'open'],
] as const)(
  'a market whose last price was of the producer %s is %s when the match begins',
  (last, status) => {
    const book = bookWith(START_MS, [open, oddsMessage(11, last, 7, [result(1600)])])
    book.apply(scoreMessage(START_MS, 7))
    expect(book.findSelection('7:1x2::1')?.status).toBe(status)
  },
)

it('a line that goes and stood in no row asks for no new image of the rows', () => {
  const near = total('2.5', 1900, 1900)
  const far = total('1.5', 1300, 3400)
  const book = bookWith(START_MS, [oddsMessage(10, 'prematch', 7, [near, far])])
  book.watch(LEAGUE, 0)
  const version = book.topicVersion(LEAGUE)
  book.apply(oddsMessage(11, 'prematch', 7, [{ ...far, status: 'hidden' }]))
  expect(book.findDelta(LEAGUE, version)).not.toBeNull()
})

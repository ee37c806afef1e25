import { clockAt, createScript } from '@xezer/dev-world/scripted-feed'
import type { OddsBook } from '@xezer/odds-book/book'
import type { LiveState } from '@xezer/sport/live-state'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from '../catalogue/create-book.ts'
import { createCatalogueTexts } from './catalogue-texts.ts'
import { createEventLinks } from './event-links.ts'
import { presentEventHead } from './present-event.ts'
import { presentEventState } from './present-event-state.ts'

const stateOf = (book: OddsBook) =>
  presentEventState(must(book.findEvent(1), 'no event'), createCatalogueTexts(), 'en')

describe('the minute of play', () => {
  it.each([
    [45, 0, "1'"],
    [45, 59, "1'"],
    [45, 60, "2'"],
    [45, 44 * 60 + 59, "45'"],
    [45, 45 * 60, "45+1'"],
    [45, 47 * 60 + 30, "45+3'"],
    [90, 45 * 60, "46'"],
    [90, 89 * 60, "90'"],
    [90, 93 * 60, "90+4'"],
    [null, 93 * 60, "94'"],
  ])('of a period until %s, after %i seconds, reads %s', (lastMinute, seconds, minute) => {
    const script = createScript({ nowMs: () => 1000 })
    const book = createBook(nodeMachine.secureRandom)
    book.advance(1000)
    for (const message of [script.catalogue(), script.fixture(1, 2000)]) book.apply(message)
    book.apply(script.score(1, { clock: clockAt(seconds, 0, lastMinute) }))
    expect(stateOf(book).results?.minute).toBe(minute)
  })

  it.each([
    ['of a clock that runs down is what is left', { ...clockAt(407), isDown: true }, "7'"],
    ['is none while the ball rests', null, null],
  ])('%s', (_what, clock, minute) => {
    const book = createBook(nodeMachine.secureRandom)
    const script = createScript({ nowMs: () => 1000 })
    book.advance(1000)
    for (const message of [script.catalogue(), script.fixture(1, 2000), script.score(1, { clock })])
      book.apply(message)
    expect(stateOf(book).results?.minute).toBe(minute)
  })
})

it.each([
  ['goes on', { status: 'live' }, { status: 'half1', kind: '1st half' }, true],
  ['rests', { status: 'interrupted' }, { status: 'interrupted', kind: 'Interrupted' }, true],
  [
    'begins late',
    { status: 'delayed', period: 'not_started' },
    { status: 'delayed', kind: 'Start delayed' },
    false,
  ],
] as const)('a match that %s says so', (_name, live, expected, hasResults) => {
  const script = createScript({ nowMs: () => 1000 })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(1000)
  const messages = [script.catalogue(), script.fixture(1, 2000), script.score(1, live)]
  for (const message of messages) book.apply(message)
  const state = stateOf(book)
  expect(state).toMatchObject(expected)
  expect(state.results !== null).toBe(hasResults)
})

it.each([
  [44, null, "44' Corner: Qarabag"],
  [45, 3, "45+3' Corner: Qarabag"],
  [46, null, "46' Corner: Qarabag"],
])('the newest comment is told at the minute of the clock: %i, %s added', (minute, addedMinute, line) => {
  const script = createScript({ nowMs: () => 1000 })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(1000)
  const comments = [{ key: 'corner', side: 'home', minute, addedMinute }] as const
  const messages = [script.catalogue(), script.fixture(1, 2000), script.score(1, { comments })]
  for (const message of messages) book.apply(message)
  expect(stateOf(book).results).toMatchObject({ comment: line, action: { key: 'corner', side: 'home' } })
})

it('results nest what the product says: turn, points, score with its statistics, minute, comment, game', () => {
  const script = createScript({ nowMs: () => 1000 })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(1000)
  const board: Partial<LiveState> = {
    clock: null,
    turn: 'away',
    points: { home: '40', away: 'A' },
    gameNumber: 7,
    parts: ['set1', 'set2', 'set3'],
    played: 1.46,
    tally: 'won',
    moment: { key: 'break_point', side: 'away' },
    score: { home: 1, away: 0 },
    periods: [
      { home: 7, away: 6, tieBreak: { home: 7, away: 4 } },
      { home: 3, away: 3 },
    ],
    statistics: { corners: { home: 2, away: 1 } },
    comments: [{ key: 'goal', side: 'home', minute: null, addedMinute: null }],
  }
  for (const message of [script.catalogue(), script.fixture(1, 2000), script.score(1, board)])
    book.apply(message)
  expect(stateOf(book).results).toEqual({
    turn: 2,
    points: { home: '40', away: 'A' },
    score: { home: 1, away: 0, periods: board.periods, corners: { home: 2, away: 1 } },
    minute: null,
    clock: null,
    comment: 'Goal! Qarabag',
    action: { key: 'goal', side: 'home' },
    gameNumber: 7,
    tally: 'won',
    parts: ['set1', 'set2', 'set3'],
    played: 1.46,
    moment: { text: 'Break point', side: 'away' },
  })
})

describe('how much of a match is played', () => {
  const START_MS = 2000
  const playedAfter = (live: Partial<LiveState>, minutes: number) => {
    const script = createScript({ nowMs: () => START_MS })
    const book = createBook(nodeMachine.secureRandom)
    book.advance(START_MS)
    for (const message of [script.catalogue(), script.fixture(1, START_MS), script.score(1, live)])
      book.apply(message)
    book.advance(START_MS + minutes * 60_000)
    return stateOf(book).results?.played
  }
  const down = { seconds: 300, rate: 1, isDown: true, lastMinute: null, partMinutes: 10 }

  it.each<[string, Partial<LiveState>, number, number]>([
    ['what was told stands without a clock', { clock: null, played: 1.46 }, 5, 1.46],
    ['and while the clock stands', { clock: clockAt(1800), played: 0.689 }, 5, 0.689],
    ['a clock that runs carries it on', { clock: clockAt(1800, 1), played: 0.689 }, 9, 0.889],
    ['to the end of its part and no further', { clock: clockAt(2640, 1), played: 1 }, 4, 1],
    ['also one that runs down', { clock: down, played: 2.5 }, 3, 2.8],
    ['until nothing is left', { clock: down, played: 2.5 }, 9, 3],
  ])('%s', (_what, live, minutes, played) => {
    expect(playedAfter(live, minutes)).toBeCloseTo(played)
  })

  it('a clock that runs down is told to the second, with the instant from which it counts', () => {
    const script = createScript({ nowMs: () => START_MS })
    const book = createBook(nodeMachine.secureRandom)
    book.advance(START_MS)
    for (const message of [script.catalogue(), script.fixture(1, START_MS)]) book.apply(message)
    book.apply(script.score(1, { clock: down }))
    expect(stateOf(book).results?.clock).toEqual({ left: 300, at: START_MS, rate: 1 })
    const { stateRev } = must(book.findEvent(1), 'no event')
    book.apply(script.score(1, { clock: { ...down, rate: 0 } }))
    expect(stateOf(book).results?.clock).toEqual({ left: 300, at: 0, rate: 0 })
    expect(book.findEvent(1)?.stateRev).toBeGreaterThan(stateRev)
  })
})

describe('the windows of a match', () => {
  const headOf = (live: Partial<LiveState> | null) => {
    const script = createScript({ nowMs: () => 1000 })
    const book = createBook(nodeMachine.secureRandom)
    book.advance(1000)
    const messages = [script.catalogue(), script.fixture(1, 2000), ...(live ? [script.score(1, live)] : [])]
    for (const message of messages) book.apply(message)
    const links = createEventLinks({
      animationUrl: '/a/{event}',
      streamUrl: 'https://tv.example/{lang}/{sport}/{event}',
    })
    return presentEventHead(must(book.findEvent(1), 'no event'), createCatalogueTexts(links), 'ru')
  }

  it.each([
    ['before it begins', null, { animation: null, stream: null }],
    ['in play', { status: 'live' }, { animation: '/a/1', stream: 'https://tv.example/ru/1/1' }],
    ['after the whistle', { status: 'ended' }, { animation: null, stream: null }],
  ] as const)('are told %s', (_when, live, links) => {
    expect(headOf(live)).toMatchObject(links)
  })
})

import { clockAt, createScript } from '@xezer/dev-world/scripted-feed'
import type { OddsBook } from '@xezer/odds-book/book'
import type { LiveState } from '@xezer/sport/live-state'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from '../catalogue/create-book.ts'
import { createCatalogueTexts } from './catalogue-texts.ts'
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
  expect(stateOf(book).results?.comment).toBe(line)
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
    score: { home: 1, away: 0 },
    periods: [
      { home: 6, away: 4 },
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
    comment: 'Goal! Qarabag',
    gameNumber: 7,
  })
})

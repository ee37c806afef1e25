import { odds } from '@xezer/money/odds'
import type { LiveState, MatchClock } from '@xezer/sport/live-state'
import type { MarketType } from '@xezer/sport/market-type'
import type { LocalizedName } from '@xezer/std/locale'
import type { OddsBook, OddsBookOptions } from './book.ts'
import { createOddsBook } from './create-odds-book.ts'
import type {
  CatalogueMessage,
  FeedMessage,
  Fixture,
  FixtureMessage,
  MarketId,
  MarketPrices,
  MarketStatus,
  OddsMessage,
  Producer,
  ProducerMessage,
  ScoreMessage,
  SettleMessage,
  StopMessage,
  WithdrawMessage,
} from './messages.ts'

/** A row of a catalogue that says as little as it can. */
export function exampleType(key: string, change: Partial<MarketType> = {}): MarketType {
  return {
    key,
    rule: 'result',
    name: key,
    statistic: 'goals',
    period: 'match',
    group: 'm',
    layout: 'common',
    outcomes: [],
    outcomeStyle: 'word',
    specifiers: [],
    line: null,
    numbered: null,
    team: null,
    columns: 3,
    order: 1,
    offered: { prematch: true, live: true },
    ...change,
  }
}
const TYPES = [
  exampleType('1x2'),
  exampleType('total', { group: 't' }),
  exampleType('combination', { rule: 'combination' }),
  exampleType('h1_1x2', { period: 'h1', statistic: 'corners' }),
]

/** Messages of a tiny world for the tests of this package: two leagues, four teams, three types of market. */
export const BOOK_OPTIONS: OddsBookOptions = {
  epoch: 'e1',
  rowColumns: new Map([
    [
      1,
      new Map([
        [
          1,
          [
            { type: '1x2', outcomes: ['1', 'x', '2'], isMainLine: false },
            { type: 'total', outcomes: ['over', 'under'], isMainLine: true },
          ],
        ],
        [2, [{ type: 'h1_1x2', outcomes: ['1', 'x', '2'], isMainLine: false }]],
      ]),
    ],
  ]),
  findType: (_sportId, type) => TYPES.find(({ key }) => key === type) ?? null,
}

const named = (name: string): LocalizedName => ({ az: name, ru: name, en: name })

function envelope(atMs: number, producer: Producer) {
  return { provider: 'test', producer, generatedAtMs: atMs, receivedAtMs: atMs } as const
}

export function catalogueMessage(atMs: number): CatalogueMessage {
  return {
    ...envelope(atMs, 'prematch'),
    kind: 'catalogue',
    sports: [{ id: 1, alias: 'football', name: named('Football') }],
    categories: [{ id: 1, sportId: 1, code: 'az', name: named('Azerbaijan') }],
    tournaments: [
      { id: 1, sportId: 1, categoryId: 1, name: named('First'), tier: 1 },
      { id: 2, sportId: 1, categoryId: 1, name: named('Second'), tier: 2 },
    ],
    competitors: [1, 2, 3, 4].map((id) => ({ id, sportId: 1, name: named(`Team ${id}`) })),
  }
}

export function producerMessage(
  atMs: number,
  producer: Producer,
  state: ProducerMessage['state'] = 'up',
): ProducerMessage {
  return { ...envelope(atMs, producer), kind: 'producer', state }
}

export function fixtureMessage(
  atMs: number,
  eventId: number,
  startsAtMs: number,
  change: Partial<Fixture> = {},
): FixtureMessage {
  return {
    ...envelope(atMs, 'prematch'),
    kind: 'fixture',
    change: 'new',
    fixture: {
      eventId,
      sportId: 1,
      tournamentId: 1 + (eventId % 2),
      homeId: 1,
      awayId: 2,
      startsAtMs,
      season: '2026/27',
      round: '1',
      number: eventId,
      isReal: true,
      ...change,
    },
  }
}

export function prices(
  type: string,
  specifier: string,
  outcomes: readonly (readonly [string, number | null])[],
  status: MarketStatus = 'open',
): MarketPrices {
  return {
    type,
    specifier,
    status,
    outcomes: outcomes.map(([outcome, price]) => ({ outcome, odds: price === null ? null : odds(price) })),
  }
}

export function oddsMessage(
  atMs: number,
  producer: Producer,
  eventId: number,
  markets: readonly MarketPrices[],
  resumes = false,
): OddsMessage {
  return { ...envelope(atMs, producer), kind: 'odds', eventId, markets, resumes }
}

export function withdrawMessage(
  atMs: number,
  producer: Producer,
  eventId: number,
  markets: readonly MarketId[],
  untold = 0,
): WithdrawMessage {
  const names = markets.map(({ type, specifier }) => ({ type, specifier }))
  return { ...envelope(atMs, producer), kind: 'withdraw', eventId, markets: names, untold }
}

export function stopMessage(
  atMs: number,
  eventId: number,
  scope: StopMessage['scope'] = 'event',
  status: StopMessage['status'] = 'suspended',
): StopMessage {
  return { ...envelope(atMs, 'live'), kind: 'stop', eventId, scope, status, reason: 'goal' }
}

export function scoreMessage(atMs: number, eventId: number, change: Partial<LiveState> = {}): ScoreMessage {
  const zero = { home: 0, away: 0 }
  return {
    ...envelope(atMs, 'live'),
    kind: 'score',
    eventId,
    live: {
      status: 'live',
      period: 'half1',
      parts: ['h1', 'h2'],
      played: 0,
      clock: clockAt(0, 1),
      turn: null,
      points: null,
      gameNumber: null,
      score: zero,
      tally: 'sum',
      moment: null,
      periods: [zero],
      statistics: { corners: zero, yellowCards: zero, redCards: zero },
      comments: [],
      incidents: [],
      ...change,
    },
  }
}

export function settleMessage(
  atMs: number,
  eventId: number,
  markets: readonly (readonly [string, string])[],
  isFinal = false,
  generation = 1,
): SettleMessage {
  return {
    ...envelope(atMs, 'live'),
    kind: 'settle',
    eventId,
    generation,
    markets: markets.map(([type, specifier]) => ({ type, specifier, outcomes: [] })),
    facts: {},
    isFinal,
  }
}

/** A book with event 7, both producers up, that has heard these messages. */
export function bookWith(startsAtMs: number, messages: readonly FeedMessage[]): OddsBook {
  const book = createOddsBook(BOOK_OPTIONS)
  book.advance(0)
  const first = [catalogueMessage(0), producerMessage(0, 'prematch'), producerMessage(0, 'live')]
  for (const message of [...first, fixtureMessage(0, 7, startsAtMs), ...messages]) book.apply(message)
  return book
}

/** A clock that says so many seconds of play, in a first half unless it is said otherwise. */
export function clockAt(seconds: number, rate = 0, lastMinute: number | null = 45): MatchClock {
  return { seconds, rate, isDown: false, lastMinute, partMinutes: 45 }
}

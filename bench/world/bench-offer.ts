import { odds } from '@xezer/money/odds'
import type {
  CatalogueMessage,
  FeedMessage,
  Fixture,
  MarketPrices,
  OddsMessage,
  Producer,
} from '@xezer/odds-book/messages'
import type { LiveState } from '@xezer/sport/live-state'
import type { MarketType } from '@xezer/sport/market-type'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'

/** How large the world of a bench is. */
export interface WorldSize {
  readonly liveEvents: number
  readonly prematchEvents: number
}

/** Live events are numbered from here, those before their start from `PREMATCH_FROM`. */
export const LIVE_FROM = 1001
export const PREMATCH_FROM = 5001
const TOURNAMENTS = 8
const COMPETITORS = 80
const HOUR_MS = 3_600_000
/** The price of every first outcome before anything moved, in thousandths. */
export const FIRST_ODDS = 1500
/** How many lines a type that has lines is offered with. */
const LINES = { prematch: 3, live: 2 } as const

const named = (name: string) => ({ az: name, ru: name, en: name })

export function envelope(producer: Producer) {
  const nowMs = Date.now()
  return { provider: 'bench', producer, generatedAtMs: nowMs, receivedAtMs: nowMs } as const
}

export function listEventIds(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index)
}

/** Everything that the world is at its beginning. */
export function listFirstMessages({ liveEvents, prematchEvents }: WorldSize): FeedMessage[] {
  const live = listEventIds(LIVE_FROM, liveEvents)
  const prematch = listEventIds(PREMATCH_FROM, prematchEvents)
  const nowMs = Date.now()
  return [
    { ...envelope('prematch'), kind: 'producer', state: 'up' },
    { ...envelope('live'), kind: 'producer', state: 'up' },
    catalogue(),
    ...live.map((id) => fixture(id, nowMs - 1_800_000)),
    ...prematch.map((id) => fixture(id, nowMs + 2 * HOUR_MS + (id % 96) * HOUR_MS)),
    ...live.flatMap((id) => [score(id), offer('live', id)]),
    ...prematch.map((id) => offer('prematch', id)),
  ]
}

function catalogue(): CatalogueMessage {
  return {
    ...envelope('prematch'),
    kind: 'catalogue',
    sports: [{ id: 1, alias: 'football', name: named('Football') }],
    categories: [{ id: 1, sportId: 1, code: 'az', name: named('Azerbaijan') }],
    tournaments: listEventIds(1, TOURNAMENTS).map((id) => ({
      id,
      sportId: 1,
      categoryId: 1,
      name: named(`League number ${id}`),
      tier: 1,
    })),
    competitors: listEventIds(1, COMPETITORS).map((id) => ({
      id,
      sportId: 1,
      name: named(`Football Club ${id}`),
    })),
  }
}

function fixture(eventId: number, startsAtMs: number): FeedMessage {
  return {
    ...envelope('prematch'),
    kind: 'fixture',
    change: 'new',
    fixture: benchFixture(eventId, startsAtMs),
  }
}

export function benchFixture(eventId: number, startsAtMs: number): Fixture {
  return {
    eventId,
    sportId: 1,
    tournamentId: 1 + (eventId % TOURNAMENTS),
    homeId: 1 + ((eventId * 2) % COMPETITORS),
    awayId: 1 + ((eventId * 2 + 1) % COMPETITORS),
    startsAtMs,
    season: '2026/27',
    round: 'Matchday 1',
    number: eventId,
    isReal: false,
  }
}

function score(eventId: number): FeedMessage {
  return { ...envelope('live'), kind: 'score', eventId, live: liveState() }
}

/** Half an hour played, and nothing happened. */
export function liveState(): LiveState {
  const none = { home: 0, away: 0 }
  return {
    status: 'live',
    period: 'half1',
    parts: ['h1', 'h2'],
    played: 0.667,
    // The clock stands, so that only what a bench sends changes anything.
    clock: { seconds: 1800, rate: 0, isDown: false, lastMinute: 45, partMinutes: 45 },
    turn: null,
    points: null,
    gameNumber: null,
    score: none,
    tally: 'sum',
    moment: null,
    periods: [none],
    statistics: { corners: none, yellowCards: none, redCards: none },
    comments: [],
    incidents: [],
  }
}

function offer(producer: 'prematch' | 'live', eventId: number): OddsMessage {
  const markets = FOOTBALL_MARKETS.types
    .filter((type) => type.offered[producer])
    .flatMap((type) =>
      specifiersOf(type, LINES[producer]).map((specifier) => priceMarket(type, specifier, 0)),
    )
  return { ...envelope(producer), kind: 'odds', eventId, markets, resumes: true }
}

export function specifiersOf(type: MarketType, count: number): string[] {
  const [specifier] = type.specifiers
  if (specifier === undefined) return ['']
  const { key, lines } = specifier
  const step = lines === 'half' ? 0.5 : lines === 'quarter' ? 0.25 : 1
  const first = lines === 'half_only' ? 0.5 : lines === 'quarter' ? 0.25 : 1
  return Array.from({ length: count }, (_, index) => `${key}=${first + index * step}`)
}

/** Prices that differ from one `variant` to the next in every outcome. */
export function priceMarket(type: MarketType, specifier: string, variant: number): MarketPrices {
  return {
    type: type.key,
    specifier,
    status: 'open',
    outcomes: type.outcomes.map((outcome, index) => ({
      outcome,
      odds: odds(FIRST_ODDS + 10 * ((index * 37 + variant * 7) % 400)),
    })),
  }
}

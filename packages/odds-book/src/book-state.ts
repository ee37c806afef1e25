import type { Odds } from '@xezer/money/odds'
import type { BookEvent, BookMarket, BookOutcome, OddsBookOptions, Phase } from './book.ts'
import { marketKey } from './market-key.ts'
import type {
  Category,
  Competitor,
  EventStatus,
  Fixture,
  LiveState,
  MarketStatus,
  Producer,
  Sport,
  Tournament,
} from './messages.ts'
import type { TopicLog } from './topic-log.ts'

export interface OutcomeState extends BookOutcome {
  odds: Odds | null
}

export interface MarketState extends BookMarket {
  status: MarketStatus
  producer: Producer
  outcomes: OutcomeState[]
  rev: number
  /** The highest generation of results that was heard; 0 before any. */
  generation: number
}

export interface EventState extends BookEvent {
  phase: Phase
  fixture: Fixture
  tournament: Tournament
  category: Category
  sport: Sport
  home: Competitor
  away: Competitor
  status: EventStatus
  live: LiveState | null
  clockMinute: number | null
  isPaused: boolean
  producer: Producer
  rev: number
  structureRev: number
  openCount: number
  /** Grows by `addMarket` only, which keeps the two below in step. */
  readonly markets: Map<string, MarketState>
  /** The same markets by type, in the same order. */
  readonly lines: Map<string, MarketState[]>
  /** How many markets are open at this moment of a message; `openCount` follows at its end. */
  openNow: number
  /** The line that rows show, by market type. */
  readonly mainLines: Map<string, string>
  /** A stop stands; `isPaused` adds the silence of the producer. */
  isStopped: boolean
  /** Generation times of the newest prices, the newest resumption and the newest score. */
  oddsAtMs: number
  resumedAtMs: number
  scoreAtMs: number
}

export interface ProducerState {
  isUp: boolean
  heardAtMs: number
}

export interface BookState {
  rev: number
  /** Whether the message at hand has changed anything: then it takes `rev + 1`. */
  isTouched: boolean
  nowMs: number
  readonly options: OddsBookOptions
  readonly sports: Map<number, Sport>
  readonly categories: Map<number, Category>
  readonly tournaments: Map<number, Tournament>
  readonly competitors: Map<number, Competitor>
  readonly events: Map<number, EventState>
  /** Events that left the book, so that a late message does not bring them back. */
  readonly left: Set<number>
  readonly producers: Readonly<Record<Producer, ProducerState>>
  readonly logs: Map<string, TopicLog>
  /** The lists in order of display, null after a change of who is in them. */
  liveList: EventState[] | null
  prematchList: EventState[] | null
}

export function createBookState(options: OddsBookOptions): BookState {
  return {
    rev: 0,
    isTouched: false,
    nowMs: 0,
    options,
    sports: new Map(),
    categories: new Map(),
    tournaments: new Map(),
    competitors: new Map(),
    events: new Map(),
    left: new Set(),
    producers: {
      prematch: { isUp: false, heardAtMs: Number.NEGATIVE_INFINITY },
      live: { isUp: false, heardAtMs: Number.NEGATIVE_INFINITY },
    },
    logs: new Map(),
    liveList: null,
    prematchList: null,
  }
}

export function addMarket(event: EventState, market: MarketState): void {
  event.markets.set(marketKey(market.type, market.specifier), market)
  const lines = event.lines.get(market.type)
  if (lines === undefined) event.lines.set(market.type, [market])
  else lines.push(market)
  if (market.status === 'open') event.openNow += 1
}

/** Whether the market has cells on the screen. */
export function isVisible(market: BookMarket): boolean {
  return market.status === 'open' || market.status === 'suspended'
}

import type { Odds } from '@xezer/money/odds'
import { isCombination } from '@xezer/sport/combination'
import { marketKey } from '@xezer/sport/handle'
import type { EventStatus, LiveState } from '@xezer/sport/live-state'
import type { MarketType } from '@xezer/sport/market-type'
import type { BookEvent, BookMarket, BookOutcome, EventField, OddsBookOptions, Phase } from './book.ts'
import type {
  AnyFixture,
  Category,
  Competitor,
  MarketStatus,
  OutcomePrice,
  Producer,
  RecoveryScope,
  Sport,
  Tournament,
} from './messages.ts'
import type { TopicLog } from './topic-log.ts'

export interface OutcomeState extends BookOutcome {
  readonly market: MarketState
  odds: Odds | null
  probabilityPpb: number | null
}

/** Markets and outcomes know what they belong to, so that a price that moves looks nothing up. */
export interface MarketState extends BookMarket {
  readonly event: EventState
  readonly lines: LinesState
  status: MarketStatus
  producer: Producer
  outcomes: OutcomeState[]
  returnedPpb: number
  rev: number
  /** The highest generation of results that was heard; 0 before any. */
  generation: number
  /** Generation time of the newest result without a number, or of what took it back. */
  resultAtMs: number
  /** Generation times of the newest word of each producer about it: their clocks are not compared. */
  prematchAtMs: number
  liveAtMs: number
  /** How many messages the book had heard when its prices were last said. */
  toldAt: number
}

/** The markets of one type of an event. */
export interface LinesState {
  readonly event: EventState
  readonly type: string
  /** In the order in which they came. */
  readonly markets: MarketState[]
  /** The line that rows show. */
  shown: MarketState | null
  /** Null until it is asked for. */
  places: RowPlaces | null
}

/** Where rows show a type of an event; it holds as long as no list begins, ends or changes its events. */
export interface RowPlaces {
  readonly listsVersion: number
  readonly phase: Phase
  /** Whether any row of the sport has a column of the type. */
  readonly isInRows: boolean
  /** The watched lists that show it now. */
  readonly logs: readonly TopicLog[]
}

export interface EventState extends BookEvent {
  phase: Phase
  fixture: AnyFixture
  tournament: Tournament
  category: Category
  sport: Sport
  home: Competitor | null
  away: Competitor | null
  field: EventField | null
  status: EventStatus
  live: LiveState | null
  clockMinute: number | null
  isPaused: boolean
  producer: Producer
  rev: number
  structureRev: number
  stateRev: number
  incidentsRev: number
  incidentRevs: readonly number[]
  openCount: number
  /** Changed by `addMarket` and `removeMarket` only, which keep the two below in step. */
  readonly markets: Map<string, MarketState>
  /** The same markets by type, in the same order. */
  readonly lines: Map<string, LinesState>
  /** How many markets are open at this moment of a message; `openCount` follows at its end. */
  openNow: number
  /** How many more are open and told on demand only. */
  untold: number
  /** The history of the event's page while somebody watches it. */
  log: TopicLog | null
  /** A stop stands; `isPaused` adds the silence of the producer. */
  isStopped: boolean
  /** Generation times of the newest stop of all, of the newest stop of anything, of the newest resumption and score. */
  stoppedAtMs: number
  partStoppedAtMs: number
  resumedAtMs: number
  scoreAtMs: number
  /** Nobody watches the match for the provider, and since when that is said. */
  isCovered: boolean
  coverageAtMs: number
  /** The last request of a recovery that spoke of it; 0 for none. */
  restatedFor: number
}

export interface ProducerState {
  isUp: boolean
  /** On the steady clock. */
  heardAtMs: number
  /** It was asked to say its offer again and has not said that this is all; null otherwise. */
  recovery: Recovery | null
}

export interface Recovery {
  readonly requestId: number
  readonly scope: RecoveryScope
  /** How many messages the book had heard when it was asked. */
  readonly beganAt: number
}

export interface CellName {
  readonly eventId: number
  readonly marketKey: string
  readonly outcome: string
}

export interface BookState {
  rev: number
  /** Messages, whatever became of them. */
  heardCount: number
  /** Whether the message at hand has changed anything: then it takes `rev + 1`. */
  isTouched: boolean
  nowMs: number
  readonly options: OddsBookOptions
  /** Every group of columns that any sport has. */
  readonly rowGroups: readonly number[]
  readonly sports: Map<number, Sport>
  readonly categories: Map<number, Category>
  readonly tournaments: Map<number, Tournament>
  readonly competitors: Map<number, Competitor>
  readonly events: Map<number, EventState>
  /** Events that left the book, so that a late message does not bring them back. */
  readonly left: Set<number>
  readonly producers: Readonly<Record<Producer, ProducerState>>
  readonly logs: Map<string, TopicLog>
  /** One copy of each name of a market or an outcome: thousands of events have the same. */
  readonly names: Map<string, string>
  /** Where the cell of a handle is looked for, by handle. */
  readonly cellNames: Map<string, CellName>
  /** Grows whenever a list begins or ends to be watched, or changes its events. */
  listsVersion: number
  /** The lists in order of display, null after a change of who is in them. */
  liveList: EventState[] | null
  prematchList: EventState[] | null
}

export function createBookState(options: OddsBookOptions): BookState {
  return {
    rev: 0,
    heardCount: 0,
    isTouched: false,
    nowMs: 0,
    options,
    rowGroups: [...new Set([...options.rowColumns.values()].flatMap((groups) => [...groups.keys()]))],
    sports: new Map(),
    categories: new Map(),
    tournaments: new Map(),
    competitors: new Map(),
    events: new Map(),
    left: new Set(),
    producers: {
      prematch: { isUp: false, heardAtMs: Number.NEGATIVE_INFINITY, recovery: null },
      live: { isUp: false, heardAtMs: Number.NEGATIVE_INFINITY, recovery: null },
    },
    logs: new Map(),
    names: new Map(),
    cellNames: new Map(),
    listsVersion: 0,
    liveList: null,
    prematchList: null,
  }
}

/** Before any message. */
export const NEVER_MS = Number.NEGATIVE_INFINITY

/** Names that a provider makes up are bounded by nothing; what is forgotten is only kept twice. */
const NAMES_MAX = 100_000

function shareName({ names }: BookState, name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  if (names.size >= NAMES_MAX) names.clear()
  names.set(name, name)
  return name
}

/** A market without outcomes; `setOutcomes` gives it some. */
export function addMarket(
  state: BookState,
  event: EventState,
  marketType: MarketType,
  told: string,
  first: Pick<MarketState, 'status' | 'producer' | 'rev' | 'generation'>,
): MarketState {
  const type = marketType.key
  const specifier = shareName(state, told)
  let lines = event.lines.get(type)
  if (lines === undefined) {
    lines = { event, type, markets: [], shown: null, places: null }
    event.lines.set(type, lines)
  }
  const { status, producer, rev, generation } = first
  const market: MarketState = {
    event,
    lines,
    type,
    marketType,
    specifier,
    status,
    producer,
    outcomes: [],
    returnedPpb: 0,
    rev,
    generation,
    resultAtMs: NEVER_MS,
    prematchAtMs: NEVER_MS,
    liveAtMs: NEVER_MS,
    toldAt: 0,
  }
  lines.markets.push(market)
  event.markets.set(shareName(state, marketKey(type, specifier)), market)
  if (status === 'open' && !isCombination(marketType)) event.openNow += 1
  return market
}

/** The market is in the book no longer, as if it had never come. Its cells must have left the screens. */
export function removeMarket({ event, lines, type, specifier }: MarketState): void {
  event.markets.delete(marketKey(type, specifier))
  const place = lines.markets.findIndex((market) => market.specifier === specifier)
  if (place >= 0) lines.markets.splice(place, 1)
}

export function setOutcomes(state: BookState, market: MarketState, outcomes: readonly OutcomePrice[]): void {
  market.outcomes = outcomes.map(({ outcome, odds, probabilityPpb }) => ({
    key: shareName(state, outcome),
    market,
    odds,
    probabilityPpb: probabilityPpb ?? null,
  }))
}

export function findMarket(event: EventState, type: string, specifier: string): MarketState | null {
  const markets = event.lines.get(type)?.markets
  if (markets === undefined) return null
  // A type has few lines: comparing them costs less than the text of a key.
  for (const market of markets) if (market.specifier === specifier) return market
  return null
}

/** Whether the market has cells on the screen. */
export function isVisible(market: BookMarket): boolean {
  return market.status === 'open' || market.status === 'suspended'
}

import type { Odds } from '@xezer/money/odds'
import type { EventStatus, LiveState } from '@xezer/sport/live-state'
import type { MarketType } from '@xezer/sport/market-type'
import type { LocalizedName } from '@xezer/std/locale'
import type {
  AnyFixture,
  Category,
  Competitor,
  FeedMessage,
  MarketStatus,
  Producer,
  Sport,
  Tournament,
} from './messages.ts'

/** One outcome of a market as it stands; a null price keeps its place. */
export interface BookOutcome {
  readonly key: string
  readonly odds: Odds | null
  /** Its chance without a margin, in billionths; null where the provider did not tell it with this price. */
  readonly probabilityPpb: number | null
}

export interface BookMarket {
  readonly type: string
  /** Its row of the catalogue. */
  readonly marketType: MarketType
  readonly specifier: string
  readonly status: MarketStatus
  /** Which producer prices it, whose silence makes it unbettable. */
  readonly producer: Producer
  readonly outcomes: readonly BookOutcome[]
  /** The share of a stake that is expected back undecided, in billionths. */
  readonly returnedPpb: number
  /** The book's rev at the last change of a cell of this market. */
  readonly rev: number
}

/** `started`: its time came, and nothing was heard of its play yet. `over`: played, waiting for its last results. */
export type Phase = 'prematch' | 'started' | 'live' | 'over'

export interface EventField {
  readonly name: LocalizedName
  readonly competitors: ReadonlyMap<string, Competitor>
}

export interface BookEvent {
  readonly id: number
  readonly phase: Phase
  readonly fixture: AnyFixture
  readonly sport: Sport
  readonly category: Category
  readonly tournament: Tournament
  /** The two sides of a match; null of a field. */
  readonly home: Competitor | null
  readonly away: Competitor | null
  /** What a field is called and who is in it, by the outcome of its markets that they are; null of a match. */
  readonly field: EventField | null
  readonly status: EventStatus
  /** Null until the first score message. */
  readonly live: LiveState | null
  /** Whole minutes on the match clock at the last `advance`; null before the first score message. */
  readonly clockMinute: number | null
  /** When `live` was told; before the first score message the beginning of time. */
  readonly scoreAtMs: number
  /** Bets on all of the event are suspended, by a stop or by the silence of its producer. */
  readonly isPaused: boolean
  /** Which producer speaks for the event now. */
  readonly producer: Producer
  /** The book's rev at the last change of anything of this event. */
  readonly rev: number
  /** The book's rev at the last change of which markets and outcomes there are to see. */
  readonly structureRev: number
  /** The book's rev at the last change of anything but its prices: state, score, names, times, count of markets. */
  readonly stateRev: number
  /** The book's rev at the last change of `live.incidents`, and of each of them. */
  readonly incidentsRev: number
  readonly incidentRevs: readonly number[]
  readonly markets: ReadonlyMap<string, BookMarket>
  /** How many markets are open, also those that are told on demand only. */
  readonly openCount: number
}

/** All that a bet needs to know about one cell, read in one step. */
export interface BookSelection {
  readonly event: BookEvent
  readonly market: BookMarket
  readonly outcome: string
  /** Null when the outcome has no price now. */
  readonly odds: Odds | null
  readonly status: MarketStatus
  readonly isPaused: boolean
  readonly startsAtMs: number
  readonly eventStatus: EventStatus
  readonly liveState: LiveState | null
  /** The event's rev: what the player saw is stored with each leg. */
  readonly rev: number
  readonly producer: Producer
}

/** What became of a message. `stale` is older than what stands, `duplicate` says nothing new. */
export type Outcome = 'applied' | 'duplicate' | 'stale' | 'quarantined'

export interface Changes {
  readonly outcome: Outcome
  /** Why a message, or a part of it, was not understood; empty when all of it was. */
  readonly quarantined: readonly string[]
  /** The book's rev afterwards. */
  readonly rev: number
}

/** A cell that moved: where it stands now, and which way its price went since the cursor. */
export interface CellMove {
  readonly event: BookEvent
  readonly market: BookMarket
  readonly outcome: BookOutcome
  readonly direction: -1 | 0 | 1
}
/** Cells whose price is higher (1) or lower (-1) than it was; the others are not in it. */
export type PriceMoves = ReadonlyMap<BookOutcome, -1 | 1>

export interface TopicDelta {
  readonly from: number
  readonly to: number
  readonly cells: readonly CellMove[]
  /** Events whose state (score, clock, pause, count of markets) changed. */
  readonly events: readonly BookEvent[]
  /** Of an event page: markets that came, went, or took other outcomes. None of their cells is in `cells`. */
  readonly markets: readonly BookMarket[]
  /** Of a list: columns of rows that show other cells. None of them is in `cells`. */
  readonly columns: readonly RowTypeChange[]
  /**
   * Of a list or the menu, by id: events that came, left, or are called otherwise. Nothing of them is in the other
   * members.
   */
  readonly rows: readonly number[]
}
export interface RowTypeChange {
  readonly event: BookEvent
  readonly type: string
}

export interface OddsBook {
  /** Monotonic; one step per message that changed something. */
  readonly rev: number
  /** Names this run of the book in cursors. */
  readonly epoch: string
  /**
   * `steadyMs` is when it was heard on a clock that never goes back: silence is measured on that one alone. Where the
   * wall clock stands for it, as in a replay, it may be left out.
   */
  apply(message: FeedMessage, steadyMs?: number): Changes
  /** Lets time do its work: clocks, pre-match closing at its start, producers that fell silent. */
  advance(nowMs: number, steadyMs?: number): Changes
  findEvent(id: number): BookEvent | null
  /** By the handle of its cell, `<event>:<type>:<specifier>:<outcome>`. */
  findSelection(handle: string): BookSelection | null
  /** False after a `down`, while recovering, and 20 s after the last sign of life, on the steady clock. */
  isProducerUp(producer: Producer, steadyMs: number): boolean
  /** Events that can be bet on in play, in order of display: the same list while none comes, leaves or is renamed. */
  liveEvents(): readonly BookEvent[]
  /** Events that have not started, in order of their start; likewise the same list while none changes. */
  prematchEvents(): readonly BookEvent[]
  /**
   * The cells of a list row, one list per column; null where the event has no such price. A sport that has no such
   * group of columns shows its first one.
   */
  rowCells(event: BookEvent, group: number): readonly (readonly (RowCell | null)[])[]
  /** Starts or keeps the history of a topic; false when the topic cannot be. */
  watch(topic: string, nowMs: number): boolean
  /** The version that an image of the topic has now; the topic must be watched. */
  topicVersion(topic: string): number
  /** What changed since a version, or null when only a new image will do: what it was is forgotten. */
  findDelta(topic: string, since: number): TopicDelta | null
  /**
   * Which way the price of each cell went since a version, also across changes of structure, for cells that the
   * image of that version showed. Null when the history does not reach back.
   */
  findMoves(topic: string, since: number): PriceMoves | null
  /** Forgets the history of topics that nobody watched since the instant. */
  forgetUnwatched(beforeMs: number): void
  readonly sports: ReadonlyMap<number, Sport>
  readonly tournaments: ReadonlyMap<number, Tournament>
  readonly categories: ReadonlyMap<number, Category>
}

export interface RowCell {
  readonly market: BookMarket
  readonly outcome: BookOutcome
}

/** Which prices a list row shows: the columns of one overview group of a sport. */
export interface RowColumn {
  readonly type: string
  readonly outcomes: readonly string[]
  /** Whether the type has lines; then the one whose prices are nearest to each other is shown. */
  readonly isMainLine: boolean
}

export interface FieldColumn {
  readonly type: string
  readonly count: number
}

export interface OddsBookOptions {
  readonly epoch: string
  /** By sport id, then by group id. */
  readonly rowColumns: ReadonlyMap<number, ReadonlyMap<number, readonly RowColumn[]>>
  /** What the row of a field shows in every group instead: the first outcomes of this market. Nothing where it is absent. */
  readonly fieldColumn?: FieldColumn
  /** Where leagues of a country and a tier stand in lists, lower ones first; by their tiers alone where it is not given. */
  readonly leagueOrder?: (country: string, tier: number) => number
  /** The row of a market type; null for one that the catalogue does not know, which is quarantined. */
  readonly findType: (sportId: number, type: string) => MarketType | null
}

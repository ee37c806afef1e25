import type { Odds } from '@xezer/money/odds'
import type { CombinationAnswer } from '@xezer/sport/combination'
import type { MarketDescription } from '@xezer/sport/described-market'
import type { LiveState, StopReason } from '@xezer/sport/live-state'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { TableRules } from '@xezer/sport/table-rules'
import type { Tier } from '@xezer/sport/tier'
import type { VoidReason } from '@xezer/sport/void-reason'
import type { LocalizedName } from '@xezer/std/locale'

/**
 * The canonical, provider-neutral messages of the feed port. An adapter translates a provider's words into
 * these and decides nothing. Every time is a UTC instant in milliseconds.
 */
export type FeedMessage =
  | ProducerMessage
  | CatalogueMessage
  | DescriptionMessage
  | FixtureMessage
  | OddsMessage
  | WithdrawMessage
  | StopMessage
  | SettleMessage
  | UnsettleMessage
  | VoidMessage
  | UnvoidMessage
  | ScoreMessage
  | CoverageMessage
  | RecoveryMessage
  | SnapshotMessage

/** Which half of a provider speaks; one flag per producer makes everything that it owns unbettable. */
export type Producer = 'prematch' | 'live'

export interface Envelope {
  readonly provider: string
  readonly producer: Producer
  readonly generatedAtMs: number
  readonly receivedAtMs: number
}

export interface ProducerMessage extends Envelope {
  readonly kind: 'producer'
  /** `up` doubles as the heartbeat. */
  readonly state: 'up' | 'down' | 'recovering'
}

/** What a producer is asked to say again: all that it owns, or what changed since an instant of its own clock. */
export type RecoveryScope = 'full' | { readonly sinceMs: number }

/**
 * A producer was asked to say its offer again. The house says so to itself, before it asks: from now on the producer is not
 * trusted until its snapshot of this request is complete. A second request takes the place of the first.
 */
export interface RecoveryMessage extends Envelope {
  readonly kind: 'recovery'
  readonly requestId: number
  readonly scope: RecoveryScope
}
/**
 * All that was asked for has been said. Of all markets of the producer, after a request since an instant of those events
 * that it spoke of, what was not said again is hidden.
 */
export interface SnapshotMessage extends Envelope {
  readonly kind: 'snapshot'
  readonly requestId: number
}

export interface Sport {
  readonly id: number
  /** Icon name: `football`. */
  readonly alias: string
  readonly name: LocalizedName
}
export interface Category {
  readonly id: number
  readonly sportId: number
  /** Flag code: ISO 3166-1 alpha-2 in lower case, `gb-eng`, or `un`, `eu` for international. */
  readonly code: string
  readonly name: LocalizedName
}
export interface Tournament {
  readonly id: number
  readonly sportId: number
  readonly categoryId: number
  readonly name: LocalizedName
  readonly tier: Tier
  /** How the results of a season make a table; absent where they make none. */
  readonly table?: TableRules
}
export interface Competitor {
  readonly id: number
  readonly sportId: number
  readonly name: LocalizedName
}

/** Adds or changes catalogue entries; an entry that is not listed stays as it is. */
export interface CatalogueMessage extends Envelope {
  readonly kind: 'catalogue'
  readonly sports: readonly Sport[]
  readonly categories: readonly Category[]
  readonly tournaments: readonly Tournament[]
  readonly competitors: readonly Competitor[]
}

/** Describes market types of a sport that the house has not, before one of them is sold. */
export interface DescriptionMessage extends Envelope {
  readonly kind: 'description'
  readonly sportId: number
  readonly markets: readonly MarketDescription[]
}

/** What an event of either form says of itself. */
interface EventTerms {
  readonly eventId: number
  readonly sportId: number
  readonly tournamentId: number
  readonly startsAtMs: number
  /** Season and round as the competition names them: `2026/27`, `Matchday 12`. */
  readonly season: string
  readonly round: string
  /** The visitor's number of the event in a printed list; unique among open events. */
  readonly number: number
  /** Whether the fixture itself is real (its play is simulated all the same). */
  readonly isReal: boolean
}

/** A match of two sides. */
export interface Fixture extends EventTerms {
  readonly homeId: number
  readonly awayId: number
}

/**
 * An event of many competitors, such as who wins a league: nobody is at home, and its outcomes are competitors. It is
 * sold until it starts: when its last match does.
 */
export interface FieldFixture extends EventTerms {
  readonly homeId: null
  readonly awayId: null
  readonly name: LocalizedName
  readonly competitorIds: readonly number[]
}
export type AnyFixture = Fixture | FieldFixture

export interface FixtureMessage extends Envelope {
  readonly kind: 'fixture'
  readonly change: 'new' | 'changed' | 'cancelled'
  readonly fixture: AnyFixture
}

/** `suspended` shows its price and refuses bets; `hidden` is not shown; the last two are final. */
export type MarketStatus = 'open' | 'suspended' | 'hidden' | 'settled' | 'cancelled'

export interface OutcomePrice {
  /** `1`, `x`, `over`, `2:1`, … as the market catalogue lists them. */
  readonly outcome: string
  /** Null when the outcome has no price now; its cell stays in place. */
  readonly odds: Odds | null
  /**
   * Its chance without a margin, in billionths, where the provider tells it: of what is decided, where stakes can come
   * back. Nobody is shown it: what an open bet is worth is reckoned from it.
   */
  readonly probabilityPpb?: number
}
export interface MarketPrices {
  /** A key of the market catalogue: `total`. */
  readonly type: string
  /** Sorted `key=value` pairs joined by `|`, empty when the type has none: `hcp=-1.5`. */
  readonly specifier: string
  /** `handed_over`: from now on the other producer prices it; until that one does, nothing is sold. */
  readonly status: MarketStatus | 'handed_over'
  /** The whole list of outcomes, in order. Empty: they stay as they are and only the status changes, never to `open`. */
  readonly outcomes: readonly OutcomePrice[]
  /**
   * The share of a stake that is expected back undecided, in billionths: on whole and quarter lines, draw no bet. Absent
   * where none comes back.
   */
  readonly returnedPpb?: number
}
/** Prices of a subset of one event's markets; markets that are not listed stay unchanged. */
export interface OddsMessage extends Envelope {
  readonly kind: 'odds'
  readonly eventId: number
  readonly markets: readonly MarketPrices[]
  /** Lifts the event-wide pause, in the same step as the new prices. */
  readonly resumes: boolean
  /** The request that it answers; none when it was said unasked. */
  readonly requestId?: number
  /** How many markets more are open and told to those only who ask for the event (`Feed.want`). */
  readonly untold?: number
}

export interface MarketId {
  readonly type: string
  readonly specifier: string
}
/**
 * A source that prices on view keeps these up to date no longer: it is as if they had never been told, and whoever asks
 * for the event gets them again. Nothing is decided about them.
 */
export interface WithdrawMessage extends Envelope {
  readonly kind: 'withdraw'
  readonly eventId: number
  readonly markets: readonly MarketId[]
  readonly untold: number
}

/** Suspends or hides at once, before any new price is known: a goal, a card review, a penalty, kick-off. */
export interface StopMessage extends Envelope {
  readonly kind: 'stop'
  readonly eventId: number
  /**
   * `event` pauses all of it; otherwise the groups named: a tab of the event page (`t`), what is counted (`corners`), a
   * part of play (`h1`). A group that no market of the event is in was not understood, and pauses all of it.
   */
  readonly scope: 'event' | readonly string[]
  readonly status: 'suspended' | 'hidden'
  readonly reason: StopReason
}

export interface MarketSettlement {
  readonly type: string
  readonly specifier: string
  readonly outcomes: readonly { readonly outcome: string; readonly result: OutcomeResult }[]
}
/**
 * Final results of markets. A higher generation replaces a lower one; the same one twice changes nothing. A provider that
 * does not number its results says null: settlement numbers them by what it has kept.
 */
export interface SettleMessage extends Envelope {
  readonly kind: 'settle'
  readonly eventId: number
  readonly generation: number | null
  /**
   * 1: reported from the ground, 2: confirmed. Without a number of the provider's own a result is replaced by a newer one
   * that is as certain, or by one that is more certain.
   */
  readonly certainty?: 1 | 2
  readonly markets: readonly MarketSettlement[]
  /** What was recorded at that moment, as the settlement rules of the sport read it (JSON). */
  readonly facts: unknown
  /** No further market of this event will come: the event leaves the book. */
  readonly isFinal: boolean
}
/** Takes a settlement back, the one that stands where it has no number; the markets wait for the next generation. */
export interface UnsettleMessage extends Envelope {
  readonly kind: 'unsettle'
  readonly eventId: number
  readonly generation: number | null
  readonly markets: readonly { readonly type: string; readonly specifier: string }[]
}

/** Cancels bets of the markets that were struck within [fromMs, toMs); null is open-ended. */
export interface VoidMessage extends Envelope {
  readonly kind: 'void'
  readonly eventId: number
  readonly markets: readonly { readonly type: string; readonly specifier: string }[]
  readonly fromMs: number | null
  readonly toMs: number | null
  readonly reason?: VoidReason
}
/** Takes back the voids of the same window that were told before it; without any window, all of the markets'. */
export interface UnvoidMessage extends Envelope {
  readonly kind: 'unvoid'
  readonly eventId: number
  readonly markets: readonly { readonly type: string; readonly specifier: string }[]
  readonly fromMs: number | null
  readonly toMs: number | null
}

/** The whole live state of one event; replaces the last one. */
export interface ScoreMessage extends Envelope {
  readonly kind: 'score'
  readonly eventId: number
  readonly live: LiveState
}

/**
 * Whether anybody watches the match for the provider. While nobody does, no bet is taken in play; when somebody does
 * again, prices must lift the stop.
 */
export interface CoverageMessage extends Envelope {
  readonly kind: 'coverage'
  readonly eventId: number
  readonly isCovered: boolean
}

/** Where a feed left off, opaque to everyone but the adapter; stored after the effects are committed. */
export type FeedOffset = string

export type Deliver = (message: FeedMessage, offset: FeedOffset) => Promise<void>

/** The markets of these events that have bets: a source that remembers nothing over a restart asks what it owes. */
export type FindSold = (eventIds: readonly number[]) => Promise<ReadonlyMap<number, readonly MarketId[]>>

/** An event that open bets wait for, as it was when they were struck. */
export interface OpenEvent {
  readonly eventId: number
  /** Null of a field, and where the event was never stored. */
  readonly homeId: number | null
  readonly awayId: number | null
  readonly startsAtMs: number
  /** The markets of these bets that have no result yet. */
  readonly markets: readonly MarketId[]
}
/** The events that open bets wait for: a source whose events are not those of its last run says what becomes of their bets. */
export type FindOpen = () => Promise<readonly OpenEvent[]>

export interface RecoveryRequest {
  readonly producer: Producer
  readonly requestId: number
  readonly scope: RecoveryScope
}

/** A match that is over, as it stood at its end. */
export interface PastMatch {
  readonly fixture: Fixture
  readonly live: LiveState
}
/** Matches that began before an instant, from `fromMs` on: all that the source has of them. Null: nothing older will come. */
export interface PastPage {
  readonly matches: readonly PastMatch[]
  readonly fromMs: number | null
}

/** The port: the simulator and every provider adapter implement it, and nothing else speaks to the book. */
export interface Feed {
  readonly provider: string
  /**
   * Starts to deliver, from `offset` on (null: from nothing). `deliver` resolves once the message took
   * effect for good; the feed does not move its offset past it before that.
   */
  start(offset: FeedOffset | null, deliver: Deliver, findSold: FindSold, findOpen: FindOpen): Promise<void>
  /**
   * Somebody looks at the event, holds a selection of it or bets on it. For a source that prices on view: it resolves
   * when the whole offer of the event was told, and keeps it up to date for some minutes. A source that tells
   * everything unasked, as a provider does, has no such thing.
   */
  want?(eventId: number): Promise<void>
  /**
   * Somebody puts selections of one event together, by the specifier that names them. When it resolves the combination is a
   * market of the event (`odds` has told it), kept up to date for a while; or the answer says why it is none. A source that
   * sells no combinations has no such thing.
   */
  combine?(eventId: number, specifier: string): Promise<CombinationAnswer>
  /**
   * What was played before anybody listened, backwards from an instant in pages of a size that the source chooses. Asked
   * once, in no hurry, behind the start. A source that knows of no past has no such thing.
   */
  past?(beforeMs: number): Promise<PastPage>
  /**
   * Asks a producer to say its offer again, at the start and after it was lost. A source that says all of it before
   * `start` resolves, and again before it says `up`, has no such thing.
   */
  recover?(request: RecoveryRequest): void
  stop(): Promise<void>
}

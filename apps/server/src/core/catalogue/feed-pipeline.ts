import type { Pool } from '@xezer/db/pool'
import type { BookEvent, OddsBook, Outcome } from '@xezer/odds-book/book'
import type {
  Feed,
  FeedMessage,
  FeedOffset,
  FindOpen,
  FindSold,
  Producer,
  SettleMessage,
  UnsettleMessage,
  UnvoidMessage,
  VoidMessage,
} from '@xezer/odds-book/messages'
import type { Clock, SteadyClock } from '@xezer/std/clock'
import type { StopTimer, Timers } from '@xezer/std/timers'
import type { Logger } from '../../platform/logger.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { createEffectsQueue, type EffectsQueue } from './effects-queue.ts'
import type { EndedEvents } from './ended-events.ts'
import { createFeedRecovery } from './feed-recovery.ts'
import type { MarketDescriptions } from './market-descriptions.ts'
import { resultOf, storeResults } from './match-results.ts'
import { createOffsetTracker } from './offset-tracker.ts'
import { createResultsUnderWay, type ResultsUnderWay } from './results-under-way.ts'
import {
  type EventRecord,
  findFeedOffset,
  storeCatalogue,
  storeEvents,
  storeFeedOffset,
} from './store-catalogue.ts'

/** What moves money: never dropped, in order per event, and awaited. */
export type ResultMessage = SettleMessage | UnsettleMessage | VoidMessage | UnvoidMessage

export interface FeedPipelineOptions {
  readonly feed: Feed
  readonly book: OddsBook
  /** Keeps what was played and leaves the book. */
  readonly ended: Pick<EndedEvents, 'keep'>
  readonly pool: Pool
  readonly clock: Clock
  /** Silence is measured on it: a wall clock that is set back would hide hours of it. */
  readonly steadyClock: SteadyClock
  readonly timers: Timers
  readonly log: Logger
  readonly metrics: Metrics
  readonly descriptions: Pick<MarketDescriptions, 'note' | 'store'>
  /** The markets of events that have bets. */
  readonly findSold: FindSold
  /** What open bets wait for. */
  readonly findOpen: FindOpen
  readonly applyResult: (message: ResultMessage) => Promise<void>
  /** Told about every message that the book took, in the same step. */
  readonly noteMessage: (message: FeedMessage) => void
}

export interface FeedPipeline {
  start(): Promise<void>
  stop(): Promise<void>
  /** Whether the feed has told all that is on sale. */
  isOfferComplete(): boolean
  /** Whether a result of the market has come that some bets on it do not know yet. */
  isSettling: ResultsUnderWay['has']
  /** Why not everything of the offer can be bet on now; null when it can. */
  findObstacle(): string | null
}

/** While it lasts an event may just have come into play. */
const FIRST_PERIOD = 'half1'
const PRODUCERS: readonly Producer[] = ['prematch', 'live']
const ADVANCE_MS = 100
/** In the place of an event: what concerns none or several of them. */
const CATALOGUE_EFFECTS = 0
const STORE_MS = 1000
/** History of topics that nobody asks for is kept this long. */
const TOPIC_IDLE_MS = 60_000

/** Feed → book at once; → database and settlement after it, before the feed's offset moves on. */
export function createFeedPipeline(options: FeedPipelineOptions): FeedPipeline {
  const { feed, book, clock, steadyClock, timers, log } = options
  const tracker = createOffsetTracker()
  const underWay = createResultsUnderWay()
  const effects = createEffectsQueue(timers, (error) =>
    log.error({ err: error }, 'effect of a feed message failed'),
  )
  const recovery = createFeedRecovery({ ...options, apply: (message) => void applyToBook(options, message) })
  const changedEvents = new Map<number, EventRecord>()
  const stops: StopTimer[] = []
  let isComplete = false
  let storing = Promise.resolve()
  const store = (): Promise<void> => {
    storing = storing.then(() => storeChanges(options, changedEvents, tracker.settled()))
    return storing
  }
  const deliver = async (message: FeedMessage, offset: FeedOffset): Promise<void> => {
    const finish = tracker.begin(offset)
    const before = 'eventId' in message ? book.findEvent(message.eventId) : null
    recovery.hear(message)
    if (message.kind === 'description') options.descriptions.note(message)
    const reach = isResult(message) ? underWay.begin(message) : null
    const outcome = applyToBook(options, message)
    const storeEnded = before === null ? null : keepEnded(options, before)
    if (isHeard(book, message, outcome)) options.noteMessage(message)
    noteEvent(book, message, changedEvents)
    if (before !== null && storeEnded !== null) await effects.run(before.id, storeEnded)
    await applyEffect(options, effects, message)
    reach?.()
    finish()
  }
  /** Tried again as effects are: a source that asks what it owes cannot go on without an answer. */
  const findSold: FindSold = async (eventIds) => {
    let sold: Awaited<ReturnType<FindSold>> = new Map()
    await effects.run(CATALOGUE_EFFECTS, async () => {
      sold = await options.findSold(eventIds)
    })
    return sold
  }
  const findOpen: FindOpen = async () => {
    let open: Awaited<ReturnType<FindOpen>> = []
    await effects.run(CATALOGUE_EFFECTS, async () => {
      open = await options.findOpen()
    })
    return open
  }
  const isOfferComplete = () => isComplete && recovery.isWhole()
  return {
    isOfferComplete,
    isSettling: underWay.has,
    findObstacle() {
      if (!isOfferComplete()) return 'the feed has not told the whole offer yet'
      if (book.prematchEvents().length + book.liveEvents().length === 0)
        return 'the feed has brought no event yet'
      const silent = PRODUCERS.find((producer) => !book.isProducerUp(producer, steadyClock.steadyMs()))
      return silent === undefined ? null : `the ${silent} prices of the feed have been silent for too long`
    },
    async start() {
      stops.push(
        timers.every(ADVANCE_MS, () => {
          book.advance(clock.nowMs(), steadyClock.steadyMs())
          recovery.advance()
        }),
        timers.every(STORE_MS, () => void store()),
        timers.every(TOPIC_IDLE_MS, () => book.forgetUnwatched(clock.nowMs() - TOPIC_IDLE_MS)),
      )
      book.advance(clock.nowMs(), steadyClock.steadyMs())
      const offset = await findFeedOffset(options.pool, feed.provider)
      await feed.start(offset, deliver, findSold, findOpen)
      recovery.start()
      isComplete = true
    },
    async stop() {
      for (const stop of stops) stop()
      await feed.stop()
      effects.stop()
      await effects.drain()
      await store()
    },
  }
}

function isResult(message: FeedMessage): message is ResultMessage {
  const { kind } = message
  return kind === 'settle' || kind === 'unsettle' || kind === 'void' || kind === 'unvoid'
}

/** A stop that came too late, or of an unknown event, stopped nothing. */
function isHeard(book: OddsBook, message: FeedMessage, outcome: Outcome): boolean {
  const { kind } = message
  // Before the match it stops nothing that nobody watches it for the provider.
  if (kind === 'coverage' && !message.isCovered && book.findEvent(message.eventId)?.isPaused !== true)
    return false
  return outcome !== 'stale' && !(kind === 'stop' && outcome === 'quarantined')
}

function applyToBook(
  { book, steadyClock, log, metrics }: FeedPipelineOptions,
  message: FeedMessage,
): Outcome {
  try {
    const { outcome, quarantined } = book.apply(message, steadyClock.steadyMs())
    metrics.feedMessages.inc({ kind: message.kind, outcome })
    if (quarantined.length === 0) return outcome
    metrics.quarantined.inc({ kind: message.kind }, quarantined.length)
    log.warn({ kind: message.kind, quarantined: quarantined.slice(0, 5) }, 'quarantined')
    return outcome
  } catch (error) {
    metrics.quarantined.inc({ kind: message.kind })
    log.error({ err: error, kind: message.kind }, 'quarantined a message that the book could not apply')
    return 'quarantined'
  }
}

/** Remembers what the database should know of an event; written together, once a second. */
function noteEvent(book: OddsBook, message: FeedMessage, changed: Map<number, EventRecord>): void {
  if (message.kind !== 'fixture' && message.kind !== 'score') return
  const event = book.findEvent(message.kind === 'fixture' ? message.fixture.eventId : message.eventId)
  if (event === null) return
  const isOver = event.phase === 'over'
  // Scores in play are not worth a write; how it ended is.
  if (message.kind === 'score' && !isOver && event.live?.period !== FIRST_PERIOD) return
  const { fixture, status, live } = event
  const score = isOver && live !== null ? { score: live.score, periods: live.periods } : null
  changed.set(event.id, { fixture, status, score })
}

/** What was played and has just left the book is readable in this very step; what is returned stores it, and its result for ever. */
function keepEnded(
  { book, ended, pool }: FeedPipelineOptions,
  event: BookEvent,
): (() => Promise<void>) | null {
  if (event.live === null || book.findEvent(event.id) !== null) return null
  const store = ended.keep(event, book.rev + 1)
  const result = resultOf(event)
  return async () => {
    await store()
    if (result !== null) await storeResults(pool, [result])
  }
}

async function applyEffect(
  options: FeedPipelineOptions,
  effects: EffectsQueue,
  message: FeedMessage,
): Promise<void> {
  if (message.kind === 'catalogue') {
    await effects.run(CATALOGUE_EFFECTS, () => storeCatalogue(options.pool, message))
  } else if (message.kind === 'description') {
    await effects.run(CATALOGUE_EFFECTS, () => options.descriptions.store(message))
  } else if (isResult(message)) {
    await effects.run(message.eventId, () => options.applyResult(message))
  }
}

/** The offset is stored after the events that it covers; a failure is tried again a second later. */
async function storeChanges(
  { pool, feed, log }: FeedPipelineOptions,
  changed: Map<number, EventRecord>,
  offset: FeedOffset | null,
): Promise<void> {
  const records = [...changed.values()]
  changed.clear()
  try {
    await storeEvents(pool, records)
    if (offset !== null) await storeFeedOffset(pool, feed.provider, offset)
  } catch (error) {
    log.error({ err: error }, 'storing the catalogue failed')
    // What changed meanwhile is newer and stays.
    for (const record of records) {
      if (!changed.has(record.fixture.eventId)) changed.set(record.fixture.eventId, record)
    }
  }
}

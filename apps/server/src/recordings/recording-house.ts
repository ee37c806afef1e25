import type { Pool } from '@xezer/db/pool'
import { major, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { Changes, OddsBook } from '@xezer/odds-book/book'
import type { Feed, FeedMessage, RecoveryRequest } from '@xezer/odds-book/messages'
import { createOpenEvents } from '../core/bets/find-open-events.ts'
import { createSoldMarkets } from '../core/bets/find-sold-markets.ts'
import { createLiability } from '../core/bets/liability.ts'
import { createSuspensionLog } from '../core/bets/suspension-log.ts'
import { createBook } from '../core/catalogue/create-book.ts'
import { createFeedPipeline } from '../core/catalogue/feed-pipeline.ts'
import { NO_INTEREST } from '../core/catalogue/interest.ts'
import { createMarketDescriptions } from '../core/catalogue/market-descriptions.ts'
import { createSessions } from '../core/player/sessions.ts'
import { createBetting } from '../features/betting/betting.ts'
import type { PlaceResult } from '../features/betting/place-one.ts'
import { applyResult } from '../features/settlement/apply-result.ts'
import { createResultBatches } from '../features/settlement/result-batches.ts'
import { createDatabaseClock } from '../platform/database-clock.ts'
import { createLogger } from '../platform/logger.ts'
import { createMetrics } from '../platform/metrics.ts'
import { nodeMachine } from '../platform/node-machine.ts'
import type { HandClock } from './hand-clock.ts'

/** Who places the bets of a recording. */
export interface RecordedPlayer {
  readonly playerId: number
  readonly sessionId: number
}

/** The book, placing and settlement as the server joins them, with a feed and a clock that a recording moves. */
export interface RecordingHouse {
  readonly book: OddsBook
  /** After the clock was moved: what the house does all the time is done once. */
  passTime(): void
  /** What its producers were asked to say again, the newest last. */
  readonly requests: readonly RecoveryRequest[]
  /** Delivers one message and resolves when it took effect for good. What the book made of it. */
  hear(message: FeedMessage): Promise<Changes>
  place(player: RecordedPlayer, bet: RecordedBet): Promise<PlaceResult>
  /** As if the process had died: nothing of it acts any more, and nothing is stored. */
  kill(): void
  stop(): Promise<void>
}

export interface RecordedBet {
  readonly key: string
  readonly eventId: number
  readonly handle: string
  readonly oddsThousandths: number
  readonly stakeMinor: bigint
}

/** Higher than any recording stakes. */
const LIMIT = major(10_000_000)
const throwOn = (error: unknown) => {
  throw error
}

export async function openHouse(pool: Pool, clock: HandClock, canRecover: boolean): Promise<RecordingHouse> {
  const stops = new Set<() => void>()
  const ticks: (() => void)[] = []
  const machine = { ...nodeMachine, timers: { ...nodeMachine.timers, every: startEvery(stops, ticks) } }
  const descriptions = createMarketDescriptions(pool)
  const { book, takeHeard } = watchBook(createBook(machine.secureRandom, descriptions))
  const databaseClock = createDatabaseClock(pool, machine, throwOn)
  const suspensions = createSuspensionLog(pool, databaseClock, machine.timers, throwOn)
  const sessions = createSessions({ pool, ...machine })
  const liability = createLiability({ outcome: LIMIT, market: LIMIT, event: LIMIT, playerEvent: LIMIT })
  const publisher = { publishAccount: () => undefined }
  const parts = { book, liability, suspensions, publisher, sessions, interest: NO_INTEREST, onError: throwOn }
  const betting = createBetting({
    ...{ ...machine, ...parts, ...clock },
    ...{
      pool,
      restPool: pool,
      clock,
      steadyClock: clock,
      liveDelayMs: 0,
      isOfferComplete: () => pipeline.isOfferComplete(),
    },
  })
  const settlement = {
    ...{ pool, liability, publisher, descriptions },
    batches: createResultBatches(pool, machine.timers),
    waitForPlacements: () => betting.settled(),
    onQuarantined: () => undefined,
  }
  const { feed, send, requests } = createHeardFeed(canRecover)
  const pipeline = createFeedPipeline({
    ...{ feed, book, pool, descriptions, clock, steadyClock: clock, timers: machine.timers },
    ended: { keep: () => async () => undefined },
    log: createLogger('silent'),
    metrics: createMetrics(),
    applyResult: (message) => applyResult(settlement, message),
    findSold: createSoldMarkets(pool),
    findOpen: createOpenEvents(pool),
    noteMessage: (message) => suspensions.note(message),
  })
  await descriptions.start()
  await databaseClock.start()
  await suspensions.start()
  await betting.start()
  await pipeline.start()
  return {
    book,
    passTime() {
      for (const tick of ticks) tick()
    },
    requests,
    async hear(message) {
      await send(message)
      return takeHeard()
    },
    place: (player, bet) => betting.place(presentRequest(player, bet)),
    kill() {
      for (const stop of stops) stop()
    },
    async stop() {
      await pipeline.stop()
      await betting.stop()
      await suspensions.stop()
      databaseClock.stop()
    },
  }
}

/** What is done so often is done all the time. */
const TICK_MS = 100

/** Every timer that repeats is known, so that all of them can be cut at once. */
function startEvery(stops: Set<() => void>, ticks: (() => void)[]) {
  return (periodMs: number, run: () => void) => {
    if (periodMs <= TICK_MS) ticks.push(run)
    const stop = nodeMachine.timers.every(periodMs, run)
    stops.add(stop)
    return stop
  }
}

/** The same book, which remembers what it made of the last message. */
function watchBook(book: OddsBook) {
  let heard: Changes | null = null
  const apply: OddsBook['apply'] = (message, steadyMs) => {
    heard = book.apply(message, steadyMs)
    return heard
  }
  const watched: OddsBook = Object.assign(Object.create(book), { apply })
  const takeHeard = (): Changes => {
    if (heard === null) throw new Error('the book heard nothing')
    return heard
  }
  return { book: watched, takeHeard }
}

/** A feed that says what it is told to say. */
function createHeardFeed(canRecover: boolean) {
  const requests: RecoveryRequest[] = []
  let deliver: Parameters<Feed['start']>[1] = () => Promise.reject(new Error('the feed was not started'))
  let position = 0
  const feed: Feed = {
    provider: 'recording',
    async start(_offset, next) {
      deliver = next
    },
    stop: async () => undefined,
    ...(canRecover ? { recover: (request: RecoveryRequest) => void requests.push(request) } : {}),
  }
  const send = (message: FeedMessage) => {
    position += 1
    return deliver(message, String(position))
  }
  return { feed, send, requests }
}

function presentRequest(player: RecordedPlayer, bet: RecordedBet) {
  return {
    ...player,
    currency: 'AZN' as const,
    scope: `place:${player.playerId}`,
    key: bet.key,
    requestHash: Buffer.alloc(32),
    requestedAtMs: nodeMachine.clock.nowMs(),
    isVip: false,
    positions: [{ eventId: bet.eventId, handle: bet.handle, seenOdds: odds(bet.oddsThousandths) }],
    bets: [{ type: 'singles' as const, size: 1, stakeMinor: minor(bet.stakeMinor), legs: [0] }],
  }
}

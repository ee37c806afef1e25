import type { Feed, FeedMessage, FeedPosition, Producer } from '@xezer/odds-book/messages'
import type { Clock } from '@xezer/std/clock'
import type { FootballData } from '../football-data/football-data.ts'
import type { FootballStrengths } from '../football-data/read-strengths.ts'
import { catalogueMessage } from './catalogue-message.ts'
import { envelope, PROVIDER } from './envelope.ts'
import { EventFeed } from './event-feed.ts'
import { formatPosition, isSameWorld, parsePosition, type WorldPosition } from './feed-position.ts'
import { abandonMatches } from './leave-world.ts'
import { createMatchRun, type World } from './match-run.ts'
import { listNewMatches, listOpenMatches, opensAtMs } from './open-matches.ts'
import { createSchedule, type ScheduledMatch } from './schedule/schedule.ts'
import { nodeTimers, type Timers } from './timers.ts'

export type SimulatorOptions = World & {
  readonly data: FootballData
  readonly strengths: FootballStrengths
  readonly clock: Clock
  readonly timers?: Timers
  /** A message could not be delivered; its event stands still until the next start. */
  readonly onFailure: (error: unknown) => void
}

const TICK_MS = 100
const HEARTBEAT_MS = 5000
/** Longest wait until a fixture that came into the horizon is announced. */
const ANNOUNCE = { atSpeedOneMs: 60_000, leastMs: 1000 }
/** Pre-match prices made in one tick at most; those in play always have their turn. */
const PREMATCH_PRICES_PER_TICK = 8
const PRODUCERS: readonly Producer[] = ['prematch', 'live']

type Entry = {
  readonly feed: EventFeed
  /** Instant of the oldest step that is being delivered; null when nothing is. */
  busyFromMs: number | null
}

/** The simulated football world. Deterministic from seed, speed and the clock; nothing of it is stored. */
export function createSimulatorFeed(options: SimulatorOptions): Feed {
  const { data, strengths, clock, onFailure, timers = nodeTimers } = options
  const world: World = { seed: options.seed, speed: options.speed }
  const schedule = createSchedule(data, world.seed, world.speed)
  const announceMs = Math.max(ANNOUNCE.atSpeedOneMs / world.speed, ANNOUNCE.leastMs)
  const entries = new Map<number, Entry>()
  let deliver: (message: FeedMessage, position: FeedPosition) => Promise<void> = () => Promise.resolve()
  let settledMs = 0
  /** Worlds that were left and whose bets are not all void yet. */
  let leftWorlds: readonly WorldPosition[] = []
  let heartbeatMs = 0
  let announcedMs = 0
  let isStopped = false
  let stopTicks: (() => void) | null = null

  const emit = (message: FeedMessage): Promise<void> => {
    // What was under way when the feed stopped is told again by the next start.
    if (isStopped) return Promise.resolve()
    return deliver(message, formatPosition([{ ...world, atMs: settledMs }, ...leftWorlds]))
  }

  const openMatches = async (
    matches: readonly ScheduledMatch[],
    nowMs: number,
    sinceMs: number | null,
  ): Promise<void> => {
    for (const match of matches) {
      const { eventId } = match.fixture
      if (entries.has(eventId)) continue
      const feed = new EventFeed({ run: createMatchRun(match, strengths, world), world, emit })
      if (feed.endsMs(nowMs) < (sinceMs ?? nowMs)) continue
      const entry: Entry = { feed, busyFromMs: sinceMs ?? nowMs }
      entries.set(eventId, entry)
      await feed.open(nowMs, { isSoldBefore: sinceMs !== null && opensAtMs(schedule, match) < sinceMs })
      if (feed.nextPriceMs() <= nowMs) await feed.price(nowMs)
      entry.busyFromMs = null
      if (feed.nextStepMs() === Number.POSITIVE_INFINITY) entries.delete(eventId)
      await timers.pause()
    }
  }
  const leaveWorlds = async (): Promise<void> => {
    for (const left of leftWorlds) {
      for (const message of abandonMatches(left, data, strengths, clock.nowMs())) {
        await emit(message)
        await timers.pause()
      }
      leftWorlds = leftWorlds.filter((other) => other !== left)
    }
  }
  const announce = (nowMs: number): void => {
    const matches = listNewMatches(schedule, announcedMs, nowMs)
    announcedMs = nowMs
    openMatches(matches, nowMs, null).catch(onFailure)
  }

  const runEntry = (entry: Entry, dueMs: number, work: () => Promise<void>): void => {
    entry.busyFromMs = dueMs
    work().then(() => {
      entry.busyFromMs = null
      if (entry.feed.nextStepMs() === Number.POSITIVE_INFINITY) entries.delete(entry.feed.eventId)
    }, onFailure)
  }

  const tick = (): void => {
    const nowMs = clock.nowMs()
    settledMs = Math.max(settledMs, watermarkMs(entries.values(), nowMs))
    if (nowMs - heartbeatMs >= HEARTBEAT_MS) beat(nowMs)
    if (nowMs - announcedMs >= announceMs) announce(nowMs)
    let prematchPrices = 0
    for (const entry of entries.values()) {
      const { feed, busyFromMs } = entry
      if (busyFromMs !== null) continue
      const stepMs = feed.nextStepMs()
      if (stepMs <= nowMs) runEntry(entry, stepMs, () => feed.play(nowMs))
      else if (feed.nextPriceMs() <= nowMs) {
        const isPrematch = feed.run.match.fixture.startsAtMs > nowMs
        if (isPrematch && ++prematchPrices > PREMATCH_PRICES_PER_TICK) continue
        runEntry(entry, nowMs, () => feed.price(nowMs))
      }
    }
  }

  const beat = (nowMs: number): void => {
    heartbeatMs = nowMs
    for (const producer of PRODUCERS) {
      emit({ ...envelope(producer, nowMs), kind: 'producer', state: 'up' }).catch(onFailure)
    }
  }

  return {
    provider: PROVIDER,
    async start(position, deliverTo) {
      deliver = deliverTo
      const nowMs = clock.nowMs()
      const known = parsePosition(position)
      const sinceMs = known.find((one) => isSameWorld(one, world))?.atMs ?? null
      leftWorlds = known.filter((one) => !isSameWorld(one, world))
      settledMs = sinceMs ?? nowMs
      await emit(catalogueMessage(data, envelope('prematch', nowMs)))
      announcedMs = nowMs
      await openMatches(listOpenMatches(schedule, world, nowMs, sinceMs ?? nowMs), nowMs, sinceMs)
      beat(clock.nowMs())
      leaveWorlds().catch(onFailure)
      stopTicks = timers.every(TICK_MS, tick)
    },
    stop() {
      isStopped = true
      stopTicks?.()
      stopTicks = null
      return Promise.resolve()
    },
  }
}

/** Up to here every step of the play has been delivered for good. */
function watermarkMs(entries: Iterable<Entry>, nowMs: number): number {
  let oldest = nowMs
  for (const { feed, busyFromMs } of entries) {
    oldest = Math.min(oldest, busyFromMs ?? feed.nextStepMs())
  }
  return oldest
}

import type {
  Deliver,
  Feed,
  FeedMessage,
  FeedOffset,
  FindOpen,
  FindSold,
  MarketId,
  OpenEvent,
  PastPage,
  Producer,
} from '@xezer/odds-book/messages'
import type { CombinationAnswer } from '@xezer/sport/combination'
import type { Clock, SteadyClock } from '@xezer/std/clock'
import { createOnwardClock } from '@xezer/std/onward-clock'
import type { Timers } from '@xezer/std/timers'
import { type EnteredSchedule, enterWorld, refund } from './enter-world.ts'
import { envelope, PROVIDER } from './envelope.ts'
import { EventFeed } from './event-feed.ts'
import { formatOffset, isSameWorld, parseOffset, type SportCalendar } from './feed-offset.ts'
import { inSlices } from './in-slices.ts'
import { createMatchRun, type World } from './match-run.ts'
import type { MatchSource, SourcedMatch } from './match-source.ts'
import { listMissedMatches, listNewMatches, listOpenMatches } from './open-matches.ts'
import { OutrightDesk } from './outrights/outright-desk.ts'
import { createPastMatches, type PastMatches } from './past-matches.ts'
import { createTurns } from './turns.ts'

export type SimulatorOptions = World & {
  /** The sports that are played. */
  readonly sources: readonly MatchSource[]
  readonly clock: Clock
  readonly steadyClock: SteadyClock
  readonly timers: Timers
  /**
   * Types of which rows of a sport show a market. Of a match that has not begun they are told unasked, and the rest to
   * whoever wants it; without them all of it is told unasked.
   */
  readonly rowTypes?: (sportId: number) => ReadonlySet<string>
  /** How often what remains of a season is played out for its prices; without it nothing is sold on how seasons end. */
  readonly playOuts?: number
  /** A message could not be delivered; its event stands still until the next start. */
  readonly onFailure: (error: unknown) => void
}

const TICK_MS = 100
const HEARTBEAT_MS = 5000
/** Longest wait until a fixture that came into the horizon is announced. */
const ANNOUNCE = { atSpeedOneMs: 60_000, leastMs: 1000 }
/** Matches that begin within this time have their prices before the start of the feed is over. */
const PRICED_FIRST_MS = 2 * 3_600_000
/** After so much work whoever else is in this thread has a turn, and who waits for the house the processor. */
const SLICE_MS = 4
/** What happens comes before prices that are due by less than this. */
const PRICES_YIELD_MS = 250
/** Events of which something is told at once; each may wait for the database. */
const AT_ONCE = 16
/** What was played is told in no hurry. */
const PAST_SLICES = { workMs: 4, restMs: 16 }
const PRODUCERS: readonly Producer[] = ['prematch', 'live']

type SoldMarkets = ReadonlyMap<number, readonly MarketId[]>
const NOTHING_SOLD: SoldMarkets = new Map()

interface Entry {
  readonly feed: EventFeed
  /** Instant of the oldest step that is being delivered; null when nothing is. */
  busyFromMs: number | null
}

/** The simulated world. Deterministic from seed, speed and the clock; nothing of it is stored. */
export function createSimulatorFeed(options: SimulatorOptions): Feed {
  return new SimulatorFeed(options)
}

class SimulatorFeed implements Feed {
  readonly provider = PROVIDER
  readonly #options: SimulatorOptions
  readonly #timers: Timers
  readonly #world: World
  /** The time of the world: it follows the wall clock, but what was told once is never told to be still ahead. */
  #clock: Clock
  /** Made at the start, when it is known which calendars run. */
  #schedules: readonly EnteredSchedule[] = []
  #calendars: ReadonlyMap<number, SportCalendar> = new Map()
  readonly #entries = new Map<number, Entry>()
  readonly #turns = createTurns<Entry>()
  #isTakingTurns = false
  #deliver: Deliver = () => Promise.resolve()
  #findSold: FindSold = () => Promise.resolve(new Map())
  #settledMs = 0
  #heartbeatMs = 0
  #announcedMs = 0
  #isStopped = false
  #stopTicks: (() => void) | null = null
  #outrights: OutrightDesk | null = null
  #past: PastMatches | null = null

  constructor(options: SimulatorOptions) {
    this.#options = options
    this.#timers = options.timers
    this.#world = { seed: options.seed, speed: options.speed }
    this.#clock = createOnwardClock(options)
  }

  async start(
    offset: FeedOffset | null,
    deliver: Deliver,
    findSold: FindSold,
    findOpen: FindOpen,
  ): Promise<void> {
    this.#deliver = deliver
    this.#findSold = findSold
    const { sources, onFailure } = this.#options
    const latest = parseOffset(offset)
    const sinceMs = latest !== null && isSameWorld(latest, this.#world) ? latest.atMs : null
    this.#clock = createOnwardClock(this.#options, sinceMs ?? undefined)
    const nowMs = this.#clock.nowMs()
    const entered = enterWorld(sources, this.#world, latest, await findOpen(), nowMs)
    this.#schedules = entered.schedules
    this.#calendars = entered.calendars
    this.#settledMs = sinceMs ?? nowMs
    this.#announcedMs = nowMs
    for (const source of sources) await this.#emit(source.describe(envelope('prematch', nowMs)))
    // Noted before anything is told: the offset stays behind whatever of them is still owed.
    const known = entered.schedules.filter(({ goesOn }) => goesOn)
    const missed = sinceMs === null ? [] : listMissedMatches(known, this.#world, nowMs, sinceMs)
    const current = listOpenMatches(this.#schedules, this.#world, nowMs)
    const entries = this.#enlist([...missed, ...current], nowMs, sinceMs)
    const isOver = ({ feed }: Entry) => feed.endsMs(nowMs) <= nowMs
    const onScreens = entries.filter((entry) => !isOver(entry)).sort(byStart)
    const sold = await findSold(entries.map(({ feed }) => feed.eventId))
    await this.#open(onScreens, nowMs, sold)
    this.#beat(this.#clock.nowMs())
    // What is owed for what is over, or was decided before, is on no screen and keeps nobody waiting.
    this.#settleMissed(onScreens, nowMs, sinceMs)
      .then(() => this.#open(entries.filter(isOver), nowMs, sold, (entry) => this.#release(entry)))
      .catch(onFailure)
    this.#refundAll(entered.abandoned).catch(onFailure)
    const { playOuts } = this.#options
    if (playOuts !== undefined) this.#outrights = this.#openDesk(playOuts, sinceMs)
    this.#stopTicks = this.#timers.every(TICK_MS, () => this.#tick(this.#clock.nowMs()))
  }

  /** How seasons end is sold beside their matches: nothing of it is part of the offset, and all is told again. */
  #openDesk(playOuts: number, sinceMs: number | null): OutrightDesk {
    const { sources, steadyClock, timers, onFailure } = this.#options
    const clock = this.#clock
    const desk = new OutrightDesk({
      world: this.#world,
      sources,
      clock,
      steadyClock,
      timers,
      emit: this.#emit,
      onFailure,
      playOuts,
    })
    desk.start(({ sportId }) => this.#calendars.get(sportId)?.epoch ?? 0, sinceMs)
    return desk
  }

  async want(eventId: number): Promise<void> {
    const entry = this.#entries.get(eventId)
    if (entry === undefined || this.#isStopped) return
    await entry.feed.want(this.#clock.nowMs())
    if (entry.busyFromMs === null) this.#plan(entry)
  }

  async combine(eventId: number, specifier: string): Promise<CombinationAnswer> {
    const entry = this.#entries.get(eventId)
    if (entry === undefined || this.#isStopped) return { kind: 'not_sold' }
    const answer = await entry.feed.combine(specifier, this.#clock.nowMs())
    if (entry.busyFromMs === null) this.#plan(entry)
    return answer
  }

  async past(beforeMs: number): Promise<PastPage> {
    this.#past ??= createPastMatches(this.#schedules, this.#world)
    const page = await inSlices(this.#past.tell(beforeMs, this.#clock.nowMs()), this.#options, PAST_SLICES)
    // It has calendars of its own, which nobody needs any more.
    if (page.fromMs === null) this.#past = null
    return page
  }

  stop(): Promise<void> {
    this.#isStopped = true
    this.#stopTicks?.()
    this.#stopTicks = null
    this.#outrights?.stop()
    return Promise.resolve()
  }

  readonly #emit = (message: FeedMessage): Promise<void> => {
    // What was under way when the feed stopped is told again by the next start.
    if (this.#isStopped) return Promise.resolve()
    const calendars = this.#calendars
    return this.#deliver(message, formatOffset({ ...this.#world, atMs: this.#settledMs, calendars }))
  }

  /** The matches that still have something to say and are not known yet. */
  #enlist(matches: readonly SourcedMatch[], nowMs: number, sinceMs: number | null): Entry[] {
    const enlisted: Entry[] = []
    for (const sourced of matches) {
      const { eventId } = sourced.match.fixture
      if (this.#entries.has(eventId)) continue
      const run = createMatchRun(sourced, this.#world)
      const feed = new EventFeed({
        run,
        world: this.#world,
        emit: this.#emit,
        findSold: this.#findSold,
        rowTypes: this.#options.rowTypes?.(sourced.match.fixture.sportId) ?? null,
      })
      if (feed.endsMs(nowMs) < (sinceMs ?? nowMs)) continue
      const entry: Entry = { feed, busyFromMs: sinceMs ?? nowMs }
      this.#entries.set(eventId, entry)
      enlisted.push(entry)
    }
    return enlisted
  }

  /** Several at once: while the results of one are written, the next one is priced. */
  async #open(
    entries: readonly Entry[],
    nowMs: number,
    sold: SoldMarkets,
    onOpened: (entry: Entry) => void = () => undefined,
  ): Promise<void> {
    await this.#doAll(entries, async (entry) => {
      await this.#openOne(entry, nowMs, sold)
      onOpened(entry)
    })
  }

  async #doAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const begun: Promise<void>[] = []
    const underWay = new Set<Promise<void>>()
    for (const item of items) {
      const one = work(item)
      begun.push(one)
      underWay.add(one)
      const leave = () => underWay.delete(one)
      one.then(leave, leave)
      if (underWay.size >= AT_ONCE) await Promise.race(underWay)
      await this.#timers.pause()
    }
    await Promise.all(begun)
  }

  async #openOne({ feed }: Entry, nowMs: number, sold: SoldMarkets): Promise<void> {
    await feed.open(nowMs, sold.get(feed.eventId) ?? [])
    // The others have their turn behind the start, the next one first, or at once when somebody wants them.
    const { startsAtMs } = feed.run.match.fixture
    const canWait = this.#options.rowTypes !== undefined && startsAtMs > nowMs + PRICED_FIRST_MS
    if (!canWait && feed.nextPriceMs() <= nowMs) await feed.price(nowMs)
  }

  /** From here on each has its turn again; one after the other, since the first results of a match take a while. */
  async #settleMissed(entries: readonly Entry[], nowMs: number, sinceMs: number | null): Promise<void> {
    for (const entry of entries) {
      this.#work(entry, sinceMs ?? nowMs, entry.feed.settleMissed(nowMs))
      await this.#timers.pause()
    }
  }

  /**
   * Several at once, so that one whose bets do not let themselves be given back keeps no other waiting. A start that does
   * not come to its end leaves the rest to the next one: they are still open then.
   */
  #refundAll(abandoned: readonly OpenEvent[]): Promise<void> {
    return this.#doAll(abandoned, (event) =>
      this.#emit(refund(event, this.#clock.nowMs())).catch(this.#options.onFailure),
    )
  }

  async #announce(nowMs: number): Promise<void> {
    const matches = listNewMatches(this.#schedules, this.#announcedMs, nowMs)
    this.#announcedMs = nowMs
    // One that cannot be announced does not keep the others back: nobody would come back to them.
    for (const entry of this.#enlist(matches, nowMs, null)) {
      await this.#openOne(entry, nowMs, NOTHING_SOLD).then(
        () => this.#release(entry),
        this.#options.onFailure,
      )
      await this.#timers.pause()
    }
  }

  #tick(nowMs: number): void {
    this.#settledMs = Math.max(this.#settledMs, watermarkMs(this.#entries.values(), nowMs))
    const announceMs = Math.max(ANNOUNCE.atSpeedOneMs / this.#world.speed, ANNOUNCE.leastMs)
    if (nowMs - this.#heartbeatMs >= HEARTBEAT_MS) this.#beat(nowMs)
    if (nowMs - this.#announcedMs >= announceMs) void this.#announce(nowMs)
    if (!this.#isTakingTurns) void this.#takeTurns()
  }

  /** Whoever has been due the longest comes first, whatever it is that falls due again and again. */
  async #takeTurns(): Promise<void> {
    this.#isTakingTurns = true
    const { steadyClock } = this.#options
    let sliceMs = steadyClock.steadyMs()
    for (;;) {
      const nowMs = this.#clock.nowMs()
      const entry = this.#isStopped ? null : this.#turns.takeDue(nowMs)
      if (entry === null) break
      this.#takeTurn(entry, nowMs)
      if (steadyClock.steadyMs() - sliceMs < SLICE_MS) continue
      await this.#timers.pause()
      sliceMs = steadyClock.steadyMs()
    }
    this.#isTakingTurns = false
  }

  #takeTurn(entry: Entry, nowMs: number): void {
    const { feed } = entry
    const stepMs = feed.nextStepMs()
    if (stepMs <= nowMs) this.#work(entry, stepMs, feed.play(nowMs))
    else if (feed.nextWithdrawMs() <= nowMs) this.#work(entry, nowMs, feed.withdraw(nowMs))
    else if (feed.nextPriceMs() <= nowMs) this.#work(entry, nowMs, feed.price(nowMs))
    else this.#plan(entry)
  }

  /** When it is to have its next turn. */
  #plan(entry: Entry): void {
    const { feed } = entry
    const priceMs = feed.nextPriceMs() + PRICES_YIELD_MS
    this.#turns.set(entry, Math.min(feed.nextStepMs(), feed.nextWithdrawMs(), priceMs))
  }

  #work(entry: Entry, dueMs: number, work: Promise<void>): void {
    entry.busyFromMs = dueMs
    work.then(
      () => this.#release(entry),
      (error: unknown) => this.#fail(entry, error),
    )
  }

  /** Nothing more is told of the event, so nothing of it may be sold either. */
  #fail({ feed }: Entry, error: unknown): void {
    const { onFailure } = this.#options
    onFailure(error)
    feed.halt(this.#clock.nowMs()).catch(onFailure)
  }

  /** An event that has nothing left to say is forgotten. */
  #release(entry: Entry): void {
    entry.busyFromMs = null
    if (entry.feed.nextStepMs() === Number.POSITIVE_INFINITY) this.#entries.delete(entry.feed.eventId)
    else this.#plan(entry)
  }

  #beat(nowMs: number): void {
    this.#heartbeatMs = nowMs
    for (const producer of PRODUCERS) {
      this.#emit({ ...envelope(producer, nowMs), kind: 'producer', state: 'up' }).catch(
        this.#options.onFailure,
      )
    }
  }
}

function byStart({ feed: left }: Entry, { feed: right }: Entry): number {
  return left.run.match.fixture.startsAtMs - right.run.match.fixture.startsAtMs
}

/** Up to here every step of the play has been delivered for good. */
function watermarkMs(entries: Iterable<Entry>, nowMs: number): number {
  let oldest = nowMs
  for (const { feed, busyFromMs } of entries) {
    oldest = Math.min(oldest, busyFromMs ?? feed.nextStepMs())
  }
  return oldest
}

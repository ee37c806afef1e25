import type { FeedMessage } from '@xezer/odds-book/messages'
import type { Clock, SteadyClock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import { envelope } from '../envelope.ts'
import { inSlices } from '../in-slices.ts'
import type { World } from '../match-run.ts'
import type { MatchSource } from '../match-source.ts'
import { pricesOf, settlementsOf } from './contest-markets.ts'
import { SeasonRun } from './season-run.ts'

export interface OutrightDeskOptions {
  readonly world: World
  readonly sources: readonly MatchSource[]
  /** Of the world. */
  readonly clock: Clock
  readonly steadyClock: SteadyClock
  readonly timers: Timers
  readonly emit: (message: FeedMessage) => Promise<void>
  readonly onFailure: (error: unknown) => void
  /** How often what remains is played out for its prices. */
  readonly playOuts: number
}

const LOOK_MS = 500
/** How often it is asked which seasons are under way. */
const LIST = { firstMs: 1000, atSpeedOneMs: 6 * 3_600_000, leastMs: 60_000 }
/** Sales stop a little before a match begins. */
const STOP_AHEAD_MS = 1000
const SLICES = { workMs: 4, restMs: 36 }
/** From the start of a last match to its settlement: what ended so long before the feed left off is settled again. */
const LAG = { atSpeedOneMs: 12 * 3_600_000, leastMs: 600_000 }

interface Entry {
  readonly run: SeasonRun
  isTold: boolean
  /** When the next match begins, while it is on sale; null while it is not. */
  openUntilMs: number | null
  isOver: boolean
}

/**
 * Sells how seasons end. After the matches of a round it plays out what remains, a few milliseconds at a time and one
 * season after the other; while a match of a season is played nothing of that season is sold.
 */
export class OutrightDesk {
  readonly #options: OutrightDeskOptions
  readonly #entries: Entry[] = []
  #stopTimers: readonly (() => void)[] = []
  #isWorking = false
  #isStopped = false

  constructor(options: OutrightDeskOptions) {
    this.#options = options
  }

  /** `sinceMs` is where the feed left off; null for a world that nobody has bet in. */
  start(epochOf: (source: MatchSource) => number, sinceMs: number | null): void {
    const { world, timers, clock } = this.#options
    const lagMs = LAG.atSpeedOneMs / world.speed + LAG.leastMs
    const beforeMs = sinceMs === null ? 0 : clock.nowMs() - sinceMs + lagMs
    const listMs = Math.max(LIST.leastMs, LIST.atSpeedOneMs / world.speed)
    const list = (missedMs: number) => () => {
      this.#list(epochOf, missedMs).catch(this.#options.onFailure)
    }
    this.#stopTimers = [
      timers.every(LOOK_MS, () => this.#look()),
      timers.after(LIST.firstMs, list(beforeMs)),
      timers.every(listMs, list(0)),
    ]
  }

  /** Seasons that came under way. Those that are settled stay known, so that they are not told again. */
  async #list(epochOf: (source: MatchSource) => number, beforeMs: number): Promise<void> {
    const { sources, world, clock } = this.#options
    for (const source of sources) {
      if (source.contests === undefined) continue
      const listing = source.contests.contestsAt(world, epochOf(source), clock.nowMs(), beforeMs)
      for (const contest of await this.#inSlices(listing)) {
        const { eventId } = contest.fixture
        if (this.#entries.some(({ run }) => run.contest.fixture.eventId === eventId)) continue
        const run = new SeasonRun(contest, source, world)
        this.#entries.push({ run, isTold: false, openUntilMs: null, isOver: false })
      }
    }
  }

  stop(): void {
    this.#isStopped = true
    for (const stop of this.#stopTimers) stop()
  }

  #look(): void {
    const nowMs = this.#options.clock.nowMs()
    for (const entry of this.#entries) {
      if (entry.openUntilMs === null || entry.openUntilMs > nowMs + STOP_AHEAD_MS) continue
      entry.openUntilMs = null
      if (!entry.isTold) continue
      const { eventId } = entry.run.contest.fixture
      this.#tell({
        ...envelope('prematch', nowMs),
        kind: 'stop',
        eventId,
        scope: 'event',
        status: 'suspended',
        reason: 'operator',
      })
    }
    if (this.#isWorking) return
    const due = this.#entries.find((entry) => isDue(entry, nowMs))
    if (due === undefined) return
    this.#isWorking = true
    this.#work(due)
      .catch(this.#options.onFailure)
      .finally(() => {
        this.#isWorking = false
      })
  }

  async #work(entry: Entry): Promise<void> {
    const { run } = entry
    const { clock } = this.#options
    const nowMs = clock.nowMs()
    await this.#inSlices(run.study(nowMs))
    if (run.isOver(nowMs)) return this.#settle(entry)
    if (run.quietFromMs() > nowMs) return
    const offers = await this.#inSlices(run.price(nowMs, this.#options.playOuts))
    const doneMs = clock.nowMs()
    const untilMs = run.nextStartMs(nowMs)
    // A match that began meanwhile makes them worthless.
    if (this.#isStopped || untilMs <= doneMs + STOP_AHEAD_MS) return
    entry.openUntilMs = untilMs
    // Of a draw with too many left nothing is sold yet.
    if (offers.length === 0 && !entry.isTold) return
    await this.#announce(entry)
    await this.#options.emit({
      ...envelope('prematch', doneMs),
      kind: 'odds',
      eventId: run.contest.fixture.eventId,
      markets: pricesOf(run.contest, offers),
      resumes: true,
    })
  }

  async #announce(entry: Entry): Promise<void> {
    if (entry.isTold) return
    entry.isTold = true
    const { fixture } = entry.run.contest
    const nowMs = this.#options.clock.nowMs()
    await this.#options.emit({ ...envelope('prematch', nowMs), kind: 'fixture', change: 'new', fixture })
  }

  async #settle(entry: Entry): Promise<void> {
    const nowMs = this.#options.clock.nowMs()
    const { contest } = entry.run
    const facts = entry.run.facts(nowMs)
    entry.isOver = true
    await this.#announce(entry)
    await this.#options.emit({
      ...envelope('prematch', nowMs),
      kind: 'settle',
      eventId: contest.fixture.eventId,
      generation: 1,
      markets: settlementsOf(contest, facts),
      facts,
      isFinal: true,
    })
  }

  #inSlices<T>(work: Generator<void, T>): Promise<T> {
    return inSlices(work, this.#options, SLICES)
  }

  #tell(message: FeedMessage): void {
    this.#options.emit(message).catch(this.#options.onFailure)
  }
}

function isDue({ run, openUntilMs, isOver }: Entry, nowMs: number): boolean {
  if (openUntilMs !== null || isOver) return false
  return run.quietFromMs() <= nowMs && run.nextStartMs(nowMs) > nowMs + STOP_AHEAD_MS
}

/** Without any rest. */
export function finish<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}

import type {
  Deliver,
  Feed,
  FeedMessage,
  FeedOffset,
  FindOpen,
  FindSold,
  PastPage,
  Producer,
} from '@xezer/odds-book/messages'
import type { CombinationAnswer } from '@xezer/sport/combination'
import { MARKET_GROUPS } from '@xezer/sport/market-group'
import type { Clock, SteadyClock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import { type Effect, type HouseWord, type Sent, type ThreadWord, textOf } from './thread-words.ts'

/** A thread in which a feed plays. */
export interface FeedThread {
  post(word: HouseWord): void
  /** Ends it at once. */
  end(): Promise<void>
}

export interface ThreadFeedOptions {
  readonly provider: string
  /** Begins a thread. `onEnd` is told once when it ended of itself. */
  readonly begin: (hear: (word: ThreadWord) => void, onEnd: (error: unknown) => void) => FeedThread
  readonly clock: Clock
  readonly steadyClock: SteadyClock
  readonly timers: Timers
  readonly onFailure: (error: unknown) => void
}

const PRODUCERS: readonly Producer[] = ['prematch', 'live']
const RESTART_MS = 1000
const RESTART_MS_MAX = 30_000
const STOP_MS_MAX = 2000
/** A feed has a heartbeat every few seconds: one that is silent for so long hangs. */
const HANGING_MS = 60_000
const LOOK_MS = 5000
/** What was wanted so lately is wanted of the next thread too. */
const WANTED_MS = 300_000

/**
 * The side of the house: a feed that plays in a thread of its own, so that no burst of it keeps a visitor waiting. When
 * the thread ends of itself, prices are hidden and another one begins where it left off.
 */
export function createThreadFeed(options: ThreadFeedOptions): Feed {
  return new ThreadFeed(options)
}

class ThreadFeed implements Feed {
  readonly provider: string
  readonly #options: ThreadFeedOptions
  #thread: FeedThread | null = null
  #deliver: Deliver = () => Promise.resolve()
  #findSold: FindSold = () => Promise.resolve(new Map())
  #findOpen: FindOpen = () => Promise.resolve([])
  #offset: FeedOffset | null = null
  #onStarted: { readonly resolve: () => void; readonly reject: (error: Error) => void } | null = null
  #onStopped: () => void = () => undefined
  #isStarted = false
  #isStopping = false
  #restartMs = RESTART_MS
  #heardMs = 0
  #count = 0
  #stopLooking: () => void = () => undefined
  /** Effects that the thread was not told of yet. */
  #effects: Effect[] = []
  readonly #wants = new Map<
    number,
    { readonly resolve: () => void; readonly reject: (error: Error) => void }
  >()
  readonly #combining = new Map<
    number,
    { readonly resolve: (answer: CombinationAnswer) => void; readonly reject: (error: Error) => void }
  >()
  readonly #pasts = new Map<
    number,
    { readonly resolve: (page: PastPage) => void; readonly reject: (error: Error) => void }
  >()
  /** When the whole offer of an event was wanted last. */
  readonly #wantedMs = new Map<number, number>()
  /** Events that were told and have not had their last result. */
  readonly #open = new Set<number>()
  /** Those whose prices were hidden when a thread ended, until the next one prices or stops them. */
  readonly #hidden = new Set<number>()

  constructor(options: ThreadFeedOptions) {
    this.#options = options
    this.provider = options.provider
  }

  start(offset: FeedOffset | null, deliver: Deliver, findSold: FindSold, findOpen: FindOpen): Promise<void> {
    this.#offset = offset
    this.#deliver = deliver
    this.#findSold = findSold
    this.#findOpen = findOpen
    this.#begin()
    this.#stopLooking = this.#options.timers.every(LOOK_MS, () => this.#look())
    return new Promise((resolve, reject) => {
      this.#onStarted = { resolve, reject }
    })
  }

  want(eventId: number): Promise<void> {
    const nowMs = this.#options.steadyClock.steadyMs()
    this.#wantedMs.set(eventId, nowMs)
    this.#forgetOldWants(nowMs)
    return this.#askThread(eventId)
  }

  combine(eventId: number, specifier: string): Promise<CombinationAnswer> {
    const thread = this.#thread
    if (thread === null) return Promise.reject(new Error('the feed is beginning anew'))
    this.#count += 1
    const id = this.#count
    thread.post({ kind: 'combine', id, eventId, specifier })
    return new Promise((resolve, reject) => {
      this.#combining.set(id, { resolve, reject })
    })
  }

  past(beforeMs: number): Promise<PastPage> {
    const thread = this.#thread
    if (thread === null) return Promise.reject(new Error('the feed is beginning anew'))
    this.#count += 1
    const id = this.#count
    thread.post({ kind: 'past', id, beforeMs })
    return new Promise((resolve, reject) => {
      this.#pasts.set(id, { resolve, reject })
    })
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.#stopLooking()
    const thread = this.#thread
    if (thread === null) return
    const stopped = new Promise<void>((resolve) => {
      this.#onStopped = resolve
    })
    thread.post({ kind: 'stop' })
    await Promise.race([stopped, this.#options.timers.sleep(STOP_MS_MAX)])
    this.#thread = null
    await thread.end()
  }

  #begin(): void {
    this.#heardMs = this.#options.steadyClock.steadyMs()
    this.#isStarted = false
    this.#effects = []
    const thread: FeedThread = this.#options.begin(
      (word) => {
        if (this.#thread === thread) this.#hear(thread, word)
      },
      (error) => {
        if (this.#thread === thread) this.#fail(error)
      },
    )
    this.#thread = thread
    thread.post({ kind: 'start', offset: this.#offset })
  }

  #hear(thread: FeedThread, word: ThreadWord): void {
    this.#heardMs = this.#options.steadyClock.steadyMs()
    if (word.kind === 'batch') this.#takeBatch(thread, word.sent)
    else if (word.kind === 'find_sold') this.#tellSold(thread, word)
    else if (word.kind === 'find_open') this.#tellOpen(thread, word)
    else if (word.kind === 'started') this.#noteStart(word.error)
    else if (word.kind === 'stopped') this.#onStopped()
    else if (word.kind === 'combined') {
      const waiting = this.#combining.get(word.id)
      this.#combining.delete(word.id)
      if (word.answer !== null) waiting?.resolve(word.answer)
      else waiting?.reject(new Error(word.error ?? 'nothing was said'))
    } else if (word.kind === 'past_told') {
      const waiting = this.#pasts.get(word.id)
      this.#pasts.delete(word.id)
      if (word.page !== null) waiting?.resolve(word.page)
      else waiting?.reject(new Error(word.error ?? 'nothing was said'))
    } else {
      const waiting = this.#wants.get(word.id)
      this.#wants.delete(word.id)
      if (word.error === null) waiting?.resolve()
      else waiting?.reject(new Error(word.error))
    }
  }

  #takeBatch(thread: FeedThread, sent: readonly Sent[]): void {
    const receivedAtMs = this.#options.clock.nowMs()
    for (const [number, told, offset] of sent) {
      const message = this.#receive(told, receivedAtMs)
      this.#note(message)
      this.#offset = offset
      this.#deliver(message, offset).then(
        () => this.#tellEffect(thread, [number, null]),
        (error: unknown) => this.#tellEffect(thread, [number, textOf(error)]),
      )
    }
    // Whatever else waits in this process comes first.
    this.#options.timers.soon(() => this.#post(thread, { kind: 'taken' }))
  }

  /** Not a spread, which would give each message a hidden class of its own. */
  #receive(told: FeedMessage, receivedAtMs: number): FeedMessage {
    // What was hidden goes on with its first prices, however late this thread prices it; a stop of its own stands.
    if (told.kind === 'stop') this.#hidden.delete(told.eventId)
    if (told.kind === 'odds' && this.#hidden.delete(told.eventId))
      return Object.assign(told, { receivedAtMs, resumes: true })
    return Object.assign(told, { receivedAtMs })
  }

  #note(message: FeedMessage): void {
    if (message.kind === 'fixture') this.#open.add(message.fixture.eventId)
    else if (message.kind === 'settle' && message.isFinal) this.#open.delete(message.eventId)
  }

  #tellEffect(thread: FeedThread, effect: Effect): void {
    if (this.#thread !== thread) return
    this.#effects.push(effect)
    if (this.#effects.length > 1) return
    this.#options.timers.soon(() => {
      if (this.#thread !== thread) return
      const effects = this.#effects
      this.#effects = []
      thread.post({ kind: 'effects', effects })
    })
  }

  #tellSold(thread: FeedThread, { id, eventIds }: Extract<ThreadWord, { kind: 'find_sold' }>): void {
    this.#findSold(eventIds).then(
      (sold) => this.#post(thread, { kind: 'sold', id, markets: [...sold] }),
      (error: unknown) => {
        this.#options.onFailure(error)
        this.#post(thread, { kind: 'sold', id, markets: null })
      },
    )
  }

  #tellOpen(thread: FeedThread, { id }: Extract<ThreadWord, { kind: 'find_open' }>): void {
    this.#findOpen().then(
      (events) => this.#post(thread, { kind: 'open', id, events }),
      (error: unknown) => {
        this.#options.onFailure(error)
        this.#post(thread, { kind: 'open', id, events: null })
      },
    )
  }

  /** To nobody when it is another's turn by now. */
  #post(thread: FeedThread, word: HouseWord): void {
    if (this.#thread === thread) thread.post(word)
  }

  #noteStart(error: string | null): void {
    if (error !== null) {
      this.#fail(new Error(error))
      return
    }
    this.#isStarted = true
    this.#restartMs = RESTART_MS
    this.#onStarted?.resolve()
    const nowMs = this.#options.steadyClock.steadyMs()
    this.#forgetOldWants(nowMs)
    for (const eventId of this.#wantedMs.keys()) this.#askThread(eventId).catch(this.#options.onFailure)
  }

  #askThread(eventId: number): Promise<void> {
    const thread = this.#thread
    if (thread === null) return Promise.reject(new Error('the feed is beginning anew'))
    this.#count += 1
    const id = this.#count
    thread.post({ kind: 'want', id, eventId })
    return new Promise((resolve, reject) => {
      this.#wants.set(id, { resolve, reject })
    })
  }

  #forgetOldWants(nowMs: number): void {
    for (const [eventId, wantedMs] of this.#wantedMs) {
      if (nowMs - wantedMs > WANTED_MS) this.#wantedMs.delete(eventId)
    }
  }

  #look(): void {
    const silentMs = this.#options.steadyClock.steadyMs() - this.#heardMs
    if (this.#thread === null || !this.#isStarted || silentMs < HANGING_MS) return
    this.#fail(new Error(`the feed said nothing for ${Math.round(silentMs / 1000)} s`))
  }

  #fail(error: unknown): void {
    const { timers, onFailure } = this.#options
    onFailure(error)
    const thread = this.#thread
    this.#thread = null
    thread?.end().catch(onFailure)
    for (const { reject } of this.#wants.values()) reject(new Error('the feed ended'))
    this.#wants.clear()
    for (const { reject } of this.#combining.values()) reject(new Error('the feed ended'))
    this.#combining.clear()
    for (const { reject } of this.#pasts.values()) reject(new Error('the feed ended'))
    this.#pasts.clear()
    if (this.#isStopping) return
    this.#hidePrices()
    timers.after(this.#restartMs, () => {
      if (!this.#isStopping) this.#begin()
    })
    this.#restartMs = Math.min(2 * this.#restartMs, RESTART_MS_MAX)
  }

  /** Nobody keeps them up to date, and the next thread tells those alone that it still has. */
  #hidePrices(): void {
    const { clock, onFailure } = this.#options
    const nowMs = clock.nowMs()
    const tell = (message: FeedMessage) => {
      this.#deliver(message, this.#offset ?? '').catch(onFailure)
    }
    const envelope = { provider: this.provider, generatedAtMs: nowMs, receivedAtMs: nowMs }
    for (const producer of PRODUCERS) tell({ ...envelope, producer, kind: 'producer', state: 'down' })
    for (const eventId of this.#open) {
      const stop = {
        kind: 'stop',
        eventId,
        scope: MARKET_GROUPS,
        status: 'hidden',
        reason: 'operator',
      } as const
      tell({ ...envelope, producer: 'live', ...stop })
      this.#hidden.add(eventId)
    }
  }
}

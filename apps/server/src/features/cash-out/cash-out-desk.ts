import { isRuleMet } from '@xezer/betting/cash-out/decide-cash-out'
import type { CashOutMove, CashOutOffer } from '@xezer/contract/cash-out'
import type { CashOutOptions } from './cash-out-options.ts'
import { presentMove, presentOffer } from './offer.ts'
import { findBetsWithRule, findOpenBets, type OpenBet, type OpenLeg } from './open-bets.ts'
import {
  type BetReading,
  handleOfLeg,
  type LegReading,
  NO_READING,
  readLeg,
  valueOpenBet,
} from './value-open-bet.ts'

/** Looks after bets that somebody watches, and those that are to be cashed out by themselves. */
export interface CashOutDesk {
  /** What they are worth; every change is published for a while. */
  watch(bets: readonly OpenBet[]): CashOutOffer[]
  /** Reads bets anew, at once. */
  refresh(betIds: readonly number[]): Promise<void>
  /** They are read anew before they are looked at again. */
  noteChanged(betIds: readonly number[]): void
  start(): Promise<void>
  stop(): Promise<void>
}

/** How often the book is looked at: within it a price that moved is offered anew. */
const TICK_MS = 1000
/** A page that asked hears of changes for so long; it asks again before that. */
const WATCHED_MS = 30_000
/** How often rules of other processes, and what they did to bets, are read. */
const RELOAD_MS = 10_000

/** A selection that bets hang on, many of them on the same few. */
interface Hook {
  readonly handle: string
  readonly leg: OpenLeg
  readonly entries: Set<Entry>
  /** What was last read of it. */
  reading: LegReading
}

interface Entry {
  bet: OpenBet
  /** In the order of its legs; null where one is settled. */
  hooks: readonly (Hook | null)[]
  reading: BetReading | null
  /** A leg of it moved since it was valued. */
  isMoved: boolean
  watchedUntilMs: number
  /** A rule that was met and is being followed. */
  isFiring: boolean
}

export function createCashOutDesk(
  options: CashOutOptions,
  cashOutByRule: (bet: OpenBet) => Promise<void>,
): CashOutDesk {
  const desk = new Desk(options, cashOutByRule)
  let stopTicking = (): void => undefined
  let working: Promise<void> = Promise.resolve()
  let isWorking = false
  const tick = (): void => {
    if (isWorking) return
    isWorking = true
    working = desk
      .tick()
      .catch(options.onError)
      .finally(() => {
        isWorking = false
      })
  }
  return {
    watch: (bets) => desk.watch(bets),
    refresh: (betIds) => desk.refresh(betIds),
    noteChanged: (betIds) => desk.noteChanged(betIds),
    async start() {
      stopTicking = options.timers.every(TICK_MS, tick)
    },
    async stop() {
      stopTicking()
      await working
      await desk.settled()
    },
  }
}

/** One look at a time. */
class Desk {
  readonly #options: CashOutOptions
  readonly #cashOutByRule: (bet: OpenBet) => Promise<void>
  readonly #entries = new Map<number, Entry>()
  readonly #hooks = new Map<string, Hook>()
  readonly #firing = new Set<Promise<void>>()
  #stale = new Set<number>()
  #reloadMs = 0

  constructor(options: CashOutOptions, cashOutByRule: (bet: OpenBet) => Promise<void>) {
    this.#options = options
    this.#cashOutByRule = cashOutByRule
  }

  watch(bets: readonly OpenBet[]): CashOutOffer[] {
    const { clock } = this.#options
    return bets.map((bet) => {
      const entry = this.#put(bet)
      // Somebody looks now, not at the last tick.
      for (const hook of entry.hooks) if (hook !== null) this.#move(hook)
      entry.watchedUntilMs = clock.nowMs() + WATCHED_MS
      entry.reading = this.#value(entry)
      entry.isMoved = false
      return presentOffer(bet, entry.reading)
    })
  }

  noteChanged(betIds: readonly number[]): void {
    for (const id of betIds) if (this.#entries.has(id)) this.#stale.add(id)
  }

  async refresh(betIds: readonly number[]): Promise<void> {
    const found = await findOpenBets(this.#options.pool, betIds)
    for (const id of betIds) if (!found.some((bet) => bet.id === id)) this.#remove(id)
    for (const bet of found) {
      const entry = this.#put(bet)
      // It is told and held against its rule again.
      entry.reading = null
    }
  }

  async tick(): Promise<void> {
    const { clock, interest } = this.#options
    const nowMs = clock.nowMs()
    if (nowMs >= this.#reloadMs) {
      this.#reloadMs = nowMs + RELOAD_MS
      await this.#reload(nowMs)
    }
    if (this.#stale.size > 0) {
      const stale = [...this.#stale]
      this.#stale = new Set()
      await this.refreshChanged(stale)
    }
    void interest.wantAll([...this.#hooks.keys()])
    this.look()
  }

  /** What a page looks at it asks for again by itself; rules may be of another process, and so may what became of their bets. */
  async #reload(nowMs: number): Promise<void> {
    const found = await findBetsWithRule(this.#options.pool)
    const ids = new Set(found.map(({ id }) => id))
    for (const bet of found) this.#renew(bet)
    for (const [id, { watchedUntilMs }] of this.#entries) {
      if (!ids.has(id) && watchedUntilMs <= nowMs) this.#remove(id)
    }
  }

  /** Only a bet of which something changed is valued again. */
  #renew(bet: OpenBet): void {
    const entry = this.#entries.get(bet.id)
    if (entry === undefined || !isSameBet(entry.bet, bet)) this.#put(bet).reading = null
  }

  /** Only bets of which something changed are valued again. */
  private async refreshChanged(betIds: readonly number[]): Promise<void> {
    const found = new Map((await findOpenBets(this.#options.pool, betIds)).map((bet) => [bet.id, bet]))
    for (const id of betIds) {
      const bet = found.get(id)
      if (bet === undefined) this.#remove(id)
      else this.#renew(bet)
    }
  }

  /** Holds every leg against the book, values the bets on those that moved, and tells and does what follows. */
  look(): void {
    const nowMs = this.#options.clock.nowMs()
    for (const hook of this.#hooks.values()) this.#move(hook)
    const news = new Map<number, CashOutMove[]>()
    for (const entry of this.#entries.values()) {
      const before = entry.reading
      if (before !== null && !entry.isMoved) continue
      const reading = this.#value(entry)
      entry.reading = reading
      entry.isMoved = false
      const isNew = before?.valueMinor !== reading.valueMinor || before.delayMs !== reading.delayMs
      if (isNew && entry.watchedUntilMs > nowMs) {
        const ofPlayer = news.get(entry.bet.playerId) ?? []
        news.set(entry.bet.playerId, ofPlayer)
        ofPlayer.push(presentMove(entry.bet, reading))
      }
    }
    for (const entry of this.#entries.values()) this.#follow(entry)
    for (const [playerId, moves] of news) this.#options.publisher.publishCashOuts(playerId, moves)
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#firing)
  }

  #follow(entry: Entry): void {
    const { bet, reading, isFiring } = entry
    const value = reading?.valueMinor ?? null
    if (bet.rule === null || isFiring || bet.waitingId !== null || value === null) return
    if (!isRuleMet(bet.rule, value) || !this.#options.isOfferComplete()) return
    entry.isFiring = true
    const firing = this.#cashOutByRule(bet)
      .catch(this.#options.onError)
      .finally(() => {
        entry.isFiring = false
        this.#stale.add(bet.id)
        this.#firing.delete(firing)
      })
    this.#firing.add(firing)
  }

  #value({ bet, hooks }: Entry): BetReading {
    return valueOpenBet(bet, (_leg, index) => hooks[index]?.reading ?? NO_READING)
  }

  #put(bet: OpenBet): Entry {
    const known = this.#entries.get(bet.id)
    const entry: Entry = known ?? {
      bet,
      hooks: [],
      reading: null,
      isMoved: false,
      watchedUntilMs: 0,
      isFiring: false,
    }
    this.#unhook(entry)
    entry.bet = bet
    entry.hooks = bet.legs.map((leg) => (leg.result === null ? this.#hookOn(leg, entry) : null))
    this.#entries.set(bet.id, entry)
    return entry
  }

  #hookOn(leg: OpenLeg, entry: Entry): Hook {
    const handle = handleOfLeg(leg)
    const hook = this.#hooks.get(handle) ?? {
      handle,
      leg,
      entries: new Set<Entry>(),
      reading: this.#read(leg),
    }
    this.#hooks.set(handle, hook)
    hook.entries.add(entry)
    return hook
  }

  #remove(id: number): void {
    const entry = this.#entries.get(id)
    if (entry === undefined) return
    this.#entries.delete(id)
    this.#unhook(entry)
  }

  #unhook(entry: Entry): void {
    for (const hook of entry.hooks) {
      if (hook === null) continue
      hook.entries.delete(entry)
      if (hook.entries.size === 0) this.#hooks.delete(hook.handle)
    }
  }

  /** Reads the selection anew; whoever finds that it moved leaves it to the next look to tell of all bets on it. */
  #move(hook: Hook): void {
    const reading = this.#read(hook.leg)
    if (isSameReading(hook.reading, reading)) return
    hook.reading = reading
    for (const entry of hook.entries) entry.isMoved = true
  }

  #read(leg: OpenLeg): LegReading {
    const { book, clock, steadyClock, liveDelayMs } = this.#options
    return readLeg({ book, nowMs: clock.nowMs(), steadyMs: steadyClock.steadyMs(), liveDelayMs }, leg)
  }
}

function isSameReading(one: LegReading, other: LegReading): boolean {
  return (
    one.delayMs === other.delayMs &&
    one.chance?.probabilityPpb === other.chance?.probabilityPpb &&
    one.chance?.returnedPpb === other.chance?.returnedPpb &&
    one.chance?.oddsNow === other.chance?.oddsNow
  )
}

function isSameBet(one: OpenBet, other: OpenBet): boolean {
  return (
    one.stakeMinor === other.stakeMinor &&
    one.waitingId === other.waitingId &&
    one.rule?.aboveMinor === other.rule?.aboveMinor &&
    one.rule?.belowMinor === other.rule?.belowMinor &&
    one.legs.every((leg, index) => leg.result?.kind === other.legs[index]?.result?.kind)
  )
}

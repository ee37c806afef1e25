import { isRuleMet } from '@xezer/betting/cash-out/decide-cash-out'
import type { CashOutOffer } from '@xezer/contract/cash-out'
import type { CashOutOptions } from './cash-out-options.ts'
import { presentOffer } from './offer.ts'
import { findBetsWithRule, findOpenBets, type OpenBet } from './open-bets.ts'
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

interface Entry {
  bet: OpenBet
  /** Of its open legs; made once, as many bets hang on the same few. */
  handles: readonly string[]
  reading: BetReading | null
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
  readonly #byHandle = new Map<string, Set<Entry>>()
  /** What was last read of each open leg. */
  readonly #legs = new Map<string, LegReading>()
  readonly #firing = new Set<Promise<void>>()
  #stale = new Set<number>()
  #reloadMs = 0

  constructor(options: CashOutOptions, cashOutByRule: (bet: OpenBet) => Promise<void>) {
    this.#options = options
    this.#cashOutByRule = cashOutByRule
  }

  watch(bets: readonly OpenBet[]): CashOutOffer[] {
    const { clock } = this.#options
    this.#readLegs(bets.flatMap(openLegs))
    return bets.map((bet) => {
      const entry = this.#put(bet)
      entry.watchedUntilMs = clock.nowMs() + WATCHED_MS
      entry.reading = this.#value(entry)
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
    const { clock, interest, pool } = this.#options
    const nowMs = clock.nowMs()
    if (nowMs >= this.#reloadMs) {
      this.#reloadMs = nowMs + RELOAD_MS
      for (const bet of await findBetsWithRule(pool)) if (!this.#entries.has(bet.id)) this.#put(bet)
      for (const [id, entry] of this.#entries) this.#keep(id, entry, nowMs)
      for (const id of this.#entries.keys()) this.#stale.add(id)
    }
    if (this.#stale.size > 0) {
      const stale = [...this.#stale]
      this.#stale = new Set()
      await this.refreshChanged(stale)
    }
    const open = [...this.#entries.values()].flatMap(({ bet }) => openLegs(bet).map(handleOfLeg))
    void interest.wantAll([...new Set(open)])
    this.look()
  }

  /** Only bets of which something changed are valued again. */
  private async refreshChanged(betIds: readonly number[]): Promise<void> {
    const found = new Map((await findOpenBets(this.#options.pool, betIds)).map((bet) => [bet.id, bet]))
    for (const id of betIds) {
      const bet = found.get(id)
      const entry = this.#entries.get(id)
      if (bet === undefined) this.#remove(id)
      else if (entry === undefined || !isSameBet(entry.bet, bet)) this.#put(bet).reading = null
    }
  }

  /** Holds every leg against the book, values the bets on those that moved, and tells and does what follows. */
  look(): void {
    const nowMs = this.#options.clock.nowMs()
    const changed = new Set<Entry>()
    for (const entry of this.#entries.values()) if (entry.reading === null) changed.add(entry)
    for (const handle of this.#moved()) {
      for (const entry of this.#byHandle.get(handle) ?? []) changed.add(entry)
    }
    const news = new Map<number, CashOutOffer[]>()
    for (const entry of changed) {
      const before = entry.reading
      const reading = this.#value(entry)
      entry.reading = reading
      const isNew = before?.valueMinor !== reading.valueMinor || before.delayMs !== reading.delayMs
      if (isNew && entry.watchedUntilMs > nowMs) {
        const ofPlayer = news.get(entry.bet.playerId) ?? []
        news.set(entry.bet.playerId, ofPlayer)
        ofPlayer.push(presentOffer(entry.bet, reading))
      }
    }
    for (const entry of this.#entries.values()) this.#follow(entry)
    for (const [playerId, offers] of news) this.#options.publisher.publishCashOuts(playerId, offers)
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

  #value({ bet }: Entry): BetReading {
    return valueOpenBet(bet, (leg) => this.#legs.get(handleOfLeg(leg)) ?? NO_READING)
  }

  #put(bet: OpenBet): Entry {
    const known = this.#entries.get(bet.id)
    if (known !== undefined) this.#unlink(known)
    const handles = openLegs(bet).map(handleOfLeg)
    const entry: Entry = known ?? { bet, handles, reading: null, watchedUntilMs: 0, isFiring: false }
    Object.assign(entry, { bet, handles })
    this.#entries.set(bet.id, entry)
    for (const handle of handles) {
      const onIt = this.#byHandle.get(handle) ?? new Set<Entry>()
      this.#byHandle.set(handle, onIt)
      onIt.add(entry)
    }
    this.#readLegs(openLegs(bet).filter((leg) => !this.#legs.has(handleOfLeg(leg))))
    return entry
  }

  #keep(id: number, { bet, watchedUntilMs }: Entry, nowMs: number): void {
    if (bet.rule === null && watchedUntilMs <= nowMs) this.#remove(id)
  }

  #remove(id: number): void {
    const entry = this.#entries.get(id)
    if (entry === undefined) return
    this.#entries.delete(id)
    this.#unlink(entry)
  }

  #unlink(entry: Entry): void {
    for (const handle of entry.handles) {
      const onIt = this.#byHandle.get(handle)
      onIt?.delete(entry)
      if (onIt?.size !== 0) continue
      this.#byHandle.delete(handle)
      this.#legs.delete(handle)
    }
  }

  #moved(): string[] {
    const moved: string[] = []
    for (const [handle, onIt] of this.#byHandle) {
      const [first] = onIt
      const leg = first?.bet.legs.find((one) => handleOfLeg(one) === handle)
      if (leg === undefined) continue
      const before = this.#legs.get(handle)
      this.#readLegs([leg])
      const after = this.#legs.get(handle)
      if (before === undefined || after === undefined || !isSameReading(before, after)) moved.push(handle)
    }
    return moved
  }

  #readLegs(legs: readonly OpenBet['legs'][number][]): void {
    const { book, clock, steadyClock, liveDelayMs } = this.#options
    const reading = { book, nowMs: clock.nowMs(), steadyMs: steadyClock.steadyMs(), liveDelayMs }
    for (const leg of legs) this.#legs.set(handleOfLeg(leg), readLeg(reading, leg))
  }
}

function openLegs({ legs }: OpenBet): OpenBet['legs'] {
  return legs.filter(({ result }) => result === null)
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

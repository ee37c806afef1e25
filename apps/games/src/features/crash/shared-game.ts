import type { ChainPlace, CrashBet, CrashPast, CrashState, SharedProof } from '@xezer/contract/game-server'
import { withTransaction } from '@xezer/db/transaction'
import { curveAt, reachedAtMs, sharedPoint } from '@xezer/game-math/crash/crash'
import { must } from '@xezer/std/assert'
import type { SteadyClock } from '@xezer/std/clock'
import type { StopTimer, Timers } from '@xezer/std/timers'
import type { GameBook } from '../../core/catalogue/game-book.ts'
import type { DeliverOptions } from '../../core/rounds/deliver.ts'
import type { RoundRow } from '../../core/rounds/round-row.ts'
import { hmac, sha256 } from '../../core/seeds/seed-store.ts'
import { type ChainOptions, ensureChain, takeLink } from './chain.ts'
import { leaveBet } from './leave-bet.ts'
import type { OutsUnderWay } from './outs-under-way.ts'
import { recoverShared } from './recover-shared.ts'
import { endShared, insertShared, listPast, startShared } from './shared-store.ts'
import { Watchers } from './watchers.ts'

export interface SharedGameOptions extends DeliverOptions, Omit<ChainOptions, 'pool' | 'timers'> {
  readonly book: GameBook
  readonly timers: Timers
  readonly steadyClock: SteadyClock
  readonly onError: (error: unknown) => void
  readonly bettingMs?: number
  readonly restMs?: number
}

const BETTING_MS = 6000
const REST_MS = 4000
/** How often those are looked for who leave by themselves; where they leave is where they said. */
const LOOK_MS = 100
const TICKS_EVERY = 5
const PAST_MAX = 20
const OUTS_AT_ONCE = 8

interface Flight {
  readonly number: number
  readonly link: string
  readonly point: number
  readonly seeds: readonly string[]
  readonly startedMs: number
  readonly endsAfterMs: number
}

/** A bet in the air. */
interface Aboard {
  readonly roundId: number
  readonly auto: number | null
  readonly shown: CrashBet | null
  hasLeft: boolean
}

/** A round of everybody after the other, while somebody looks on or has a bet; its clock is the server's. */
export class SharedGame {
  readonly watchers = new Watchers()
  readonly #options: SharedGameOptions
  readonly #game: string
  readonly #outs: OutsUnderWay
  /** The round that is played here and now, from before anybody else can find it. */
  #underWay: number | null = null
  #phase: CrashState['phase'] = 'waiting'
  #number = 0
  #hash = ''
  #link = ''
  #chain: ChainPlace | null = null
  #untilMs = 0
  #flight: Flight | null = null
  #end: SharedProof | null = null
  #past: readonly CrashPast[] = []
  readonly #bets = new Map<number, CrashBet>()
  readonly #aboard = new Map<number, Aboard>()
  /** By their rounds: where presses came in time that are not written yet, or could not be. They outlive the flight. */
  readonly #pressed = new Map<number, number>()
  #work: Promise<unknown> = Promise.resolve()
  #isStopped = false
  #stopTimer: StopTimer = () => undefined
  #stopLooking: StopTimer = () => undefined

  constructor(options: SharedGameOptions, game: string, outs: OutsUnderWay) {
    this.#options = options
    this.#game = game
    this.#outs = outs
  }

  /** Ends what was cut off of other rounds: of a server before this one, or where the database failed. */
  lookBack(): Promise<void> {
    return recoverShared(this.#options, this.#game, (number) => number === this.#underWay, this.#pressed)
  }

  /** Begins a round where none is under way. Resolves when bets are taken, or were. */
  async wake(): Promise<void> {
    if (this.#phase !== 'waiting') return
    await this.#inTurn(() => (this.#phase === 'waiting' ? this.#begin() : Promise.resolve()))
  }

  state(): CrashState {
    const nowMs = this.#options.steadyClock.steadyMs()
    const isTimed = this.#phase === 'betting' || this.#phase === 'crashed'
    return {
      ...{ phase: this.#phase, number: this.#number, hash: this.#hash, chain: this.#chain },
      leftMs: isTimed ? Math.max(0, Math.round(this.#untilMs - nowMs)) : 0,
      elapsedMs: this.#phase === 'flying' ? Math.floor(nowMs - (this.#flight?.startedMs ?? nowMs)) : 0,
      ...{ bets: [...this.#bets.values()], past: this.#past, end: this.#end },
    }
  }

  /** The number of the round that takes bets now; null where none does. */
  get bettingNumber(): number | null {
    return this.#phase === 'betting' ? this.#number : null
  }

  get bettingLeftMs(): number {
    return Math.max(0, this.#untilMs - this.#options.steadyClock.steadyMs())
  }

  /** A bet that the wallet has taken; with play money it is nobody's business. */
  noteBet(number: number, bet: CrashBet): void {
    if (number !== this.#number || this.#phase !== 'betting') return
    this.#bets.set(bet.bet, bet)
    this.watchers.tell('bets', [bet])
  }

  /**
   * A press that came in time: the bet ends there, whatever becomes of its writing. Where it does: at the first of its presses, or who
   * was told that one failed would fly on without any risk.
   */
  notePress(roundId: number, at: number): number {
    const first = this.#pressed.get(roundId) ?? at
    this.#pressed.set(roundId, first)
    return first
  }

  /** It is written, or something else is. */
  forgetPress(roundId: number): void {
    this.#pressed.delete(roundId)
  }

  /** Where the curve was for a bet of this round at that time; null where the round was not in the air. */
  curveFor(number: number, atMs: number): number | null {
    const flight = this.#flight
    if (flight === null || number !== flight.number) return null
    const elapsedMs = atMs - flight.startedMs
    // Of whole milliseconds, as its end is: within the last one it would stand beyond the point.
    return elapsedMs >= flight.endsAfterMs ? null : curveAt(Math.floor(elapsedMs))
  }

  get number(): number {
    return this.#number
  }

  noteOut(
    number: number,
    { sharedBet, returnMinor }: Pick<RoundRow, 'sharedBet' | 'returnMinor'>,
    out: number,
  ): void {
    const aboard = this.#aboard.get(sharedBet ?? 0)
    if (number !== this.#number || aboard === undefined) return
    aboard.hasLeft = true
    const bet = this.#bets.get(sharedBet ?? 0)
    if (bet === undefined) return
    const left = { ...bet, out, paidMinor: returnMinor ?? 0 }
    this.#bets.set(bet.bet, left)
    this.watchers.tell('bets', [left])
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopTimer()
    this.#stopLooking()
    this.watchers.endAll()
    await this.#work
  }

  /** One thing at a time, and what fails is told. */
  #inTurn(work: () => Promise<unknown>): Promise<unknown> {
    const turn = this.#work.then(() => (this.#isStopped ? undefined : work()))
    this.#work = turn.catch((error: unknown) => {
      this.#options.onError(error)
      this.#phase = 'waiting'
      this.#underWay = null
      this.#flight = null
      this.#stopLooking()
    })
    return turn
  }

  #after(ms: number, work: () => Promise<unknown>): void {
    this.#stopTimer = this.#options.timers.after(ms, () => void this.#inTurn(work).catch(() => undefined))
  }

  async #begin(): Promise<void> {
    const { pool, sealing, steadyClock } = this.#options
    await ensureChain(this.#options, this.#game)
    await withTransaction(pool, async (client) => {
      const taken = await takeLink(client, sealing, this.#game)
      this.#link = taken.link
      this.#hash = taken.before
      this.#chain = { published: taken.published, place: taken.number }
      this.#number = await insertShared(client, this.#game, taken)
      this.#underWay = this.#number
    })
    if (this.#past.length === 0) this.#past = await listPast(pool, this.#game, PAST_MAX)
    this.#bets.clear()
    this.#aboard.clear()
    this.#flight = null
    this.#end = null
    this.#phase = 'betting'
    const bettingMs = this.#options.bettingMs ?? BETTING_MS
    this.#untilMs = steadyClock.steadyMs() + bettingMs
    this.watchers.tell('state', this.state())
    this.#after(bettingMs, () => this.#start())
  }

  async #start(): Promise<void> {
    const { pool, steadyClock, timers } = this.#options
    const { bets, seeds } = await withTransaction(pool, (client) =>
      startShared(client, this.#game, this.#number),
    )
    const point = sharedPoint(hmac, sha256, this.#link, seeds)
    for (const { round } of bets) {
      const { autoOut } = round.choice as { readonly autoOut: number | null }
      const shown = this.#bets.get(round.sharedBet ?? 0) ?? null
      const aboard = { roundId: round.id, auto: autoOut, shown, hasLeft: false }
      this.#aboard.set(round.sharedBet ?? 0, aboard)
    }
    const endsAfterMs = reachedAtMs(point)
    const startedMs = steadyClock.steadyMs()
    this.#flight = { number: this.#number, link: this.#link, point, seeds, startedMs, endsAfterMs }
    this.#phase = 'flying'
    this.watchers.tell('state', this.state())
    this.#after(endsAfterMs, () => this.#crash())
    let looks = 0
    this.#stopLooking = timers.every(LOOK_MS, () => {
      looks += 1
      this.#letAutosLeave()
      if (looks % TICKS_EVERY === 0) this.#tellTick()
    })
  }

  #tellTick(): void {
    if (this.#phase === 'flying') {
      this.watchers.tell('tick', { number: this.#number, elapsedMs: this.state().elapsedMs })
    }
  }

  #letAutosLeave(): void {
    const curve = this.curveFor(this.#number, this.#options.steadyClock.steadyMs())
    if (curve === null) return
    for (const aboard of this.#aboard.values()) {
      if (!aboard.hasLeft && aboard.auto !== null && aboard.auto <= curve) {
        aboard.hasLeft = true
        const at = this.#pressed.get(aboard.roundId) ?? aboard.auto
        void this.#leave(aboard, { kind: 'out', at }).catch(this.#options.onError)
      }
    }
  }

  async #leave(aboard: Aboard, leaving: { kind: 'out'; at: number } | { kind: 'ended' }): Promise<void> {
    const number = this.#number
    const left = await leaveBet(this.#options, aboard.roundId, leaving)
    this.forgetPress(aboard.roundId)
    if (left !== null && leaving.kind === 'out') this.noteOut(number, left.round, leaving.at)
  }

  async #crash(): Promise<void> {
    const { pool, steadyClock } = this.#options
    const flight = this.#flight
    if (flight === null) return
    this.#stopLooking()
    const { link, point, seeds } = flight
    // Who came in time has left before the end is written: a server that dies behind it ends the others without them.
    await this.#outs.before(flight.startedMs + flight.endsAfterMs)
    await endShared(pool, this.#game, this.#number, { link, point })
    this.#end = { link, before: this.#hash, seeds, point, chain: must(this.#chain, 'a flight of no chain') }
    this.#past = [{ number: this.#number, point }, ...this.#past].slice(0, PAST_MAX)
    this.#phase = 'crashed'
    const restMs = this.#options.restMs ?? REST_MS
    this.#untilMs = steadyClock.steadyMs() + restMs
    this.watchers.tell('state', this.state())
    this.#after(restMs, () => this.#rest())
    await this.#endAll(point)
  }

  /** Who is still in it has lost, but for those who were to leave by themselves before and those whose press could not be written. */
  async #endAll(point: number): Promise<void> {
    const left = [...this.#aboard.values()].filter(({ hasLeft }) => !hasLeft)
    for (let from = 0; from < left.length; from += OUTS_AT_ONCE) {
      await Promise.all(
        left.slice(from, from + OUTS_AT_ONCE).map((aboard) => {
          const { auto, roundId } = aboard
          const at = this.#pressed.get(roundId) ?? (auto !== null && auto <= point ? auto : null)
          const leaving = at === null ? ({ kind: 'ended' } as const) : ({ kind: 'out', at } as const)
          return this.#leave(aboard, leaving).catch(this.#options.onError)
        }),
      )
    }
  }

  async #rest(): Promise<void> {
    this.#phase = 'waiting'
    this.#underWay = null
    if (this.watchers.count > 0) await this.#begin()
  }
}

import type { Envelope, FeedMessage, FindSold, MarketId } from '@xezer/odds-book/messages'
import { type Margins, marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { ShownMarkets } from '@xezer/pricing/offers/offer-sink'
import { COMBINATION_TYPE, type CombinationAnswer } from '@xezer/sport/combination'
import type { StopReason } from '@xezer/sport/live-state'
import type { BoardSummary, MatchPlay, PlayInstant, PlayStep, PriceRhythm } from '@xezer/sports/match-play'
import { getSport } from '@xezer/sports/registry'
import { hashText } from '@xezer/std/random'
import { envelope } from './envelope.ts'
import type { MatchRun, World } from './match-run.ts'
import { EventCombinations } from './offer/event-combinations.ts'
import { createOfferLedger } from './offer/offer-ledger.ts'
import { createSettleLedger, type SettleLedger } from './offer/settle-ledger.ts'

type Body<T> = T extends FeedMessage ? Omit<T, keyof Envelope> : never

export interface EventFeedOptions {
  readonly run: MatchRun
  readonly world: World
  readonly emit: (message: FeedMessage) => Promise<void>
  readonly findSold: FindSold
  /**
   * Types of which rows show a market: before the match they are told unasked, and the rest to those who ask. Null: all
   * of it is told unasked.
   */
  readonly rowTypes: ReadonlySet<string> | null
}

/** A price that nobody asked for in so long is kept up to date no longer. */
const KEPT_MS = 300_000
/** Prices before a match are a function of their instant alone, whatever was on the screens. */
const EMPTY_SCREENS: ShownMarkets = new Set()

/** The messages of one event, in order. One call at a time; `want` at any time. */
export class EventFeed {
  readonly run: MatchRun
  readonly #speed: number
  readonly #emit: (message: FeedMessage) => Promise<void>
  readonly #offered = createOfferLedger()
  readonly #results: SettleLedger
  readonly #combinations = new EventCombinations()
  /** Bets on combinations are asked about whenever something was decided. */
  #hasCombined = false
  #untold = 0
  readonly #play: MatchPlay
  readonly #findSold: FindSold
  readonly #rowTypes: ReadonlySet<string> | null
  #isOpened = false
  /** When somebody asked for the whole offer last; it is told until some time after that. */
  #wantedMs: number | null = null
  /** The whole offer was told before the match, and is kept up to date. */
  #isWhole = false
  #board: unknown
  #nextStep = 0
  #nextPriceMs = 0

  constructor({ run, world, emit, findSold, rowTypes }: EventFeedOptions) {
    this.run = run
    this.#play = run.play
    this.#results = createSettleLedger(run.match.fixture.sportId)
    this.#board = run.play.before
    this.#speed = world.speed
    this.#emit = emit
    this.#findSold = findSold
    this.#rowTypes = rowTypes
  }

  get eventId(): number {
    return this.run.match.fixture.eventId
  }

  /** Instant of the next step of the play; infinite when none is left. */
  nextStepMs(): number {
    // The play is not drawn before it begins.
    if (this.#nextStep === 0) return this.run.match.fixture.startsAtMs
    const step = this.#play.steps[this.#nextStep]
    return step === undefined ? Number.POSITIVE_INFINITY : this.run.stepMs(step)
  }

  /** When the last step takes place; infinite for a match that has not started. */
  endsMs(nowMs: number): number {
    const last = nowMs < this.run.match.fixture.startsAtMs ? undefined : this.#play.steps.at(-1)
    return last === undefined ? Number.POSITIVE_INFINITY : this.run.stepMs(last)
  }

  /** Infinite while there is nothing to price. */
  nextPriceMs(): number {
    return this.#isOver() || this.#summary.isStopped ? Number.POSITIVE_INFINITY : this.#nextPriceMs
  }

  /** When the offer that nobody asks for any more is to be withdrawn; infinite while there is none. */
  nextWithdrawMs(): number {
    if (!this.#isWhole || this.#isInPlay()) return Number.POSITIVE_INFINITY
    return (this.#wantedMs ?? 0) + KEPT_MS
  }

  /** Brings a listener that knows nothing of the event up to the instant; `sold` was bet on before. */
  async open(nowMs: number, sold: readonly MarketId[]): Promise<void> {
    this.#results.note(sold)
    this.#isOpened = true
    await this.#send({ kind: 'fixture', change: 'new', fixture: this.run.match.fixture }, nowMs)
    await this.#catchUp(nowMs)
  }

  /**
   * Results of what was decided before the match was opened here; nothing of it is on sale, so the prices need not
   * wait for them.
   */
  async settleMissed(nowMs: number): Promise<void> {
    if (this.#isInPlay() && !this.#isOver()) await this.#sendResults(nowMs)
  }

  /** Everything of the play that is due, in order. */
  async play(nowMs: number): Promise<void> {
    for (let step = this.#takeDue(nowMs); step !== null; step = this.#takeDue(nowMs)) {
      await this.#show(step, nowMs)
    }
  }

  /** Prices of this instant, as far as they changed. */
  price(nowMs: number): Promise<void> {
    return this.#sendPrices(nowMs, false)
  }

  /** Somebody looks: what is told on demand is told now, with the prices that it has had all along. */
  async want(nowMs: number): Promise<void> {
    this.#wantedMs = nowMs
    if (this.#isOpened && this.#rowTypes !== null && !this.#isWhole && !this.#isInPlay())
      await this.price(nowMs)
  }

  /** Somebody puts selections together: it is told as a market of the event, or the answer says why not. */
  async combine(specifier: string, nowMs: number): Promise<CombinationAnswer> {
    if (!this.#isOpened || this.#isOver() || this.#summary.isStopped) return { kind: 'closed', leg: null }
    if (this.#play.combineAt(this.#board, this.#instantAt(nowMs), this.#margins) === null)
      return { kind: 'not_sold' }
    if (!this.#combinations.want(specifier, nowMs)) return { kind: 'not_combinable', leg: 0 }
    this.#hasCombined = true
    await this.#sendPrices(nowMs, false)
    return this.#combinations.answerTo(specifier)
  }

  /** Nobody looks any more. */
  async withdraw(nowMs: number): Promise<void> {
    this.#isWhole = false
    const markets = this.#offered.withdraw((type) => this.#rowTypes?.has(type) ?? true)
    const { eventId } = this
    this.#untold = markets.length
    await this.#send({ kind: 'withdraw', eventId, markets, untold: markets.length }, nowMs)
  }

  #instantAt(nowMs: number): PlayInstant {
    return { atMs: nowMs, atSeconds: this.run.secondsAt(nowMs) }
  }

  /** What was asked for is told beside all other offers. */
  #combined(offers: readonly Offer[], at: PlayInstant, nowMs: number): readonly Offer[] {
    if (!this.#hasCombined) return []
    const combine = this.#play.combineAt(this.#board, at, this.#margins)
    return combine === null ? [] : this.#combinations.price(offers, combine, nowMs)
  }

  /** What nobody asks for any more leaves as if it had never come. */
  async #withdrawCombinations(nowMs: number): Promise<void> {
    const markets = this.#combinations.takeLeft()
    if (markets.length === 0) return
    this.#offered.forget(markets)
    const { eventId } = this
    await this.#send({ kind: 'withdraw', eventId, markets, untold: this.#untold }, nowMs)
  }

  /** No bets until the event is opened again. */
  halt(nowMs: number): Promise<void> {
    return this.#sendStop(nowMs, 'operator')
  }

  get #summary(): BoardSummary {
    return this.#play.read(this.#board)
  }

  get #margins(): Margins {
    const { fixture, competition } = this.run.match
    return marginsOf(getSport(fixture.sportId).margins, competition.tier, this.#isInPlay())
  }

  #isInPlay(): boolean {
    return this.#summary.status !== 'prematch'
  }

  #isOver(): boolean {
    const { status } = this.#summary
    return status === 'ended' || status === 'abandoned'
  }

  #takeDue(nowMs: number): PlayStep | null {
    if (nowMs < this.run.match.fixture.startsAtMs) return null
    const step = this.#play.steps[this.#nextStep]
    if (step === undefined || this.run.stepMs(step) > nowMs) return null
    this.#nextStep += 1
    return step
  }

  async #catchUp(nowMs: number): Promise<void> {
    for (let step = this.#takeDue(nowMs); step !== null; step = this.#takeDue(nowMs)) {
      this.#board = this.#play.apply(this.#board, step)
      const { kind } = this.#play.effectOf(step)
      if (kind === 'correction') await this.#sendResults(nowMs)
      else if (this.#isOver() && kind !== 'stop') {
        await this.#sendScore(nowMs)
        await this.#sendResults(nowMs)
      }
    }
    if (!this.#isInPlay() || this.#isOver()) return
    await this.#sendScore(nowMs)
    if (this.#summary.isStopped) await this.#sendStop(nowMs, 'operator')
  }

  /** Stops come before what they stop for, new prices before the news that they are made of. */
  async #show(step: PlayStep, nowMs: number): Promise<void> {
    const effect = this.#play.effectOf(step)
    this.#board = this.#play.apply(this.#board, step)
    if (effect.kind === 'stop') await this.#sendStop(nowMs, effect.reason)
    else if (effect.kind === 'resume') {
      await this.#sendResults(nowMs)
      await this.#sendPrices(nowMs, true)
    } else if (effect.kind === 'correction') await this.#sendResults(nowMs)
    else {
      const isCounted = effect.kind === 'news' && !this.#summary.isStopped
      if (effect.kind === 'start') this.#offered.forgetTold()
      if (isCounted) await this.#sendPrices(nowMs, false)
      await this.#sendScore(nowMs)
      if (isCounted || this.#isOver()) await this.#sendResults(nowMs)
    }
  }

  #send(body: Body<FeedMessage>, nowMs: number): Promise<void> {
    // Not a spread: V8 would give every message a hidden class of its own, which makes all its readers slow.
    return this.#emit(Object.assign(body, envelope(this.#isInPlay() ? 'live' : 'prematch', nowMs)))
  }

  #sendStop(nowMs: number, reason: StopReason): Promise<void> {
    const { eventId } = this
    return this.#send({ kind: 'stop', eventId, scope: 'event', status: 'suspended', reason }, nowMs)
  }

  #sendScore(nowMs: number): Promise<void> {
    const live = this.#play.live(this.#board, this.run.secondsAt(nowMs), this.#speed)
    return this.#send({ kind: 'score', eventId: this.eventId, live }, nowMs)
  }

  async #sendPrices(nowMs: number, resumes: boolean): Promise<void> {
    const { eventId } = this
    const rhythm = this.#play.rhythm(this.#board, this.run.secondsAt(nowMs))
    const turn = turnAt(eventId, nowMs, rhythm, this.#speed)
    this.#nextPriceMs = turn.nextMs
    if (this.#rowTypes !== null && !this.#isInPlay()) {
      await this.#sendEarlyPrices(nowMs, turn.lastMs, this.#rowTypes)
      return
    }
    const at = this.#instantAt(nowMs)
    const offers = this.#play.offers(this.#board, at, this.#margins, this.#offered.shown())
    const markets = this.#offered.update([...offers, ...this.#combined(offers, at, nowMs)])
    this.#results.note(markets.filter(isLasting))
    this.#untold = 0
    if (markets.length > 0 || resumes) await this.#send({ kind: 'odds', eventId, markets, resumes }, nowMs)
    await this.#withdrawCombinations(nowMs)
  }

  /**
   * Those of the last turn, whenever they are asked for: somebody who comes later, or again, or after a restart, sees what
   * he would have seen before. All is priced also for a row: the markets of an event set each other bounds.
   */
  async #sendEarlyPrices(nowMs: number, turnMs: number, rowTypes: ReadonlySet<string>): Promise<void> {
    const { eventId } = this
    const at = this.#instantAt(turnMs)
    const offers = this.#play.offers(this.#board, at, this.#margins, EMPTY_SCREENS)
    this.#isWhole = this.#wantedMs !== null && nowMs - this.#wantedMs < KEPT_MS
    const told = this.#isWhole ? offers : offers.filter(({ type }) => rowTypes.has(type))
    const markets = this.#offered.update([...told, ...this.#combined(offers, at, nowMs)])
    this.#results.note(markets.filter(isLasting))
    this.#untold = offers.length - told.length
    if (markets.length > 0)
      await this.#send({ kind: 'odds', eventId, markets, resumes: false, untold: this.#untold }, nowMs)
    await this.#withdrawCombinations(nowMs)
  }

  async #sendResults(nowMs: number): Promise<void> {
    const { eventId } = this
    const { generation, facts } = this.#summary
    const isFinal = this.#isOver()
    // Also what another process sold, and what was sold before this one began.
    if (isFinal || this.#hasCombined) this.#results.note((await this.#findSold([eventId])).get(eventId) ?? [])
    const markets = generation > 1 ? this.#results.settleAll(facts) : this.#results.takeDecided(facts)
    if (markets.length === 0 && !isFinal) return
    await this.#send({ kind: 'settle', eventId, generation, markets, facts, isFinal }, nowMs)
  }
}

/** Of combinations those alone have a result that were bet on. */
function isLasting({ type }: MarketId): boolean {
  return type !== COMBINATION_TYPE
}

/** Events take turns within the period, so that not all of them are priced on the same tick. */
function turnAt(
  eventId: number,
  nowMs: number,
  rhythm: PriceRhythm,
  speed: number,
): { readonly lastMs: number; readonly nextMs: number } {
  const periodMs = Math.max(rhythm.atSpeedOneMs / speed, rhythm.leastMs)
  const turnMs = (hashText(`turn/${eventId}`) / 2 ** 32) * periodMs
  const number = Math.floor((nowMs - turnMs) / periodMs)
  return { lastMs: number * periodMs + turnMs, nextMs: (number + 1) * periodMs + turnMs }
}

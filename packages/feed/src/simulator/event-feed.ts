import type { Envelope, FeedMessage, StopReason } from '@xezer/odds-book/messages'
import { footballMargins } from '@xezer/sports/football/football-margins'
import { HALF_SECONDS } from '@xezer/sports/football/half-profile'
import type { MatchState } from '@xezer/sports/football/match-model'
import { priceFootball } from '@xezer/sports/football/price-football'
import { hashText } from '@xezer/std/random'
import { envelope } from './envelope.ts'
import type { MatchRun, World } from './match-run.ts'
import { createOfferLedger } from './offer/offer-ledger.ts'
import { createSettleLedger } from './offer/settle-ledger.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard, stateAt } from './play/match-board.ts'
import { presentLiveState } from './play/present-live-state.ts'
import type { TimelineStep } from './play/timeline-step.ts'

/** How often an event is priced anew while nothing happens: each match minute, before the match every five. */
const LIVE_PRICE = { atSpeedOneMs: 60_000, leastMs: 1000 }
/** Near the end of a half a minute is a large part of what is left. */
const LATE_PRICE = { atSpeedOneMs: 15_000, leastMs: 1000 }
const LATE_FROM_SECONDS = HALF_SECONDS - 300
const PREMATCH_PRICE = { atSpeedOneMs: 300_000, leastMs: 15_000 }

type Rhythm = typeof LIVE_PRICE
type Body<T> = T extends FeedMessage ? Omit<T, keyof Envelope> : never

export interface EventFeedOptions {
  readonly run: MatchRun
  readonly world: World
  readonly emit: (message: FeedMessage) => Promise<void>
}

/** The messages of one event, in order. One call at a time. */
export class EventFeed {
  readonly run: MatchRun
  readonly #speed: number
  readonly #emit: (message: FeedMessage) => Promise<void>
  readonly #offered = createOfferLedger()
  readonly #results = createSettleLedger()
  #board: MatchBoard = BOARD_BEFORE_MATCH
  #nextStep = 0
  #nextPriceMs = 0

  constructor({ run, world, emit }: EventFeedOptions) {
    this.run = run
    this.#speed = world.speed
    this.#emit = emit
  }

  get eventId(): number {
    return this.run.match.fixture.eventId
  }

  /** Instant of the next step of the play; infinite when none is left. */
  nextStepMs(): number {
    // The play is not drawn before it begins.
    if (this.#nextStep === 0) return this.run.match.fixture.startsAtMs
    const step = this.run.steps[this.#nextStep]
    return step === undefined ? Number.POSITIVE_INFINITY : this.run.stepMs(step)
  }

  /** When the last step takes place; infinite for a match that has not started. */
  endsMs(nowMs: number): number {
    const last = nowMs < this.run.match.fixture.startsAtMs ? undefined : this.run.steps.at(-1)
    return last === undefined ? Number.POSITIVE_INFINITY : this.run.stepMs(last)
  }

  /** Infinite while there is nothing to price. */
  nextPriceMs(): number {
    return this.#isOver() || this.#board.isStopped ? Number.POSITIVE_INFINITY : this.#nextPriceMs
  }

  /** Brings a listener that knows nothing of the event up to the instant. */
  async open(nowMs: number, { isSoldBefore }: { readonly isSoldBefore: boolean }): Promise<void> {
    if (isSoldBefore) this.#results.noteEverything()
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

  /** No bets until the event is opened again. */
  halt(nowMs: number): Promise<void> {
    return this.#sendStop(nowMs, 'operator')
  }

  #isInPlay(): boolean {
    return this.#board.status !== 'prematch'
  }

  #isOver(): boolean {
    return this.#board.status === 'ended' || this.#board.status === 'abandoned'
  }

  #takeDue(nowMs: number): TimelineStep | null {
    if (nowMs < this.run.match.fixture.startsAtMs) return null
    const step = this.run.steps[this.#nextStep]
    if (step === undefined || this.run.stepMs(step) > nowMs) return null
    this.#nextStep += 1
    return step
  }

  async #catchUp(nowMs: number): Promise<void> {
    for (let step = this.#takeDue(nowMs); step !== null; step = this.#takeDue(nowMs)) {
      this.#board = applyStep(this.#board, step)
      if (step.action.kind === 'correction') await this.#sendResults(nowMs)
      else if (this.#isOver() && step.action.kind !== 'stop') {
        await this.#sendScore(nowMs)
        await this.#sendResults(nowMs)
      }
    }
    if (!this.#isInPlay() || this.#isOver()) return
    await this.#sendScore(nowMs)
    if (this.#board.isStopped) await this.#sendStop(nowMs, 'operator')
  }

  /** Stops come before what they stop for, new prices before a corner, a card or the added time is shown. */
  async #show(step: TimelineStep, nowMs: number): Promise<void> {
    const { action } = step
    this.#board = applyStep(this.#board, step)
    if (action.kind === 'stop') await this.#sendStop(nowMs, action.reason)
    else if (action.kind === 'resume') {
      await this.#sendResults(nowMs)
      await this.#sendPrices(nowMs, true)
    } else if (action.kind === 'correction') await this.#sendResults(nowMs)
    else {
      const isNews = action.kind === 'incident' || action.kind === 'added'
      const isCounted = isNews && !this.#board.isStopped
      if (action.kind === 'period' && action.period === 'h1') this.#offered.forgetTold()
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
    const live = presentLiveState(this.#board, this.run.secondsAt(nowMs), this.#speed)
    return this.#send({ kind: 'score', eventId: this.eventId, live }, nowMs)
  }

  async #sendPrices(nowMs: number, resumes: boolean): Promise<void> {
    const { eventId } = this
    const state = stateAt(this.#board, this.run.secondsAt(nowMs))
    this.#nextPriceMs = nextTurnMs(eventId, nowMs, this.#rhythmAt(state), this.#speed)
    const margins = footballMargins(this.run.match.competition.tier, this.#isInPlay())
    const offers = priceFootball(this.run.modelAt(nowMs), state, margins, this.#offered.shown)
    const markets = this.#offered.update(offers)
    this.#results.note(markets)
    if (markets.length > 0 || resumes) await this.#send({ kind: 'odds', eventId, markets, resumes }, nowMs)
  }

  #rhythmAt({ period, elapsedSeconds }: MatchState): Rhythm {
    if (!this.#isInPlay()) return PREMATCH_PRICE
    return period !== 'break' && elapsedSeconds >= LATE_FROM_SECONDS ? LATE_PRICE : LIVE_PRICE
  }

  async #sendResults(nowMs: number): Promise<void> {
    const { eventId } = this
    const { generation, facts } = this.#board
    const isFinal = this.#isOver()
    const markets = generation > 1 ? this.#results.settleAll(facts) : this.#results.takeDecided(facts)
    if (markets.length === 0 && !isFinal) return
    await this.#send({ kind: 'settle', eventId, generation, markets, facts, isFinal }, nowMs)
  }
}

/** Events take turns within the period, so that not all of them are priced on the same tick. */
function nextTurnMs(eventId: number, nowMs: number, rhythm: Rhythm, speed: number): number {
  const periodMs = Math.max(rhythm.atSpeedOneMs / speed, rhythm.leastMs)
  const turnMs = (hashText(`turn/${eventId}`) / 2 ** 32) * periodMs
  return (Math.floor((nowMs - turnMs) / periodMs) + 1) * periodMs + turnMs
}

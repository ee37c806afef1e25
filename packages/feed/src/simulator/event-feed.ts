import type { Envelope, FeedMessage, OddsMessage, Producer } from '@xezer/odds-book/messages'
import { footballMargins } from '@xezer/pricing/football/football-margins'
import { HALF_SECONDS } from '@xezer/pricing/football/half-profile'
import { priceFootball } from '@xezer/pricing/football/price-football'
import { hashText } from '@xezer/std/random'
import { envelope } from './envelope.ts'
import type { MatchRun, World } from './match-run.ts'
import { MARKET_UNIVERSE } from './offer/market-universe.ts'
import { createOfferLedger } from './offer/offer-ledger.ts'
import { createSettleLedger } from './offer/settle-ledger.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard, stateAt } from './play/match-board.ts'
import { presentLiveState } from './play/present-live-state.ts'
import type { TimelineStep } from './play/timeline-step.ts'

/** How often an event is priced anew while nothing happens: each match minute, before the match every five. */
const LIVE_PRICE = { atSpeedOneMs: 60_000, leastMs: 1000 }
const PREMATCH_PRICE = { atSpeedOneMs: 300_000, leastMs: 15_000 }
/** So near to the end of a half everything is decided; nobody is offered that. */
const LAST_SECONDS = 5

type Body<T> = T extends FeedMessage ? Omit<T, keyof Envelope> : never

/** The messages of one event, in order. One call at a time. */
export type EventFeed = {
  readonly run: MatchRun
  /** Instant of the next step of the play; infinite when none is left. */
  nextStepMs(): number
  /** When the last step took place; infinite for a match that has not started. */
  endsMs(nowMs: number): number
  /** Infinite while there is nothing to price. */
  nextPriceMs(): number
  /** Brings a listener that knows nothing of the event up to the instant. */
  open(nowMs: number, options: { readonly isSoldBefore: boolean }): Promise<void>
  /** Everything of the play that is due, in order. */
  play(nowMs: number): Promise<void>
  /** Prices of this instant, as far as they changed. */
  price(nowMs: number): Promise<void>
}

export type EventFeedOptions = {
  readonly run: MatchRun
  readonly world: World
  readonly emit: (message: FeedMessage) => Promise<void>
}

export function createEventFeed({ run, world, emit }: EventFeedOptions): EventFeed {
  const { fixture, competition } = run.match
  const { eventId } = fixture
  const offered = createOfferLedger()
  const results = createSettleLedger()
  let board: MatchBoard = BOARD_BEFORE_MATCH
  let nextStep = 0
  let nextPriceMs = 0
  const isInPlay = (): boolean => board.status !== 'prematch'
  const isOver = (): boolean => board.status === 'ended' || board.status === 'abandoned'

  const send = (body: Body<FeedMessage>, nowMs: number): Promise<void> => {
    const producer: Producer = isInPlay() ? 'live' : 'prematch'
    return emit({ ...body, ...envelope(producer, nowMs) })
  }
  const sendScore = (nowMs: number): Promise<void> => {
    const live = presentLiveState(board, run.secondsAt(nowMs), world.speed)
    return send({ kind: 'score', eventId, live }, nowMs)
  }
  const sendPrices = async (nowMs: number, resumes: boolean): Promise<void> => {
    nextPriceMs = nextTurnMs(eventId, nowMs, isInPlay() ? LIVE_PRICE : PREMATCH_PRICE, world.speed)
    const state = stateAt(board, run.secondsAt(nowMs))
    const margins = footballMargins(competition.tier, isInPlay())
    const markets = offered.update(priceFootball(run.modelAt(nowMs), state, margins))
    results.note(markets)
    if (markets.length === 0 && !resumes) return
    const body: Omit<OddsMessage, keyof Envelope> = { kind: 'odds', eventId, markets, resumes }
    await send(body, nowMs)
  }
  const sendResults = async (nowMs: number): Promise<void> => {
    const isFinal = isOver()
    const isCorrection = board.generation > 1
    const markets = isCorrection ? results.settleAll(board.facts) : results.takeDecided(board.facts)
    if (markets.length === 0 && !isFinal) return
    const { generation, facts } = board
    await send({ kind: 'settle', eventId, generation, markets, facts, isFinal }, nowMs)
  }

  /** Stops come before what they stop for, new prices of a corner or card before the record shows it. */
  const show = async (step: TimelineStep, nowMs: number): Promise<void> => {
    const { action } = step
    board = applyStep(board, step)
    if (action.kind === 'stop') {
      await send({ kind: 'stop', eventId, scope: 'event', status: 'suspended', reason: action.reason }, nowMs)
    } else if (action.kind === 'resume') {
      await sendResults(nowMs)
      await sendPrices(nowMs, true)
    } else if (action.kind === 'correction') {
      await sendResults(nowMs)
    } else {
      const isCounted = action.kind === 'incident' && !board.isStopped
      if (action.kind === 'period' && action.period === 'h1') offered.forgetTold()
      if (isCounted) await sendPrices(nowMs, false)
      await sendScore(nowMs)
      if (isCounted || isOver()) await sendResults(nowMs)
    }
  }

  const takeDue = (nowMs: number): TimelineStep | null => {
    if (nowMs < fixture.startsAtMs) return null
    const step = run.steps[nextStep]
    if (step === undefined || run.stepMs(step) > nowMs) return null
    nextStep += 1
    return step
  }
  const catchUp = async (nowMs: number): Promise<void> => {
    for (let step = takeDue(nowMs); step !== null; step = takeDue(nowMs)) {
      board = applyStep(board, step)
      if (step.action.kind === 'correction') await sendResults(nowMs)
      else if (isOver() && step.action.kind !== 'stop') {
        await sendScore(nowMs)
        await sendResults(nowMs)
      }
    }
    if (!isInPlay() || isOver()) return
    await sendScore(nowMs)
    await sendResults(nowMs)
    if (board.isStopped) {
      await send({ kind: 'stop', eventId, scope: 'event', status: 'suspended', reason: 'operator' }, nowMs)
    }
  }

  return {
    run,
    nextStepMs: () => {
      // The play is not drawn before it begins.
      if (nextStep === 0) return fixture.startsAtMs
      const step = run.steps[nextStep]
      return step === undefined ? Number.POSITIVE_INFINITY : run.stepMs(step)
    },
    endsMs: (nowMs) => {
      const last = nowMs < fixture.startsAtMs ? undefined : run.steps.at(-1)
      return last === undefined ? Number.POSITIVE_INFINITY : run.stepMs(last)
    },
    nextPriceMs: () => (isOver() || board.isStopped ? Number.POSITIVE_INFINITY : nextPriceMs),
    async open(nowMs, { isSoldBefore }) {
      if (isSoldBefore) results.note(MARKET_UNIVERSE)
      await send({ kind: 'fixture', change: 'new', fixture }, nowMs)
      await catchUp(nowMs)
    },
    async play(nowMs) {
      for (let step = takeDue(nowMs); step !== null; step = takeDue(nowMs)) await show(step, nowMs)
    },
    async price(nowMs) {
      if (isNearEnd(board, run.secondsAt(nowMs))) nextPriceMs = nowMs + LIVE_PRICE.leastMs
      else await sendPrices(nowMs, false)
    },
  }
}

function isNearEnd(board: MatchBoard, atSeconds: number): boolean {
  const { period, addedSeconds } = board.state
  if (addedSeconds === null || (period !== 'h1' && period !== 'h2')) return false
  return HALF_SECONDS + addedSeconds - (atSeconds - board.periodStartSeconds) < LAST_SECONDS
}

/** Events take turns within the period, so that not all of them are priced on the same tick. */
function nextTurnMs(eventId: number, nowMs: number, rhythm: typeof LIVE_PRICE, speed: number): number {
  const periodMs = Math.max(rhythm.atSpeedOneMs / speed, rhythm.leastMs)
  const turnMs = (hashText(`turn/${eventId}`) / 2 ** 32) * periodMs
  return (Math.floor((nowMs - turnMs) / periodMs) + 1) * periodMs + turnMs
}

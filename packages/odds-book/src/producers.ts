import { setEventStatus } from './apply-fixture.ts'
import { removeEvent } from './apply-results.ts'
import type { Outcome } from './book.ts'
import type { BookState } from './book-state.ts'
import { updateClock, updatePause } from './event-state.ts'
import type { Envelope, FeedMessage, Producer, ProducerMessage } from './messages.ts'

/** A producer that was silent for so long is down. */
export const SILENCE_MAX_MS = 20_000
/** A message that took so long to arrive shows that processing lags; its producer is not to be trusted. */
const LAG_MAX_MS = 20_000
/**
 * An event of which no last result came is forgotten so long after its start and its last word; it is void after 48
 * hours.
 */
const FORGET_AFTER_MS = 72 * 3_600_000

/** Only `up` brings a producer back: prices that arrive while it recovers may be old. */
export function applyProducer(state: BookState, message: ProducerMessage, steadyMs: number): Outcome {
  const producer = state.producers[message.producer]
  const isUp = message.state === 'up' && isFresh(message)
  // What it was asked for has not been said yet: that it lives is not enough.
  if (isUp && producer.recovery !== null) return 'duplicate'
  if (!isUp) producer.recovery = null
  if (isUp) producer.heardAtMs = Math.max(producer.heardAtMs, steadyMs)
  return setProducer(state, message.producer, isUp) ? 'applied' : 'duplicate'
}

export function isFresh({ receivedAtMs, generatedAtMs }: Envelope): boolean {
  return receivedAtMs - generatedAtMs <= LAG_MAX_MS
}

/** All that it was asked for has been said. */
export function bringBack(state: BookState, name: Producer, steadyMs: number): void {
  const producer = state.producers[name]
  producer.recovery = null
  producer.heardAtMs = Math.max(producer.heardAtMs, steadyMs)
  setProducer(state, name, true)
}

export function setProducer(state: BookState, name: Producer, isUp: boolean): boolean {
  const producer = state.producers[name]
  if (producer.isUp === isUp) return false
  producer.isUp = isUp
  state.isTouched = true
  for (const event of state.events.values()) updatePause(state, event)
  return true
}

/** Prices that keep coming are a sign of life too. */
export function noteSignOfLife(state: BookState, message: FeedMessage, steadyMs: number): void {
  const producer = state.producers[message.producer]
  if (!producer.isUp) return
  if (steadyMs > producer.heardAtMs && isFresh(message)) producer.heardAtMs = steadyMs
}

export function isProducerUp(state: BookState, name: Producer, steadyMs: number): boolean {
  const producer = state.producers[name]
  return producer.isUp && steadyMs - producer.heardAtMs < SILENCE_MAX_MS
}

/** What happens without any message: silence is noticed, pre-match closes at its start, clocks run. */
export function passTime(state: BookState, nowMs: number, steadyMs: number): void {
  state.nowMs = Math.max(state.nowMs, nowMs)
  for (const name of ['prematch', 'live'] as const) {
    if (state.producers[name].isUp && !isProducerUp(state, name, steadyMs)) setProducer(state, name, false)
  }
  for (const event of state.events.values()) {
    const { startsAtMs } = event.fixture
    if (nowMs - Math.max(startsAtMs, event.scoreAtMs) > FORGET_AFTER_MS) removeEvent(state, event)
    else if (event.phase === 'prematch' && nowMs >= startsAtMs) setEventStatus(state, event, event.status)
    else if (event.phase === 'live') updateClock(state, event)
  }
}

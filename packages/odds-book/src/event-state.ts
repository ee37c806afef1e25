import { clockMinute } from '@xezer/sport/clock-minute'
import type { EventStatus } from '@xezer/sport/live-state'
import type { Phase } from './book.ts'
import type { BookState, EventState } from './book-state.ts'
import { recordEventState } from './record.ts'

/** Where an event stands between its first price and its last result. */
export function decidePhase(status: EventStatus, startsAtMs: number, nowMs: number): Phase {
  if (status === 'live' || status === 'interrupted') return 'live'
  if (status === 'prematch' || status === 'delayed') return nowMs < startsAtMs ? 'prematch' : 'started'
  // A postponed event waits for a new time, which its fixture will tell.
  return 'over'
}

/** No bet on any of it until prices that are newer lift the stop. */
export function stopEvent(state: BookState, event: EventState, atMs: number): void {
  event.stoppedAtMs = Math.max(event.stoppedAtMs, atMs)
  event.partStoppedAtMs = Math.max(event.partStoppedAtMs, atMs)
  event.isStopped = true
  updatePause(state, event)
}

/**
 * Event-wide suspension: a stop, the silence of the producer that speaks for the event, or that it is not played or not
 * watched for the provider.
 */
export function updatePause(state: BookState, event: EventState): void {
  const isBetween = event.phase === 'started' || event.phase === 'over'
  const isUnplayed = isBetween || event.status === 'interrupted'
  const isUnseen = !event.isCovered && event.phase !== 'prematch'
  const isPaused = event.isStopped || isUnplayed || isUnseen || !state.producers[event.producer].isUp
  if (event.isPaused === isPaused) return
  event.isPaused = isPaused
  recordEventState(state, event)
}

export function updateOpenCount(state: BookState, event: EventState): void {
  const openCount = event.openNow + event.untold
  if (event.openCount === openCount) return
  event.openCount = openCount
  recordEventState(state, event)
}

/** Moves the shown minute on; the clock runs by itself between two messages. */
export function updateClock(state: BookState, event: EventState): void {
  const minute = minuteNow(event, state.nowMs)
  if (event.clockMinute === minute) return
  event.clockMinute = minute
  recordEventState(state, event)
}

function minuteNow(event: EventState, nowMs: number): number | null {
  const clock = event.live?.clock ?? null
  if (clock === null) return null
  const elapsedMs = event.phase === 'live' ? Math.max(0, nowMs - event.scoreAtMs) : 0
  return clockMinute(clock, elapsedMs / 1000)
}

import type { Odds } from '@xezer/money/odds'
import type { EventStatus } from '@xezer/sport/live-state'

/** What the book says of one selection at the moment of the decision. */
export interface SelectionState {
  readonly eventStatus: EventStatus
  /** Scheduled start, UTC; a match is closed to pre-match bets at it, whether or not the feed has said so. */
  readonly startsAtMs: number
  readonly isPaused: boolean
  /** The producer of its prices speaks. */
  readonly isFeedAlive: boolean
  /** Null when the event no longer has this market. */
  readonly marketStatus: 'open' | 'suspended' | 'hidden' | 'settled' | 'cancelled' | null
  /** Null when the outcome has no price. */
  readonly odds: Odds | null
}

export type SelectionRefusal =
  | 'event_not_found'
  | 'event_started'
  | 'event_finished'
  | 'event_paused'
  | 'feed_down'
  | 'market_suspended'
  | 'market_closed'
  | 'selection_closed'

export type Openness =
  | { readonly isOpen: true; readonly odds: Odds }
  | { readonly isOpen: false; readonly code: SelectionRefusal }

/** Whether anything can be bet on a selection now, and at which price; the first reason against it otherwise. */
export function decideOpenness(state: SelectionState | null, nowMs: number): Openness {
  const code = findRefusal(state, nowMs)
  if (code !== null) return { isOpen: false, code }
  const odds = state?.odds ?? null
  return odds === null ? { isOpen: false, code: 'selection_closed' } : { isOpen: true, odds }
}

function findRefusal(state: SelectionState | null, nowMs: number): SelectionRefusal | null {
  if (state === null) return 'event_not_found'
  if (state.eventStatus === 'prematch' || state.eventStatus === 'delayed') {
    if (nowMs >= state.startsAtMs) return 'event_started'
  } else if (state.eventStatus === 'interrupted') return 'event_paused'
  else if (state.eventStatus !== 'live') return 'event_finished'
  if (!state.isFeedAlive) return 'feed_down'
  if (state.isPaused) return 'event_paused'
  if (state.marketStatus === 'suspended') return 'market_suspended'
  return state.marketStatus === 'open' ? null : 'market_closed'
}

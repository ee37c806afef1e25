import type { EventState, Incident } from '@xezer/contract/sport-entities'
import type { Observable } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import { findScoreNews, type ScoreNews } from './find-score-news.ts'

/** What moves on an event besides its prices; its time line once its own page was read. */
export type MatchState = EventState & {
  incidents?: Incident[] | undefined
  /** What happened to the score within the last `NEWS_MS`, while somebody watched. */
  news?: ScoreNews | undefined
}

/** Score, minute, pause and market count of every watched event; read at the leaf that shows them. */
export interface EventStates {
  put: (states: readonly MatchState[]) => void
  /** What the stream says is new; an image may be of a goal that was scored while nobody watched. */
  move: (states: readonly MatchState[]) => void
  observe: (eventId: number) => Observable<MatchState | undefined>
}

/** A goal is to be seen for so long. */
export const NEWS_MS = 10_000
/** Events remembered at most; the ones longest unheard of go first. */
export const EVENTS_MAX = 2000

export function createEventStates(
  onPause: (eventId: number, isPaused: boolean) => void,
  timers: PageTimers,
): EventStates {
  const states = new Map<number, MatchState>()
  const listeners = new Map<number, Set<() => void>>()
  const fading = new Map<number, () => void>()
  const take = (told: MatchState, isMove: boolean) => {
    const old = states.get(told.id)
    const found = isMove && old !== undefined ? findScoreNews(old, told) : undefined
    // Only the event's own page brings its time line.
    const state = { ...told, incidents: told.incidents ?? old?.incidents, news: found ?? old?.news }
    states.delete(state.id)
    states.set(state.id, state)
    onPause(state.id, state.paused)
    if (found !== undefined) fadeLater(state.id)
    if (old !== undefined && JSON.stringify(old) === JSON.stringify(state)) states.set(state.id, old)
    else tell(state.id)
  }
  const tell = (eventId: number) => {
    for (const listener of [...(listeners.get(eventId) ?? [])]) listener()
  }
  const fadeLater = (eventId: number) => {
    fading.get(eventId)?.()
    const fade = () => {
      fading.delete(eventId)
      const state = states.get(eventId)
      if (state === undefined) return
      states.set(eventId, { ...state, news: undefined })
      tell(eventId)
    }
    fading.set(eventId, timers.after(NEWS_MS, fade))
  }
  const forgetOldest = () => {
    for (const [oldest, { paused }] of states) {
      if (states.size <= EVENTS_MAX) break
      if (listeners.has(oldest)) continue
      states.delete(oldest)
      if (paused) onPause(oldest, false)
    }
  }
  const takeAll = (next: readonly MatchState[], isMove: boolean) => {
    for (const told of next) take(told, isMove)
    forgetOldest()
  }
  return {
    put: (next) => takeAll(next, false),
    move: (next) => takeAll(next, true),
    observe: (eventId) => ({
      read: () => states.get(eventId),
      subscribe: (listener) => {
        const own = listeners.get(eventId) ?? new Set()
        own.add(listener)
        listeners.set(eventId, own)
        return () => {
          own.delete(listener)
          if (own.size === 0) listeners.delete(eventId)
        }
      },
    }),
  }
}

import type { EventState, Incident } from '@xezer/contract/sport-entities'
import type { Observable } from '../../platform/observable.ts'

/** What moves on an event besides its prices; its time line once its own page was read. */
export type MatchState = EventState & { incidents?: Incident[] | undefined }

/** Score, minute, pause and market count of every watched event; read at the leaf that shows them. */
export interface EventStates {
  put: (states: readonly MatchState[]) => void
  observe: (eventId: number) => Observable<MatchState | undefined>
}

/** Events remembered at most; the ones longest unheard of go first. */
export const EVENTS_MAX = 2000

export function createEventStates(onPause: (eventId: number, isPaused: boolean) => void): EventStates {
  const states = new Map<number, MatchState>()
  const listeners = new Map<number, Set<() => void>>()
  return {
    put: (next) => {
      for (const told of next) {
        const old = states.get(told.id)
        // Only the event's own page brings its time line.
        const state = { ...told, incidents: told.incidents ?? old?.incidents }
        states.delete(state.id)
        states.set(state.id, state)
        onPause(state.id, state.paused)
        if (old !== undefined && JSON.stringify(old) === JSON.stringify(state)) states.set(state.id, old)
        else for (const listener of [...(listeners.get(state.id) ?? [])]) listener()
      }
      for (const [oldest, { paused }] of states) {
        if (states.size <= EVENTS_MAX) break
        if (listeners.has(oldest)) continue
        states.delete(oldest)
        if (paused) onPause(oldest, false)
      }
    },
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

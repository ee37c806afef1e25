import { FLUSH_MS } from '@xezer/contract/stream'
import type { SteadyClock } from '@xezer/std/clock'
import type { StopTimer, Timers } from '@xezer/std/timers'
import { PHASES } from './client-phases.ts'

export interface FlushTurns {
  readonly machine: { readonly steadyClock: SteadyClock; readonly timers: Timers }
  readonly isEmpty: (phase: number) => boolean
  /** Once a flush period for each phase that has clients; periods are counted. */
  readonly flush: (phase: number, period: number) => void
}

const TURN_MS = FLUSH_MS / PHASES

/**
 * Gives each phase of clients its turn. After a pause none is left out, none comes twice, and those that are late let
 * others pass between them. For a phase without clients nobody wakes up.
 */
export function startFlushTurns({ machine, isEmpty, flush }: FlushTurns): StopTimer {
  const { steadyClock, timers } = machine
  const dueTurn = () => Math.floor(steadyClock.steadyMs() / TURN_MS)
  let turn = dueTurn()
  let isOver = false
  let stopTimer: StopTimer = () => undefined
  const isIdle = () => isEmpty(turn % PHASES)
  const wake = (): void => {
    if (isOver) return
    const due = dueTurn()
    turn = Math.max(turn, due - PHASES)
    while (turn < due && isIdle()) turn += 1
    if (turn < due) {
      flush(turn % PHASES, Math.floor(turn / PHASES))
      turn += 1
    }
    if (turn < due) timers.soon(wake)
    else rest()
  }
  const rest = (): void => {
    const endMs = (turn + PHASES) * TURN_MS
    let atMs = (turn + 1) * TURN_MS
    for (let ahead = turn; isEmpty(ahead % PHASES) && atMs < endMs; ahead++) atMs += TURN_MS
    stopTimer = timers.after(Math.max(1, atMs - steadyClock.steadyMs()), wake)
  }
  rest()
  return () => {
    isOver = true
    stopTimer()
  }
}

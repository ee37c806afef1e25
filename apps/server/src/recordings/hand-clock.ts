import type { Clock, SteadyClock } from '@xezer/std/clock'

/** The wall clock and the steady one of a recording, moved by its steps. */
export interface HandClock extends Clock, SteadyClock {
  /** Time passes, on both. */
  pass(byMs: number): void
  /** Somebody sets the wall clock. */
  set(byMs: number): void
}

export function createHandClock(startMs: number): HandClock {
  let wallMs = startMs
  let passedMs = 0
  return {
    nowMs: () => wallMs,
    steadyMs: () => passedMs,
    pass(byMs) {
      wallMs += byMs
      passedMs += byMs
    },
    set(byMs) {
      wallMs += byMs
    },
  }
}

import type { Timers } from './timers.ts'

/** Timers of which a test makes every tick. */
export function manualTimers(): Timers & { tick(): void } {
  let run = (): void => undefined
  return {
    every(_periodMs, next) {
      run = next
      return () => undefined
    },
    pause: () => Promise.resolve(),
    tick: () => run(),
  }
}

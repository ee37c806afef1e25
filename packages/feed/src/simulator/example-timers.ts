import type { Timers } from '@xezer/std/timers'

/** Timers of which a test makes every tick. */
export function manualTimers(): Timers & { tick(): void } {
  let run = (): void => undefined
  const pause = () => Promise.resolve()
  return {
    every(_periodMs, next) {
      run = next
      return () => undefined
    },
    after: () => () => undefined,
    soon: (next) => void pause().then(next),
    pause,
    sleep: pause,
    tick: () => run(),
  }
}

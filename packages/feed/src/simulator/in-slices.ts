import type { SteadyClock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'

/** Work is done for so long, then the rest of the thread has so long. */
export interface Slices {
  readonly workMs: number
  readonly restMs: number
}

/** Drives work that can wait, so that nothing else of the world waits for it. */
export async function inSlices<T>(
  work: Generator<void, T>,
  { steadyClock, timers }: { readonly steadyClock: SteadyClock; readonly timers: Pick<Timers, 'sleep'> },
  { workMs, restMs }: Slices,
): Promise<T> {
  let untilMs = steadyClock.steadyMs() + workMs
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
    if (steadyClock.steadyMs() < untilMs) continue
    await timers.sleep(restMs)
    untilMs = steadyClock.steadyMs() + workMs
  }
}

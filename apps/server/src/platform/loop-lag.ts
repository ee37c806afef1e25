import type { SteadyClock } from '@xezer/std/clock'
import type { StopTimer, Timers } from '@xezer/std/timers'

export interface LoopLag {
  /** The longest time of late that this process did nothing but one thing. */
  worstMs(): number
  stop: StopTimer
}

const STEP_MS = 250
/** A stand-still is remembered for so long: whoever asks comes after it. */
const REMEMBERED_MS = 5000

/** How late the timers of this process are: while one thing takes long, everybody else waits. */
export function watchLoopLag({ steadyClock, timers }: { steadyClock: SteadyClock; timers: Timers }): LoopLag {
  let expectedMs = steadyClock.steadyMs() + STEP_MS
  let worst = { lagMs: 0, atMs: steadyClock.steadyMs() }
  const note = (nowMs: number) => {
    const lagMs = Math.max(0, nowMs - expectedMs)
    if (lagMs >= worst.lagMs || nowMs - worst.atMs > REMEMBERED_MS) worst = { lagMs, atMs: nowMs }
  }
  const stop = timers.every(STEP_MS, () => {
    const nowMs = steadyClock.steadyMs()
    note(nowMs)
    expectedMs = nowMs + STEP_MS
  })
  return {
    worstMs() {
      // A question may come before the timer that a stand-still made late.
      note(steadyClock.steadyMs())
      return worst.lagMs
    },
    stop,
  }
}

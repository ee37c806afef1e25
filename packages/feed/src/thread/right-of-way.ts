import type { SteadyClock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'

/** What the house has to do before the world goes on; where the thread of a feed can see it. */
export interface RightOfWay {
  readonly shared: SharedArrayBuffer
  /** Somebody waits for the house from now on; what is returned ends it. */
  take(): () => void
}

const LOOK_MS = 1
/** Longest rest at once. A thread that others keep from its processor takes longer for its work and rests no longer for it. */
const REST_MS_MAX = 5

export function createRightOfWay(): RightOfWay {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const waiting = new Int32Array(shared)
  return {
    shared,
    take() {
      Atomics.add(waiting, 0, 1)
      let isOver = false
      return () => {
        if (!isOver) Atomics.sub(waiting, 0, 1)
        isOver = true
      }
    },
  }
}

/**
 * Timers of a thread that gives way: a pause between two pieces of its work lasts until nobody waits for the house, and
 * never longer than the work before it took. So its world goes on at half its pace at worst, whoever waits for how long.
 */
export function createGivingTimers(
  timers: Timers,
  { steadyMs }: SteadyClock,
  shared: SharedArrayBuffer,
): Timers {
  const waiting = new Int32Array(shared)
  let workedFromMs = steadyMs()
  return {
    ...timers,
    async pause() {
      const fromMs = steadyMs()
      const untilMs = fromMs + Math.min(fromMs - workedFromMs, REST_MS_MAX)
      await timers.pause()
      while (Atomics.load(waiting, 0) > 0 && steadyMs() < untilMs) await timers.sleep(LOOK_MS)
      workedFromMs = steadyMs()
    },
  }
}

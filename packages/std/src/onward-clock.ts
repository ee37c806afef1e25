import type { Clock, SteadyClock } from './clock.ts'

/** While the wall clock is behind, time runs at this pace until it has been caught up with. */
const SLOW_PACE = 0.5

/**
 * The wall clock, except that it never goes back: what was once later stays later. A wall clock that is set back is
 * waited for at half the pace, and one that is set forward is followed at once. `fromMs` is an instant that was reached
 * before, as by the process before this one.
 */
export function createOnwardClock(
  { clock, steadyClock }: { readonly clock: Clock; readonly steadyClock: SteadyClock },
  fromMs = Number.NEGATIVE_INFINITY,
): Clock {
  // Kept exact: half of a millisecond is lost by nobody who asks often.
  let exactMs = Math.max(fromMs, clock.nowMs())
  let steadyMs = steadyClock.steadyMs()
  return {
    nowMs() {
      const passedMs = Math.max(0, steadyClock.steadyMs() - steadyMs)
      steadyMs += passedMs
      const wallMs = clock.nowMs()
      exactMs = wallMs >= exactMs ? wallMs : Math.max(wallMs, exactMs + passedMs * SLOW_PACE)
      return Math.floor(exactMs)
    },
  }
}

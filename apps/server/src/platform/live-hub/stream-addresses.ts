import { createBarredAddresses } from '../http/barred-addresses.ts'
import { createRateLimiter } from '../http/rate-limiter.ts'

/** What the visitors of one address may do together, however often they connect anew. */
export interface StreamAddresses {
  /** Counts one connection more and answers 0, or refuses it and says after how many milliseconds to try again. */
  enter(address: string, nowMs: number): number
  /** One connection that entered is gone. */
  leave(address: string): void
  /** Counts one frame; false when the address said far more than its pages need. */
  countFrame(address: string, nowMs: number): boolean
  /** One of its connections was a flood: no new one for a while. Those that are open go on. */
  bar(address: string, nowMs: number): void
}

/** All its pages may come back at once, say hello and subscribe to nine topics each. */
const FRAMES_PER_CONNECTION = 10
const FRAMES_WINDOW_MS = 2000
/** All connections of an address may come back within it, once; the few of a small limit more often. */
const OPENINGS_WINDOW_MS = 10_000
const OPENINGS_MIN = 32

export function createStreamAddresses(connectionsMax: number): StreamAddresses {
  const open = new Map<string, number>()
  const barred = createBarredAddresses()
  const openings = createRateLimiter({
    limit: Math.max(connectionsMax, OPENINGS_MIN),
    windowMs: OPENINGS_WINDOW_MS,
  })
  const frames = createRateLimiter({
    limit: connectionsMax * FRAMES_PER_CONNECTION,
    windowMs: FRAMES_WINDOW_MS,
  })
  return {
    enter(address, nowMs) {
      const barredMs = barred.waitMs(address, nowMs)
      if (barredMs > 0) return barredMs
      const count = open.get(address) ?? 0
      if (count >= connectionsMax) return OPENINGS_WINDOW_MS
      const waitMs = openings.take(address, nowMs)
      if (waitMs === 0) open.set(address, count + 1)
      return waitMs
    },
    leave(address) {
      const left = (open.get(address) ?? 1) - 1
      if (left <= 0) open.delete(address)
      else open.set(address, left)
    },
    countFrame: (address, nowMs) => frames.take(address, nowMs) === 0,
    bar: barred.bar,
  }
}

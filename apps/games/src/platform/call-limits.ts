import type { SteadyClock } from '@xezer/std/clock'

const KEYS_MAX = 50_000
const SECOND_MS = 1000

/** So many calls a second of one key, in the mean; protects the processor alone, so that it lives in memory. */
export function createCallLimits(clock: SteadyClock, perSecond: number): (key: string) => boolean {
  const spent = new Map<string, { left: number; atMs: number }>()
  return (key) => {
    const nowMs = clock.steadyMs()
    // Whoever fills the memory with keys empties it for everybody, and gains a second.
    if (spent.size > KEYS_MAX) spent.clear()
    const before = spent.get(key) ?? { left: perSecond, atMs: nowMs }
    const left = Math.min(perSecond, before.left + ((nowMs - before.atMs) * perSecond) / SECOND_MS)
    spent.set(key, { left: Math.max(0, left - 1), atMs: nowMs })
    return left >= 1
  }
}

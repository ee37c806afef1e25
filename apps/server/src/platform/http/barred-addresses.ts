/** Addresses that are not let in for a while. */
export interface BarredAddresses {
  bar(address: string, nowMs: number): void
  /** For how long it still is; 0 when it may come. */
  waitMs(address: string, nowMs: number): number
}

const BARRED_MS = 10_000
/** Beyond it the oldest are let in again. */
const ADDRESSES_MAX = 10_000

export function createBarredAddresses(): BarredAddresses {
  const untilMs = new Map<string, number>()
  return {
    bar(address, nowMs) {
      const [oldest] = untilMs.keys()
      if (untilMs.size >= ADDRESSES_MAX && oldest !== undefined) untilMs.delete(oldest)
      untilMs.set(address, nowMs + BARRED_MS)
    },
    waitMs(address, nowMs) {
      // Nearly always there is none.
      if (untilMs.size === 0) return 0
      const leftMs = (untilMs.get(address) ?? 0) - nowMs
      if (leftMs > 0) return leftMs
      untilMs.delete(address)
      return 0
    },
  }
}

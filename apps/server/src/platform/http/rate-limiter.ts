export interface RateLimiterOptions {
  readonly limit: number
  readonly windowMs: number
  /** Keys remembered at once; beyond it the oldest are forgotten. */
  readonly keysMax?: number
}

export interface RateLimiter {
  /** Counts a request of the key, as several where it costs so much; 0 when it may pass, else after how many milliseconds it may. */
  take(key: string, nowMs: number, weight?: number): number
}

const KEYS_MAX = 50_000

/** A bucket per key that holds `limit` requests and refills evenly over the window. */
export function createRateLimiter({ limit, windowMs, keysMax = KEYS_MAX }: RateLimiterOptions): RateLimiter {
  const buckets = new Map<string, { tokens: number; atMs: number }>()
  const perMs = limit / windowMs
  return {
    take(key, nowMs, weight = 1) {
      const bucket = buckets.get(key)
      if (bucket === undefined) {
        if (buckets.size >= keysMax) forgetOldest(buckets)
        buckets.set(key, { tokens: limit - weight, atMs: nowMs })
        return 0
      }
      bucket.tokens = Math.min(limit, bucket.tokens + Math.max(0, nowMs - bucket.atMs) * perMs)
      bucket.atMs = nowMs
      if (bucket.tokens < weight) return Math.ceil((weight - bucket.tokens) / perMs)
      bucket.tokens -= weight
      return 0
    },
  }
}

function forgetOldest(buckets: Map<string, unknown>): void {
  for (const key of buckets.keys()) {
    buckets.delete(key)
    return
  }
}

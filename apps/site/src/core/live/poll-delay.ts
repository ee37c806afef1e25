import type { Random } from '@xezer/std/random'

export const LONGEST_POLL_MS = 15_000

/**
 * How long to wait before the next poll: the usual time, or after `failures` of them in a row 1, 2, 4, 8 … times
 * as long, up to the longest. Spread over half to all of it, so that a restarted server is not met by every topic
 * and every visitor at once; never shorter than the usual time.
 */
export function pollDelayMs(usualMs: number, failures: number, random: Random): number {
  if (failures === 0) return usualMs
  const full = Math.min(LONGEST_POLL_MS, usualMs * 2 ** Math.min(failures - 1, 16))
  return Math.max(usualMs, Math.round(full / 2 + (full / 2) * random.next()))
}

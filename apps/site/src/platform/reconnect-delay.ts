import type { Random } from '@xezer/std/random'

export const FIRST_DELAY_MS = 250
export const LONGEST_DELAY_MS = 8000

/**
 * How long to wait before try number `failures`: doubles each time, and is spread over half to all of it, so
 * that a restarted server is not met by everyone at once.
 */
export function reconnectDelayMs(failures: number, random: Random): number {
  const full = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(full / 2 + (full / 2) * random.next())
}

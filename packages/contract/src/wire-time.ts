/** The feed's wall clock runs three hours ahead of UTC; this file is the only one that adds or subtracts them. */
const FEED_OFFSET_MS = 3 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** A UTC instant in milliseconds → the wire's text (feed wall clock written with a `Z`). */
export function presentWireTime(instantMs: number): string {
  return new Date(instantMs + FEED_OFFSET_MS).toISOString()
}

/** The wire's text → the UTC instant in milliseconds. */
export function parseWireTime(text: string): number {
  return Date.parse(text) - FEED_OFFSET_MS
}

/** The instants of a day on the feed's wall clock: its first one, and the first one of the next day. */
export function wireDaySpan(date: string): { readonly fromMs: number; readonly toMs: number } {
  const fromMs = parseWireTime(`${date}T00:00:00Z`)
  return { fromMs, toMs: fromMs + DAY_MS }
}

/** The day on the feed's wall clock, `YYYY-MM-DD`, that an instant falls on. */
export function wireDate(instantMs: number): string {
  return presentWireTime(instantMs).slice(0, 10)
}

import * as z from 'zod/mini'
import { says } from './says.ts'

/**
 * An amount in major units with at most two decimals (agreement 6, money and odds); `parseWireAmount` of money reads
 * it.
 */
export const WireMoney = z
  .number()
  .check(
    z.nonnegative(says('amount_invalid')),
    z.lte(90_000_000_000_000, says('amount_invalid')),
    z.refine(hasDecimals(2), says('amount_invalid')),
  )
/** Decimal odds with at most three decimals, up to the cap of combined prices. */
export const WireOdds = z
  .number()
  .check(
    z.gt(1, says('odds_invalid')),
    z.lte(1_000_000, says('odds_invalid')),
    z.refine(hasDecimals(3), says('odds_invalid')),
  )
/** ISO 8601 in the feed's wall clock, UTC+3, written with a `Z` (agreement 5, time); see `wire-time.ts`. */
export const WireTime = z
  .string()
  .check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, says('time_invalid')),
    z.refine(isInstant, says('time_invalid')),
  )
export const Id = z.int().check(z.positive())
export const CurrencyCode = z.enum(['AZN', 'USD', 'EUR', 'RUR'])
/** The hours of the time filter, 0 for no limit (product §9, constants). */
export const HOURS = [0, 1, 3, 6, 12, 24, 48] as const
export const Hours = z.literal(HOURS)
export type Hours = z.output<typeof Hours>
/**
 * An opaque cursor `v1:<epoch>:<version>`; the client sends back what the last answer gave it (agreement 7, live
 * cursor).
 */
export const Cursor = z.string().check(z.maxLength(64))

/** Shortest decimal text is what JSON carries, so it also tells how many decimals were meant. */
function hasDecimals(most: number): (value: number) => boolean {
  return (value) => {
    const text = String(value)
    const dot = text.indexOf('.')
    return !text.includes('e') && (dot < 0 || text.length - dot - 1 <= most)
  }
}

/** `2026-13-45T99:00:00Z` has the shape of a time and is none. */
function isInstant(text: string): boolean {
  return !Number.isNaN(Date.parse(text))
}

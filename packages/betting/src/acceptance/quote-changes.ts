import type { Odds } from '@xezer/money/odds'

/** The player's setting (product §4, states): 1 warn always, 2 warn when lowered, 3 never. */
export const QUOTE_CHANGES = [1, 2, 3] as const
export type QuoteChanges = (typeof QUOTE_CHANGES)[number]

/**
 * Whether a bet may be struck at the price now without asking again. The price struck is always the price now:
 * with 2 and 3 a better one is never withheld, with 1 it is shown first (agreement 12, quote changes).
 */
export function isPriceAgreed(seen: Odds, now: Odds, quoteChanges: QuoteChanges): boolean {
  if (quoteChanges === 1) return now === seen
  if (quoteChanges === 2) return now >= seen
  return true
}

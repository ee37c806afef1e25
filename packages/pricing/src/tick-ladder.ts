import { ODDS_MIN, type Odds } from '@xezer/money/odds'

/** Steps of the price ladder in thousandths: from this price up, prices are multiples of the step. */
const LADDER: readonly { readonly from: number; readonly step: number }[] = [
  { from: 100_000, step: 10_000 },
  { from: 50_000, step: 5_000 },
  { from: 30_000, step: 2_000 },
  { from: 20_000, step: 1_000 },
  { from: 10_000, step: 500 },
  { from: 6_000, step: 200 },
  { from: 4_000, step: 100 },
  { from: 3_000, step: 50 },
  { from: 2_000, step: 20 },
  { from: 1_000, step: 10 },
]

/** The longest price on offer, in thousandths. */
export const LADDER_TOP = 500_000 as Odds

/**
 * The highest price of the ladder that does not exceed `price` (decimal odds, not thousandths); null below
 * 1.01. Prices round down only, so a price never exceeds its fair value through rounding.
 */
export function floorToLadder(price: number): Odds | null {
  if (price * 1000 >= LADDER_TOP) return LADDER_TOP
  // The nudge keeps an exact step such as 2.04 from falling to the one below through binary fractions.
  const thousandths = price * 1000 * (1 + 1e-12)
  for (const { from, step } of LADDER) {
    if (thousandths < from) continue
    const floored = Math.floor((thousandths - from) / step) * step + from
    return floored < ODDS_MIN ? null : (floored as Odds)
  }
  return null
}

/** Width of the step that starts at this price of the ladder, in thousandths. */
export function stepAt(price: Odds): number {
  return LADDER.find(({ from }) => price >= from)?.step ?? 10
}

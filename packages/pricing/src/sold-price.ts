import type { Odds } from '@xezer/money/odds'
import { floorToLadder } from './tick-ladder.ts'

/** No price chance exceeds that of the floor 1.01. */
export const PRICE_CHANCE_MAX = 1 / 1.01

/** The margin leaves a price at least this share of the fair one, however remote the outcome. */
const MARGIN_KEEPS = 0.8
/** Where the ladder takes more, an outcome is not sold: its widest steps are a tenth, and beyond its top there are none. */
const SOLD_KEEPS = 0.7

/** The price chance of an outcome, at most what bounds of its price allow. */
export function boundedPriceChance(chance: number, priceChance: number): number {
  return Math.min(priceChance, chance / MARGIN_KEEPS, PRICE_CHANCE_MAX)
}

/**
 * Price on the ladder, never above the fair price: null where the fair price is below 1.01, and where the ladder
 * has no price near enough to it.
 */
export function soldPrice(chance: number, priceChance: number): Odds | null {
  if (chance > PRICE_CHANCE_MAX) return null
  const price = floorToLadder(1 / priceChance)
  return price === null || price * chance < 1000 * SOLD_KEEPS ? null : price
}

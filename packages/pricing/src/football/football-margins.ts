import type { Margins } from '../margins.ts'

/** League tier: 1 for the great leagues and the world's and continents' cups, 4 for the smallest. */
export type Tier = 1 | 2 | 3 | 4

const TWO_WAY: Record<Tier, number> = { 1: 0.045, 2: 0.055, 3: 0.065, 4: 0.075 }

/** Target overrounds of a league tier; the markets in play carry a little more. */
export function footballMargins(tier: Tier, isLive: boolean): Margins {
  const twoWay = TWO_WAY[tier] + (isLive ? 0.01 : 0)
  return {
    twoWay,
    fewWay: 1.6 * twoWay + 0.01,
    combined: 1.8 * twoWay + 0.02,
    manyWay: 2.5 * twoWay + 0.04,
  }
}

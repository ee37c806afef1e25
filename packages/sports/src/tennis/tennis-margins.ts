import type { Margins } from '@xezer/pricing/margins'
import type { Tier } from '@xezer/sport/tier'

const TWO_WAY: Readonly<Record<Tier, number>> = { 1: 0.045, 2: 0.055, 3: 0.065, 4: 0.08 }
/** A price in play is easier to beat than one before the match. */
const LIVE_EXTRA = 0.015

/** Target overrounds of a tournament's tier. `statistic` is that of games and points within a game. */
export function tennisMargins(tier: Tier, isLive: boolean): Margins {
  const twoWay = TWO_WAY[tier] + (isLive ? LIVE_EXTRA : 0)
  return {
    twoWay,
    statistic: 1.25 * twoWay,
    fewWay: 1.5 * twoWay + 0.01,
    combined: 1.7 * twoWay + 0.02,
    manyWay: 2.2 * twoWay + 0.04,
  }
}

import type { Margins } from '@xezer/pricing/margins'
import type { Tier } from '@xezer/sport/tier'

const TWO_WAY: Readonly<Record<Tier, number>> = { 1: 0.055, 2: 0.06, 3: 0.07, 4: 0.085 }
/** A price in play is easier to beat than one before the match. */
const LIVE_EXTRA = 0.015

/** Target overrounds of a tournament's tier. `statistic` is that of one side's points and of what a set brings. */
export function tableTennisMargins(tier: Tier, isLive: boolean): Margins {
  const twoWay = TWO_WAY[tier] + (isLive ? LIVE_EXTRA : 0)
  return {
    twoWay,
    statistic: 1.25 * twoWay,
    fewWay: 1.5 * twoWay + 0.01,
    combined: 1.7 * twoWay + 0.02,
    manyWay: 2.2 * twoWay + 0.04,
  }
}

import type { MarginTable } from '@xezer/pricing/margins'

/** `statistic` is that of corners, cards and the specials. */
export const FOOTBALL_MARGINS: MarginTable = {
  twoWay: { 1: 0.045, 2: 0.055, 3: 0.065, 4: 0.075 },
  liveExtra: 0.01,
  others: { statistic: [1.25, 0], fewWay: [1.6, 0.01], combined: [1.8, 0.02], manyWay: [2.5, 0.04] },
}

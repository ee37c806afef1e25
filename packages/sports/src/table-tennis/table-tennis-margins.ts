import type { MarginTable } from '@xezer/pricing/margins'

/** `statistic` is that of one side's points and of what a set brings. */
export const TABLE_TENNIS_MARGINS: MarginTable = {
  twoWay: { 1: 0.055, 2: 0.06, 3: 0.07, 4: 0.085 },
  liveExtra: 0.015,
  others: { statistic: [1.25, 0], fewWay: [1.5, 0.01], combined: [1.7, 0.02], manyWay: [2.2, 0.04] },
}

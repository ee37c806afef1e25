import type { MarginTable } from '@xezer/pricing/margins'

/** `statistic` is that of one side's points and of what a set brings. */
export const TABLE_TENNIS_MARGINS: MarginTable = {
  twoWay: { 1: 0.055, 2: 0.06, 3: 0.07, 4: 0.085 },
  liveExtra: 0.015,
  others: {
    statistic: { times: 1.25, more: 0 },
    fewWay: { times: 1.5, more: 0.01 },
    combined: { times: 1.7, more: 0.02 },
    manyWay: { times: 2.2, more: 0.04 },
  },
}

import type { MarginTable } from '@xezer/pricing/margins'

/** `statistic` is that of corners, cards and the specials. */
export const FOOTBALL_MARGINS: MarginTable = {
  twoWay: { 1: 0.045, 2: 0.055, 3: 0.065, 4: 0.075 },
  liveExtra: 0.01,
  others: {
    statistic: { times: 1.25, more: 0 },
    fewWay: { times: 1.6, more: 0.01 },
    combined: { times: 1.8, more: 0.02 },
    manyWay: { times: 2.5, more: 0.04 },
  },
}

import { assert } from '@xezer/std/assert'

/** A whole multiple of the stake in hundredths: 250 is 2.5 times the stake. */
export type Hundredths = number

/** What a stake brings in minor units. Stakes go in steps that leave nothing over; a rest would be a fault of ours. */
export const payoutOf = (stakeMinor: number, factor: Hundredths): number =>
  shareOfStake(stakeMinor, factor, 100)

/** `count` times a part of the stake: units of a slot of so many lines, tenths, hundredths. Whole minor units. */
export function shareOfStake(stakeMinor: number, count: number, parts: number): number {
  const scaled = stakeMinor * count
  assert(
    Number.isSafeInteger(scaled) && scaled % parts === 0,
    'a payout that is no whole number of minor units',
  )
  return scaled / parts
}

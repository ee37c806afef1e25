import { assert } from '@xezer/std/assert'

/** A whole multiple of the stake in hundredths: 250 is 2.5 times the stake. */
export type Hundredths = number

const SCALE = 100n

/** What a stake brings in minor units. Stakes go in steps that leave nothing over; a rest would be a fault of ours. */
export function payoutOf(stakeMinor: bigint, factor: Hundredths): bigint {
  const scaled = stakeMinor * BigInt(factor)
  assert(scaled % SCALE === 0n, 'a payout that is no whole number of minor units')
  return scaled / SCALE
}

import { type Minor, minor } from '@xezer/money/minor'
import { assert } from '@xezer/std/assert'

/** A stake and how much of it was bonus. */
export interface MixedStake {
  readonly stakeMinor: Minor
  readonly bonusMinor: Minor
}

/** An amount in its two parts; they always make the whole. */
export interface Parts {
  readonly cash: Minor
  readonly bonus: Minor
}

/** What a payout brings back to each: the bonus its share rounded down, cash the rest. */
export function splitPayout(payout: Minor, { stakeMinor, bonusMinor }: MixedStake): Parts {
  assert(bonusMinor >= 0n && bonusMinor <= stakeMinor, 'more bonus than stake')
  if (bonusMinor === 0n) return { cash: payout, bonus: minor(0n) }
  const bonus = minor((payout * bonusMinor) / stakeMinor)
  return { cash: minor(payout - bonus), bonus }
}

/**
 * How a stake is made up of which a part was bought back: by how much is bought alone, not in how many steps, so that it can be
 * read again from the bet.
 */
export function openStake(whole: MixedStake, cashedMinor: Minor): MixedStake {
  const stakeMinor = minor(whole.stakeMinor - cashedMinor)
  return { stakeMinor, bonusMinor: minor((whole.bonusMinor * stakeMinor) / whole.stakeMinor) }
}

/** What leaves the play when one more part is bought back. */
export function boughtStake(whole: MixedStake, cashedMinor: Minor, partMinor: Minor): MixedStake {
  const before = openStake(whole, cashedMinor)
  const after = openStake(whole, minor(cashedMinor + partMinor))
  return { stakeMinor: partMinor, bonusMinor: minor(before.bonusMinor - after.bonusMinor) }
}

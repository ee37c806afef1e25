import { type Minor, minor } from '@xezer/money/minor'

/** A bet of a press, and whether the active grant may fund it. */
export interface FundedBet {
  readonly stakeMinor: Minor
  readonly isAllowed: boolean
}

/**
 * How much of each stake comes from the bonus, the rest from cash; null where both together do not suffice. Cash goes first, and
 * first of all to what the bonus may not fund.
 */
export function fundStakes(bets: readonly FundedBet[], cash: Minor, bonus: Minor): readonly Minor[] | null {
  let cashLeft: bigint = cash
  for (const { stakeMinor, isAllowed } of bets) if (!isAllowed) cashLeft -= stakeMinor
  if (cashLeft < 0n) return null
  let bonusLeft: bigint = bonus
  const parts = bets.map(({ stakeMinor, isAllowed }) => {
    if (!isAllowed) return minor(0n)
    const fromCash = stakeMinor < cashLeft ? stakeMinor : cashLeft
    cashLeft -= fromCash
    const fromBonus = stakeMinor - fromCash
    bonusLeft -= fromBonus
    return minor(fromBonus)
  })
  return bonusLeft < 0n ? null : parts
}

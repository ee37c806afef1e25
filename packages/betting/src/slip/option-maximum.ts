import { type Minor, minor } from '@xezer/money/minor'
import { isStakeFit } from './stake-field.ts'
import type { OptionSummary, SlipSummary } from './summarize-slip.ts'

/** The most that can be staked on an option: its maximum, or what the other stakes leave of the player's money, if that is less. */
export function optionMaximum(
  { maximumMinor, stake }: Pick<OptionSummary, 'maximumMinor' | 'stake'>,
  { totalStakeMinor }: Pick<SlipSummary, 'totalStakeMinor'>,
  availableMinor: Minor | null,
): Minor {
  const mostMinor = maximumMinor ?? 0n
  if (availableMinor === null) return minor(mostMinor)
  // A stake that does not fit is in no sum, so that taking it out would leave more than there is.
  const ownMinor = isStakeFit({ stake, maximumMinor: minor(mostMinor) }) ? stake.amountMinor : 0n
  const leftMinor = availableMinor - (totalStakeMinor - ownMinor)
  if (leftMinor <= 0n) return minor(0n)
  return minor(leftMinor < mostMinor ? leftMinor : mostMinor)
}

import { type Minor, minor } from '@xezer/money/minor'

/** A bet as its stake stands in the database. */
interface StakeColumns {
  readonly stake: bigint
  readonly possible_return: bigint
  readonly cashed_stake: bigint
}

/** What of a bet is still in play, where a part of it was bought back: settlement and liability see nothing else of it. */
export function openPartOf({ stake, possible_return, cashed_stake }: StakeColumns): {
  readonly stakeMinor: Minor
  readonly possibleReturnMinor: Minor
} {
  const open = stake - cashed_stake
  return { stakeMinor: minor(open), possibleReturnMinor: minor((possible_return * open) / stake) }
}

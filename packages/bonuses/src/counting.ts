import type { Minor } from '@xezer/money/minor'
import type { Wagering } from './campaign.ts'

/** A bet that was placed while its grant was active, as it stands. */
export interface CountedBet {
  readonly status: string
  readonly stakeMinor: Minor
  /** A part of it was bought back, or all. */
  readonly isCashedOut: boolean
}

export interface Progress {
  readonly done: bigint
  readonly needed: bigint
}

/** What the bet adds to its grant: won and lost once each, half won too; not what is open, was given back or was bought back. */
export function countOf(unit: Wagering['unit'], { status, stakeMinor, isCashedOut }: CountedBet): bigint {
  if (isCashedOut || (status !== 'won' && status !== 'lost')) return 0n
  return unit === 'bets' ? 1n : stakeMinor
}

/** After a bet counts otherwise than before. What is done stays done, whatever is corrected later. */
export function recount({ done, needed }: Progress, before: bigint, after: bigint): bigint {
  if (done >= needed) return needed
  const now = done - before + after
  if (now < 0n) return 0n
  return now < needed ? now : needed
}

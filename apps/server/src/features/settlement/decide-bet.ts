import { settleBet } from '@xezer/betting/settlement/settle-bet'
import type { Minor } from '@xezer/money/minor'
import { effectiveResult } from '../../core/bets/bet-record.ts'
import type { Released } from '../../core/wallet/posting.ts'
import type { MarketChange } from './market-change.ts'
import type { LockedBet, LockedLeg } from './settled-bets.ts'
import { findWindow } from './void-windows.ts'

/** What a leg becomes by a change; null when the change does not concern it or is older than what stands. */
export function decideLeg(leg: LockedLeg, change: MarketChange, placedAtMs: number): LockedLeg | null {
  const isItsMarket =
    leg.eventId === change.eventId && leg.marketType === change.type && leg.specifier === change.specifier
  if (!isItsMarket) return null
  if (change.kind === 'void') {
    const window = findWindow(change.windows, placedAtMs)
    const after = { isVoid: window !== null, voidReason: window?.reason ?? null }
    const isSame = leg.isVoid === after.isVoid && leg.voidReason === after.voidReason
    return isSame && leg.voidMs >= change.atMs
      ? null
      : { ...leg, ...after, voidMs: Math.max(leg.voidMs, change.atMs) }
  }
  if (leg.step >= change.step) return null
  if (change.results === null) return { ...leg, result: null, step: change.step }
  const result = change.results.get(leg.outcome)
  return result === undefined ? null : { ...leg, result, step: change.step }
}

export interface Release {
  readonly status: Released
  readonly payoutMinor: Minor
}

/** What money has to move for a bet whose legs now stand so. */
export interface BetMoves {
  /** The settlement that is taken back first. */
  readonly reverses: Release | null
  /** The settlement that comes; null when the bet is open (again). */
  readonly releases: Release | null
}

/**
 * Whether results concern it. A reserved bet has not been struck yet: it is decided on the book as the change left
 * it, and its instant is that decision's, so a void of an earlier window must not reach it.
 */
export function isStruck({ status }: Pick<LockedBet, 'status'>): boolean {
  return status === 'placed' || status === 'won' || status === 'lost' || status === 'refunded'
}

/** Null when the bet stays as it is: still open, or settled the same. */
export function decideMoves(bet: LockedBet, legs: readonly LockedLeg[]): BetMoves | null {
  // Bought back: what its legs come to is told, and moves nothing.
  if (bet.stakeMinor === 0n) return null
  const before = releasedAs(bet)
  if (before === null && bet.status !== 'placed') return null
  const settlement = settleBet({
    type: bet.type,
    size: bet.size,
    stakeMinor: bet.stakeMinor,
    possibleReturnMinor: bet.possibleReturnMinor,
    legs: legs.map((leg) => ({ odds: leg.odds, result: effectiveResult(leg) })),
  })
  const releases = settlement === 'open' ? null : settlement
  const isSame = before?.status === releases?.status && before?.payoutMinor === releases?.payoutMinor
  return isSame ? null : { reverses: before, releases }
}

function releasedAs({ status, payoutMinor }: LockedBet): Release | null {
  if (status !== 'won' && status !== 'lost' && status !== 'refunded') return null
  if (payoutMinor === null) throw new Error('a settled bet without its payout')
  return { status, payoutMinor }
}

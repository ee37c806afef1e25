import { type Minor, minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import { assert } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'
import { applyFactor, oddsFactor } from '../combinations/bet-option.ts'
import { isPriceAgreed, type QuoteChanges } from './quote-changes.ts'
import { decideOpenness, type SelectionRefusal, type SelectionState } from './selection-state.ts'
import type { StakeLimits } from './stake-limits.ts'

/** Most positions of one request; the contract says the same to clients. */
export const POSITIONS_LIMIT = 30

/** One single bet as it was asked for, beside what the book and the house say of it now. */
export interface PlacementCandidate {
  readonly type: BetType
  readonly eventId: number
  readonly handle: string
  /** The price that the player saw. */
  readonly seenOdds: Odds
  readonly stakeMinor: Minor
  /** Null when the book does not know the event. */
  readonly state: SelectionState | null
  /** Limits at a price: the price may have moved since it was seen. */
  readonly limitsAt: (odds: Odds) => StakeLimits
  /** What the house may still lose on this outcome, in the player's currency. */
  readonly liabilityLeftMinor: Minor
}
export interface PlacementInput {
  readonly bets: readonly PlacementCandidate[]
  readonly quoteChanges: QuoteChanges
  /** What the player can stake. */
  readonly balanceMinor: Minor
  /** The database's clock. */
  readonly nowMs: number
  /** Bet types that are open to this player now. */
  readonly allowedTypes: readonly BetType[]
}

export interface AcceptedBet {
  readonly handle: string
  readonly eventId: number
  readonly stakeMinor: Minor
  /** The price struck: the price now, never a worse one than the player's setting agrees to. */
  readonly odds: Odds
  readonly possibleReturnMinor: Minor
  readonly isLive: boolean
}
export type PositionCode =
  | SelectionRefusal
  | 'duplicate_event'
  | 'price_changed'
  | 'stake_below_minimum'
  | 'stake_above_maximum'
  | 'liability_reached'
export interface PositionRefusal {
  readonly eventId: number
  readonly handle: string
  readonly code: PositionCode
  /** Whether the same position can be placed after a change of price or stake. */
  readonly isPlaceable: boolean
  /** The price now, where there is one. */
  readonly odds: Odds | null
  /** The limit that was crossed. */
  readonly limitMinor: Minor | null
}
export type PlacementRefusal =
  | { readonly code: 'positions_refused'; readonly positions: readonly PositionRefusal[] }
  | { readonly code: 'insufficient_funds' | 'too_many_positions' | 'bet_type_unavailable' }

/** All bets of one request are accepted together or none is; every refused position is named at once. */
export function decidePlacement(input: PlacementInput): Result<readonly AcceptedBet[], PlacementRefusal> {
  assert(input.bets.length > 0, 'a placement without bets')
  if (input.bets.length > POSITIONS_LIMIT) return err({ code: 'too_many_positions' })
  if (input.bets.some((bet) => bet.type !== 'singles' || !input.allowedTypes.includes(bet.type))) {
    return err({ code: 'bet_type_unavailable' })
  }
  const accepted: AcceptedBet[] = []
  const positions: PositionRefusal[] = []
  const events = new Set<number>()
  for (const bet of input.bets) {
    const decision = events.has(bet.eventId) ? refuse(bet, 'duplicate_event', null) : decideSingle(bet, input)
    events.add(bet.eventId)
    if (decision.ok) accepted.push(decision.value)
    else positions.push(decision.error)
  }
  if (positions.length > 0) return err({ code: 'positions_refused', positions })
  const totalMinor = accepted.reduce((sum, bet) => sum + bet.stakeMinor, 0n)
  return totalMinor > input.balanceMinor ? err({ code: 'insufficient_funds' }) : ok(accepted)
}

function decideSingle(bet: PlacementCandidate, input: PlacementInput): Result<AcceptedBet, PositionRefusal> {
  const openness = decideOpenness(bet.state, input.nowMs)
  if (!openness.isOpen) return refuse(bet, openness.code, null)
  const { odds } = openness
  if (!isPriceAgreed(bet.seenOdds, odds, input.quoteChanges)) return refuse(bet, 'price_changed', odds)
  const limits = bet.limitsAt(odds)
  const possibleReturnMinor = applyFactor(bet.stakeMinor, oddsFactor(odds))
  if (bet.stakeMinor < limits.minimumMinor) {
    return refuse(bet, 'stake_below_minimum', odds, limits.minimumMinor)
  }
  const maximumMinor = singleMaximum(limits, odds)
  if (bet.stakeMinor > maximumMinor) return refuse(bet, 'stake_above_maximum', odds, maximumMinor)
  if (possibleReturnMinor - bet.stakeMinor > bet.liabilityLeftMinor)
    return refuse(bet, 'liability_reached', odds)
  return ok({
    handle: bet.handle,
    eventId: bet.eventId,
    stakeMinor: bet.stakeMinor,
    odds,
    possibleReturnMinor,
    isLive: bet.state?.eventStatus === 'live',
  })
}

/** The smaller of the largest stake and the stake whose payout is the largest one; rounded down. */
export function singleMaximum(limits: StakeLimits, odds: Odds): Minor {
  const byPayout = (limits.maximumPayoutMinor * 1000n) / BigInt(odds)
  return minor(byPayout < limits.maximumMinor ? byPayout : limits.maximumMinor)
}

const PLACEABLE_AGAIN: readonly PositionCode[] = [
  'price_changed',
  'stake_below_minimum',
  'stake_above_maximum',
  'liability_reached',
]

function refuse(
  bet: PlacementCandidate,
  code: PositionCode,
  odds: Odds | null,
  limitMinor: Minor | null = null,
): Result<never, PositionRefusal> {
  const { eventId, handle } = bet
  return err({ eventId, handle, code, isPlaceable: PLACEABLE_AGAIN.includes(code), odds, limitMinor })
}

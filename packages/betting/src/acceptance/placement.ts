import type { Minor } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import type { BetExposure } from './expose-bet.ts'
import type { QuoteChanges } from './quote-changes.ts'
import type { EventOrigin } from './related-events.ts'
import type { SelectionRefusal, SelectionState } from './selection-state.ts'
import type { StakeLimits } from './stake-limits.ts'

/** One selection of a press as it was asked for, beside what the book and the house say of it now. */
export interface PlacementPosition {
  readonly eventId: number
  readonly handle: string
  /** The price that the player saw. */
  readonly seenOdds: Odds
  /** Null when the book does not know the event. */
  readonly state: SelectionState | null
  readonly origin: EventOrigin | null
  /** Limits at a price: the price may have moved since it was seen. */
  readonly limitsAt: (odds: Odds) => StakeLimits
  /** What the house may still lose on this outcome, in the player's currency. */
  readonly liabilityLeftMinor: Minor
  /** Whose limit that is, asked where it was crossed; absent where nobody says. */
  readonly liabilityOf?: () => LiabilityOf
}

/** What the house limits its loss on: one selection, its market, its event, or one player on the event. */
export type LiabilityOf = 'outcome' | 'market' | 'event' | 'player'

export interface PlacementBet {
  readonly type: BetType
  /** K of a full cover, 1 for a single, the number of legs of an accumulator. */
  readonly size: number
  /** The whole stake; a full cover splits it equally over its lines (agreement 10, full cover). */
  readonly stakeMinor: Minor
  /** Its positions, by their places in the press. */
  readonly legs: readonly number[]
}

export interface PlacementInput {
  readonly positions: readonly PlacementPosition[]
  readonly bets: readonly PlacementBet[]
  readonly quoteChanges: QuoteChanges
  /** What the player can stake. */
  readonly balanceMinor: Minor
  /** What combinations of these positions may still cost if everything in them wins, in the player's currency. */
  readonly combinationsLeftMinor: Minor
  /** The database's clock. */
  readonly nowMs: number
  /** Bet types that are open to this player now. */
  readonly allowedTypes: readonly BetType[]
  /** One bet above the limits, sent to be decided on by whoever runs the house. */
  readonly isVip?: boolean
}

export interface AcceptedPosition {
  /** The price struck: the price now, never a worse one than the player's setting agrees to. */
  readonly odds: Odds
  readonly isLive: boolean
}
export interface AcceptedBet {
  readonly stakeMinor: Minor
  /** A single's price, or the combined one. */
  readonly odds: Odds
  readonly possibleReturnMinor: Minor
  /** What it costs the house, as `exposeBet` says; absent of a VIP bet, which costs nothing before somebody decides. */
  readonly exposure?: BetExposure
}
/** Positions and bets in the order of the request. */
export interface AcceptedPlacement {
  readonly positions: readonly AcceptedPosition[]
  readonly bets: readonly AcceptedBet[]
}

export type PositionCode =
  | SelectionRefusal
  | 'duplicate_event'
  | 'positions_related'
  | 'price_changed'
  | 'stake_below_minimum'
  | 'stake_above_maximum'
  | 'liability_reached'
export interface PositionRefusal {
  readonly eventId: number
  readonly handle: string
  readonly code: PositionCode
  /** Whether the same position can be placed after a change of price, of stake or of its company. */
  readonly isPlaceable: boolean
  /** The price now, where there is one. */
  readonly odds: Odds | null
  /** The limit that was crossed: the least or the largest stake. */
  readonly limitMinor: Minor | null
  /** Of a liability: whose limit that is. */
  readonly limitOf?: LiabilityOf
}

export type CombinationCode =
  | 'price_changed'
  | 'stake_below_minimum'
  | 'line_below_minimum'
  | 'stake_above_maximum'
  | 'payout_above_maximum'
  | 'liability_reached'
  | 'combination_limit_reached'
  | 'combined_odds_too_low'
export interface CombinationRefusal {
  /** `accumulator_N_N` or `full_cover_K_N`. */
  readonly option: string
  readonly code: CombinationCode
  /** The combined price now. */
  readonly odds: Odds
  /** The limit that was crossed: the least or the largest stake. */
  readonly limitMinor: Minor | null
}

export type PlacementRefusal =
  | {
      readonly code: 'bets_refused'
      /** In the order of the request; at least one of the two lists has an entry. */
      readonly positions: readonly PositionRefusal[]
      readonly combinations: readonly CombinationRefusal[]
    }
  | {
      readonly code:
        | 'insufficient_funds'
        | 'too_many_positions'
        | 'bet_type_unavailable'
        | 'vip_not_needed'
        | 'vip_in_play'
        | 'vip_too_late'
    }

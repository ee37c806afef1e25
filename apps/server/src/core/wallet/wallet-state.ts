import type { Currency, Minor } from '@xezer/money/minor'
import type { HouseAccount, PlayerAccount } from './account-id.ts'

export type TransferCode =
  | 'stake'
  | 'stake_void'
  | 'stake_taken'
  | 'payout'
  | 'stake_refund'
  | 'stake_taken_reversed'
  | 'payout_reversed'
  | 'payout_owed'
  | 'stake_refund_reversed'
  | 'stake_refund_owed'
  | 'owed_recovered'
  | 'cash_out_stake'
  | 'cash_out'
  | 'play_money'
  | 'adjustment'
  | 'deposit'
  | 'deposit_exchange'
  | 'payment_fee'
  | 'withdraw_hold'
  | 'withdraw_release'
  | 'withdraw_paid'
  | 'withdraw_exchange'
  | 'withdraw_returned'
  | 'chargeback'
  | 'chargeback_exchange'
  | 'chargeback_owed'
  | 'suspense_in'
  | 'suspense_credit'
  | 'suspense_return'
  | 'bonus_grant'
  | 'bonus_convert'
  | 'bonus_forfeit'
  | 'bonus_stake'
  | 'bonus_stake_void'
  | 'bonus_stake_taken'
  | 'bonus_stake_refund'
  | 'bonus_payout'
  | 'bonus_stake_taken_reversed'
  | 'bonus_payout_reversed'
  | 'bonus_payout_short'
  | 'bonus_stake_refund_reversed'
  | 'bonus_stake_refund_short'
  | 'bonus_cash_out_stake'
  | 'bonus_cash_out'
  | 'gateway_fee'
  | 'casino_stake'
  | 'casino_taken'
  | 'casino_win'
  | 'casino_refund'
  | 'bonus_payout_borne'
  | 'bonus_stake_refund_borne'
  | 'bonus_recovered'

/** Balances of one player as they stand under the lock, in minor units. */
export type Balances = Record<PlayerAccount, bigint>

/** How far a player's own limits of play cannot be in the way, whatever else happens: never more than they leave. */
export interface PlayRoom {
  /** Of his own money. */
  readonly stakeMinor: bigint
  /** On the database's clock. */
  readonly untilMs: number
}

/** One player's locked wallet within a transaction. */
export interface WalletState {
  readonly playerId: number
  readonly currency: Currency
  readonly balances: Balances
  /** Null where nobody knows, and of whoever has no limits. */
  room: PlayRoom | null
  /** As it was read. */
  readonly storedRoom: PlayRoom | null
}

/** One movement; both sides in one value, so that an unbalanced one cannot be said. */
export interface Transfer {
  /** Null where both sides are the house's. */
  readonly playerId: number | null
  readonly currency: Currency
  readonly debit: PlayerAccount | HouseAccount
  readonly credit: PlayerAccount | HouseAccount
  readonly amount: Minor
  readonly code: TransferCode
  /** The bet, the payment or whatever else it belongs to; the ids of all are drawn from one sequence. */
  readonly causeId: number
  /** Which settlement of the bet it belongs to; 0 before the first. */
  readonly generation: number
  readonly actor: string | null
  readonly reason: string | null
}

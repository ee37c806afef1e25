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

/** Balances of one player as they stand under the lock, in minor units. */
export type Balances = Record<PlayerAccount, bigint>

/** One player's locked wallet within a transaction. */
export interface WalletState {
  readonly playerId: number
  readonly currency: Currency
  readonly balances: Balances
}

/** One movement; both sides in one value, so that an unbalanced one cannot be said. */
export interface Transfer {
  readonly playerId: number
  readonly currency: Currency
  readonly debit: PlayerAccount | HouseAccount
  readonly credit: PlayerAccount | HouseAccount
  readonly amount: Minor
  readonly code: TransferCode
  /** The bet, the adjustment or the cash-out that it belongs to; their ids are drawn from one sequence. */
  readonly causeId: number
  /** Which settlement of the bet it belongs to; 0 before the first. */
  readonly generation: number
  readonly actor: string | null
  readonly reason: string | null
}

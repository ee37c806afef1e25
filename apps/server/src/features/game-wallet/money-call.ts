import type {
  BetInput,
  CloseInput,
  PlayInput,
  RollbackInput,
  WalletCode,
  WalletReason,
  WinInput,
} from '@xezer/contract/game-wallet'
import type * as z from 'zod/mini'

/** What a provider asks that may move money; beside it whose it is, as the wallet found out. */
export type MoneyCall =
  | ({ readonly call: 'bet' } & z.output<typeof BetInput>)
  | ({ readonly call: 'win' } & z.output<typeof WinInput>)
  | ({ readonly call: 'play' } & z.output<typeof PlayInput>)
  | ({ readonly call: 'rollback' } & z.output<typeof RollbackInput>)
  | ({ readonly call: 'close' } & z.output<typeof CloseInput>)

/** A call with the player that it is of, ready to be decided. */
export interface AskedMoney {
  readonly provider: string
  readonly playerId: number
  /** The log-in of the session that it names; null where it names a player, or a session that is pruned. */
  readonly loginId: number | null
  readonly call: MoneyCall
  /** The game as the session was opened for it; null where no session is named. */
  readonly sessionGame: string | null
}

/** What may be staked on a game now, in minor units; null in the catalogue where there is no such game of this provider. */
export interface GameTerms {
  readonly isEnabled: boolean
  readonly minMinor: bigint
  readonly maxMinor: bigint
  /** The most that the house pays of one round: it lowers the largest stake, never a win. */
  readonly maxWinMinor: bigint
}

/** An answer as it is kept: without the number of its request, money as text. */
export interface KeptAnswer {
  readonly code: WalletCode
  readonly reason?: WalletReason
  readonly balance: string
  readonly currency: string
  readonly applied?: boolean
}

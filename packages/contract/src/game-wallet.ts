import * as z from 'zod/mini'
import { CurrencyCode } from './primitives.ts'

// What a provider of games asks the house's wallet, v1. Money is in whole minor units; every shape is strict. What makes an
// amount of these bytes and no other (`2.5` and `1e3` are none) is read from the body itself, before this.

/** Its calls, each the last part of its address. */
export const WALLET_CALLS = ['session', 'balance', 'bet', 'win', 'play', 'rollback', 'close'] as const
export type WalletCallName = (typeof WALLET_CALLS)[number]

export const WALLET_CODES = [
  'OK',
  'INVALID_SIGNATURE',
  'WRONG_SYNTAX',
  'DUPLICATE',
  'ROLLED_BACK',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'USER_BLOCKED',
  'LIMIT',
  'WRONG_CURRENCY',
  'GAME_DISABLED',
  'ROUND_CLOSED',
  'TX_NOT_FOUND',
  'INSUFFICIENT_FUNDS',
  'INTERNAL',
] as const
export type WalletCode = (typeof WALLET_CODES)[number]

/** Why a bet is not taken, beside `LIMIT` and `USER_BLOCKED`. */
export const WALLET_REASONS = [
  'bet_range',
  'free_rounds',
  'limit_reached',
  'reality_check_due',
  'rules_changed',
  'player_paused',
  'player_excluded',
  'account_blocked',
] as const
export type WalletReason = (typeof WALLET_REASONS)[number]

/** The most that one message may move. */
export const WALLET_AMOUNT_MAX = 10 ** 12

const Name = z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,64}$/))
const Secret = z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,128}$/))
const Amount = z.int().check(z.gte(0), z.lte(WALLET_AMOUNT_MAX))

const Numbered = { requestId: Name }
/** Whose it is: a player is known without a session as well. */
const Owner = { session: z.optional(Secret), player: z.optional(Secret) }
const Place = { round: Name, game: Name }

export const SessionInput = z.strictObject({ ...Numbered, token: Secret, game: Name })
export const BalanceInput = z.strictObject({ ...Numbered, session: Secret })
export const BetInput = z.strictObject({
  ...Numbered,
  ...Place,
  session: Secret,
  tx: Name,
  amount: Amount,
  currency: CurrencyCode,
  /** Free rounds that it is taken from; then its amount is 0. */
  free: z.optional(Name),
})
export const WinInput = z.strictObject({
  ...Numbered,
  ...Place,
  ...Owner,
  tx: Name,
  betTx: Name,
  amount: Amount,
  currency: CurrencyCode,
  final: z.boolean(),
  free: z.optional(Name),
})
const Leg = z.strictObject({ tx: Name, amount: Amount })
export const PlayInput = z.strictObject({
  ...Numbered,
  ...Place,
  session: Secret,
  currency: CurrencyCode,
  bet: Leg,
  win: Leg,
  final: z.literal(true),
})
export const RollbackInput = z.strictObject({ ...Numbered, ...Place, ...Owner, tx: Name, betTx: Name })
export const CloseInput = z.strictObject({ ...Numbered, ...Place, ...Owner })

/** What each call takes. */
export const WALLET_INPUTS = {
  session: SessionInput,
  balance: BalanceInput,
  bet: BetInput,
  win: WinInput,
  play: PlayInput,
  rollback: RollbackInput,
  close: CloseInput,
} as const

/** What every answer has; the more of them is said below. */
export interface WalletAnswer {
  readonly code: WalletCode
  /** Of the request; absent where its signature was not ours. */
  readonly requestId?: string
  readonly reason?: WalletReason
  /** What may be staked on games, in minor units, after the call. */
  readonly balance?: number
  readonly currency?: z.output<typeof CurrencyCode>
  /** Of a rollback or a close: whether it did something. */
  readonly applied?: boolean
  /** Of a session. */
  readonly session?: string
  readonly player?: string
  readonly locale?: string
  readonly limits?: { readonly min: number; readonly max: number; readonly maxWin: number }
  readonly reality?: {
    readonly elapsedSeconds: number
    readonly netMinor: number
    readonly remindSeconds: number
  }
}

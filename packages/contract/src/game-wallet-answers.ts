import * as z from 'zod/mini'
import type { WalletCallName, WalletCode, WalletReason } from './game-wallet.ts'
import { CurrencyCode } from './primitives.ts'

// What the wallet answers with 200, call by call; what is published of it is made from here.

const RequestId = z.string()
/** What may be staked on games, in minor units, after the call. */
const Balance = z.int().check(z.gte(0))
const Money = { requestId: RequestId, balance: Balance, currency: CurrencyCode }

const LIMIT_REASONS = [
  'bet_range',
  'free_rounds',
  'limit_reached',
  'reality_check_due',
  'rules_changed',
] as const satisfies readonly WalletReason[]
const BLOCKED_REASONS = [
  'player_paused',
  'player_excluded',
  'account_blocked',
] as const satisfies readonly WalletReason[]

/** Says nothing of money: whose it would be is not known. */
const unknown = <const Codes extends readonly WalletCode[]>(codes: Codes) =>
  z.strictObject({ requestId: RequestId, code: z.enum(codes) })
const refused = <const Codes extends readonly WalletCode[]>(codes: Codes) =>
  z.strictObject({ ...Money, code: z.enum(codes) })
const accepted = <Own extends Record<string, z.ZodMiniType>>(own: Own) =>
  z.strictObject({ ...Money, code: z.literal('OK'), ...own })

const Opened = accepted({
  session: z.string(),
  player: z.string(),
  locale: z.string(),
  limits: z.strictObject({ min: z.int(), max: z.int(), maxWin: z.int() }),
  reality: z.strictObject({ elapsedSeconds: z.int(), netMinor: z.int(), remindSeconds: z.int() }),
})
const Applied = accepted({ applied: z.boolean() })
/** Of a session that is not known (any more); the number of its message may stand for another one all the same. */
const Unknown = unknown(['INVALID_TOKEN', 'DUPLICATE'])
const NotTaken = z.union([
  refused([
    'DUPLICATE',
    'ROLLED_BACK',
    'INVALID_TOKEN',
    'TOKEN_EXPIRED',
    'WRONG_CURRENCY',
    'GAME_DISABLED',
    'ROUND_CLOSED',
    'INSUFFICIENT_FUNDS',
  ]),
  z.strictObject({ ...Money, code: z.literal('LIMIT'), reason: z.enum(LIMIT_REASONS) }),
  z.strictObject({ ...Money, code: z.literal('USER_BLOCKED'), reason: z.enum(BLOCKED_REASONS) }),
  Unknown,
])
const Bet = z.union([accepted({}), NotTaken])

/** What each call answers with 200, and thereby for good. */
export const WALLET_ANSWERS = {
  session: z.union([Opened, unknown(['INVALID_TOKEN', 'GAME_DISABLED'])]),
  balance: z.union([accepted({}), refused(['TOKEN_EXPIRED']), unknown(['INVALID_TOKEN'])]),
  bet: Bet,
  win: z.union([
    accepted({}),
    refused(['DUPLICATE', 'ROLLED_BACK', 'WRONG_CURRENCY', 'ROUND_CLOSED', 'TX_NOT_FOUND']),
    Unknown,
  ]),
  play: Bet,
  rollback: z.union([Applied, refused(['DUPLICATE', 'ROUND_CLOSED', 'TX_NOT_FOUND']), Unknown]),
  close: z.union([Applied, refused(['TX_NOT_FOUND']), unknown(['INVALID_TOKEN'])]),
} as const satisfies Record<WalletCallName, z.ZodMiniType>

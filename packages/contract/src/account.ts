import { BET_TYPES } from '@xezer/sport/bet-type'
import { RESULT_KINDS } from '@xezer/sport/outcome-result'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { QuoteChanges, User } from './identity.ts'
import { Id, WireTime } from './primitives.ts'

export const AccountActual = z.object({
  /** Cash and bonus together; the site shows balance minus bonus (product §3, entities). */
  balance: z.number(),
  /** Stakes that are not settled yet. */
  unplayed: z.number(),
  bonus: z.number(),
})
export type AccountActual = z.output<typeof AccountActual>

export const accountActual = defineCall({
  name: 'accountActual',
  method: 'GET',
  path: 'account/actual',
  auth: 'player',
  summary: 'The amounts of the account now',
  input: z.object({}),
  output: AccountActual,
  errors: [],
  isPoll: true,
})

export const BET_STATUSES = ['placed', 'lost', 'won', 'refunded', 'vip', 'rejected'] as const
export const BET_FILTERS = ['all', 'open', 'winning', 'losing', 'refund'] as const
/** Colour tokens of the design (design §2, colour). */
export const STATUS_COLORS = ['info', 'up', 'down', 't2', 'vip', 't3'] as const

export const AccountBetPosition = z.object({
  id: Id,
  event: Id,
  /** Of the event's page; null when there is none. */
  sportId: z.nullable(Id),
  time: WireTime,
  sport: z.string(),
  sportName: z.string(),
  league: z.string(),
  /** Name of the market. */
  kind: z.string(),
  /** `Home – Away`. */
  name: z.string(),
  outcome: z.string(),
  factor: z.number(),
  /** The score that it was settled on; null while open. */
  result: z.nullable(z.string()),
  /** How the selection ended; null while open. */
  resultKind: z.nullable(z.enum(RESULT_KINDS)),
  /** Rule and facts in one sentence: why it was settled so. */
  reason: z.nullable(z.string()),
  statusColor: z.enum(STATUS_COLORS),
  live: z.boolean(),
})
export const AccountBet = z.object({
  id: Id,
  number: z.string(),
  placed: WireTime,
  type: z.enum(BET_TYPES),
  typeName: z.string(),
  factor: z.number(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(BET_STATUSES),
  statusName: z.string(),
  statusColor: z.enum(STATUS_COLORS),
  /** Possible win while placed or vip, the true return when settled. */
  winning: z.number(),
  positions: z.array(AccountBetPosition),
})
export type AccountBet = z.output<typeof AccountBet>

export const BETS_PAGE_LIMIT = 50

export const accountBets = defineCall({
  name: 'accountBets',
  method: 'POST',
  path: 'account/bets',
  auth: 'player',
  summary: 'Bets of a period, newest first, in pages',
  input: z.strictObject({
    from: z.optional(WireTime),
    to: z.optional(WireTime),
    filter: z.enum(BET_FILTERS),
    /** The last id of the page before; absent for the first page. */
    before: z.optional(Id),
  }),
  output: z.object({ bets: z.array(AccountBet), more: z.boolean() }),
  errors: [],
})

/** Names of profile lines; the text of the name comes in the locale. */
export const accountProfile = defineCall({
  name: 'accountProfile',
  method: 'GET',
  path: 'account/profile',
  auth: 'player',
  summary: 'Personal information as a list of names and values',
  input: z.object({}),
  output: z.object({
    info: z.array(z.object({ key: z.string(), name: z.string(), value: z.union([z.string(), z.boolean()]) })),
    user: User,
  }),
  errors: [],
})

export const accountSetting = defineCall({
  name: 'accountSetting',
  method: 'POST',
  path: 'account/setting',
  auth: 'player',
  summary: 'Save one setting of the player',
  input: z.discriminatedUnion('name', [
    z.strictObject({ name: z.literal('quoteChanges'), value: QuoteChanges }),
    z.strictObject({ name: z.literal('fastBetAmount'), value: z.number() }),
  ]),
  output: z.object({ success: z.boolean(), settings: z.object({ quoteChanges: QuoteChanges }) }),
  errors: [],
})

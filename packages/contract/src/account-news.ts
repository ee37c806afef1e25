import { BET_TYPES } from '@xezer/sport/bet-type'
import { RESULT_KINDS } from '@xezer/sport/result-kinds'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, WireTime } from './primitives.ts'

// What an open page hears of an account, over the stream and beside it.

export const AccountActual = z.object({
  /** Cash and bonus together; the site shows balance minus bonus (product §3, entities). */
  balance: z.number(),
  /** Stakes that are not settled yet. */
  unplayed: z.number(),
  bonus: z.number(),
  /** Notices that were not read, 100 for as many or more; absent where there is none. */
  unread: z.optional(z.int()),
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
/** Colour tokens of the design (design §2, colour). */
export const STATUS_COLORS = ['info', 'up', 'down', 't2', 'vip', 't3'] as const

export const AccountBetPosition = z.object({
  id: Id,
  event: Id,
  /** The handle of the chosen cell. Absent in answers of an earlier release. */
  handle: z.optional(z.string()),
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
  /** Rule and facts in one sentence: why it was settled so, or why its bet was rejected. */
  reason: z.nullable(z.string()),
  statusColor: z.enum(STATUS_COLORS),
  live: z.boolean(),
})
export const AccountBet = z.object({
  id: Id,
  number: z.string(),
  placed: WireTime,
  type: z.enum(BET_TYPES),
  /** For people; a full cover with its form: `System 2/3`. */
  typeName: z.string(),
  /** How many positions each line combines: K of a full cover. Absent in answers of an earlier release. */
  size: z.optional(z.int()),
  factor: z.number(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(BET_STATUSES),
  statusName: z.string(),
  statusColor: z.enum(STATUS_COLORS),
  /** Possible win while placed or vip, the true return when settled or cashed out, nothing when rejected. */
  winning: z.number(),
  /** What of it was cashed out: a part of the stake and what was paid for it, which `winning` holds too. */
  cashedOut: z.optional(z.object({ stake: z.number(), amount: z.number() })),
  /** It was sent above the limits, to be decided on. Absent of any other. */
  vip: z.optional(z.boolean()),
  /** Why it was rejected, where that is not (only) the matter of a position; what a VIP bet waits for. */
  reason: z.optional(z.string()),
  positions: z.array(AccountBetPosition),
  /** What only its own page shows, as `bet-details.ts` reads it: every page of a guest carries this schema. */
  details: z.optional(z.unknown()),
})
export type AccountBet = z.output<typeof AccountBet>

/** What the stream's `account` message brings. */
export const AccountNews = z.object({ actual: AccountActual, bets: z.array(AccountBet) })

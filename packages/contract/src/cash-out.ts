import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CASH_OUT_CODES } from './errors.ts'
import { Id, WireMoney } from './primitives.ts'

/** Most open bets that are asked about at once. */
export const CASH_OUT_BETS_MAX = 50

export const CashOutRule = z.object({
  /** All that is open is cashed out as soon as it is worth this or more; null: never for that. */
  above: z.nullable(z.number()),
  /** Likewise as soon as it is worth this or less. */
  below: z.nullable(z.number()),
})
export type CashOutRule = z.output<typeof CashOutRule>

/** What an open bet is worth now. A bet that is not listed in an answer is not open, or not the player's. */
export const CashOutOffer = z.object({
  bet: Id,
  /** What of its stake is open. */
  stake: z.number(),
  /** What is paid for all of that; null while an open leg is suspended. */
  value: z.nullable(z.number()),
  /** How long a press is checked before it is paid, in ms. */
  delay: z.int(),
  rule: z.nullable(CashOutRule),
})
export type CashOutOffer = z.output<typeof CashOutOffer>

/** What the stream says when one moved: bet, value, delay; the rest is as the call told it. */
export const CashOutMove = z.tuple([Id, z.nullable(z.number()), z.int()])
export type CashOutMove = z.output<typeof CashOutMove>

export const cashOutOffers = defineCall({
  name: 'cashOutOffers',
  method: 'POST',
  path: 'cashOut/offers',
  auth: 'player',
  summary: 'What open bets are worth; for half a minute the stream tells of every change',
  input: z.strictObject({ bets: z.array(Id).check(z.maxLength(CASH_OUT_BETS_MAX)) }),
  output: z.object({ offers: z.array(CashOutOffer) }),
  errors: [],
  isPoll: true,
})

/** Refused like a placing: an answer, not an error (agreement 3, placing answers). */
export const CashOutAnswer = z.object({
  success: z.boolean(),
  /** What was paid, and for which part of the stake. */
  amount: z.optional(z.number()),
  stake: z.optional(z.number()),
  error: z.optional(z.string()),
  code: z.optional(z.enum(CASH_OUT_CODES)),
  /** Of a refusal: what all that is open was worth then; null where it had no value. */
  value: z.optional(z.nullable(z.number())),
})
export type CashOutAnswer = z.output<typeof CashOutAnswer>

export const cashOutPress = defineCall({
  name: 'cashOutPress',
  method: 'POST',
  path: 'cashOut/press',
  auth: 'player',
  summary: 'Cash an open bet out, whole or in part, at the value that was seen of all that is open',
  input: z.strictObject({
    bet: Id,
    /** The part of the open stake; all of it where it is absent. */
    stake: z.optional(WireMoney),
    /** The value of all that is open that the player saw. */
    value: WireMoney,
  }),
  output: CashOutAnswer,
  errors: ['not_ready', 'outcome_unknown'],
  idempotency: 'required',
})

export const cashOutRule = defineCall({
  name: 'cashOutRule',
  method: 'POST',
  path: 'cashOut/rule',
  auth: 'player',
  summary: 'Cash an open bet out by itself, also with the browser closed; both null takes the rule away',
  input: z.strictObject({ bet: Id, above: z.nullable(WireMoney), below: z.nullable(WireMoney) }),
  output: z.object({ success: z.boolean(), rule: z.nullable(CashOutRule) }),
  errors: ['cash_out_over', 'cash_out_rule_met'],
})

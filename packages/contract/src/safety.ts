import { BREAK_KINDS, EXCLUSION_LENGTHS, TIME_OUT_LENGTHS } from '@xezer/sport/break-length'
import { LIMIT_DAYS, LIMIT_KINDS, REALITY_MINUTES } from '@xezer/sport/limit-kind'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { WireMoney, WireTime } from './primitives.ts'
import { says } from './says.ts'

/** A stay away from play: the player logs in, reads and cashes out, and nothing is staked. */
const Break = z.object({
  kind: z.enum(BREAK_KINDS),
  /** Null has no end. */
  until: z.nullable(WireTime),
  /** Of an exclusion: from when on he may confirm that he comes back; null until that was asked. */
  returnFrom: z.nullable(WireTime),
  /** Its end by the calendar has come: he may ask to come back. */
  isOver: z.boolean(),
})

const OwnLimit = z.object({
  kind: z.enum(LIMIT_KINDS),
  days: z.literal(LIMIT_DAYS),
  /** Null: there is none. */
  amount: z.nullable(z.number()),
  /** What counts against it now; below zero where more came back than was staked. */
  used: z.number(),
  /** More, or none (null), that was asked for: it can be confirmed from then until then. */
  wanted: z.nullable(z.object({ amount: z.nullable(z.number()), from: WireTime, until: WireTime })),
})
export type OwnLimit = z.output<typeof OwnLimit>

const TimeLimit = z.object({
  /** Null: there is none. */
  minutes: z.nullable(z.number()),
  /** In how many of them he did something. */
  used: z.number(),
  /** None are left: from when on bets and deposits are taken again, if he does nothing more until then. */
  opens: z.nullable(WireTime),
  wanted: z.nullable(z.object({ minutes: z.nullable(z.number()), from: WireTime, until: WireTime })),
})
export type TimeLimit = z.output<typeof TimeLimit>

/** A day has no more. */
export const TIME_LIMIT_MINUTES_MAX = 1440

export const Safety = z.object({
  /** Null: bets are taken. */
  break: z.nullable(Break),
  /** Of each kind and span, in their order, whether there is one or not. */
  limits: z.array(OwnLimit),
  /** What the deposit limits together leave: now (`from` is null), and from when on more of it. Empty where there is none. */
  depositRoom: z.array(z.object({ left: z.number(), from: z.nullable(WireTime) })),
  /** Minutes of 24 hours in which the player may play. */
  time: TimeLimit,
  /** Whether he set a limit or said that he wants none; else he is asked when he pays in. */
  hasAnswered: z.boolean(),
  /** After how many minutes he reads what his play came to. */
  realityMinutes: z.literal(REALITY_MINUTES),
  /** Who helps those that play too much, in the language of the request. */
  help: z.array(z.object({ name: z.string(), url: z.string() })),
})
export type Safety = z.output<typeof Safety>

export const accountSafety = defineCall({
  name: 'accountSafety',
  method: 'GET',
  path: 'account/safety',
  auth: 'player',
  summary: 'What protects the player: whether he stays away from play and until when, and who helps',
  input: z.object({}),
  output: Safety,
  errors: [],
})

export const accountTimeOut = defineCall({
  name: 'accountTimeOut',
  method: 'POST',
  path: 'account/timeOut',
  auth: 'player',
  summary: 'Stay away from play for hours or days; begins at once, is never shortened, ends by itself',
  input: z.strictObject({ length: z.enum(TIME_OUT_LENGTHS) }),
  output: Safety,
  errors: ['break_not_longer'],
})

export const accountExclude = defineCall({
  name: 'accountExclude',
  method: 'POST',
  path: 'account/exclude',
  auth: 'player',
  summary: 'Stay away from play for months, years or for ever; begins at once and is never shortened',
  input: z.strictObject({
    length: z.enum(EXCLUSION_LENGTHS),
    /** The box: he knows that it cannot be taken back. */
    confirmed: z.literal(true, says('field_required')),
  }),
  output: Safety,
  errors: ['break_not_longer'],
})

export const accountLimit = defineCall({
  name: 'accountLimit',
  method: 'POST',
  path: 'account/limit',
  auth: 'player',
  summary:
    'Limit deposits, stakes or losses: less acts at once, more or none (null) waits for 24 hours and a second word',
  input: z.strictObject({
    kind: z.enum(LIMIT_KINDS),
    days: z.literal(LIMIT_DAYS),
    amount: z.nullable(WireMoney),
  }),
  output: Safety,
  errors: [],
})

export const accountLimitConfirm = defineCall({
  name: 'accountLimitConfirm',
  method: 'POST',
  path: 'account/limitConfirm',
  auth: 'player',
  summary: 'The second word, between one day and eight after more was asked for: it acts from now on',
  input: z.strictObject({ kind: z.enum(LIMIT_KINDS), days: z.literal(LIMIT_DAYS) }),
  output: Safety,
  errors: ['limit_not_asked', 'limit_too_early'],
})

export const accountLimitsDecline = defineCall({
  name: 'accountLimitsDecline',
  method: 'POST',
  path: 'account/limitsDecline',
  auth: 'player',
  summary: 'The player was asked for a limit and wants none now',
  input: z.strictObject({}),
  output: Safety,
  errors: [],
})

export const accountTimeLimit = defineCall({
  name: 'accountTimeLimit',
  method: 'POST',
  path: 'account/timeLimit',
  auth: 'player',
  summary:
    'Limit the minutes of activity in 24 hours: less acts at once, more or none (null) waits for 24 hours and a second word',
  input: z.strictObject({
    minutes: z.nullable(z.int().check(z.gte(1), z.lte(TIME_LIMIT_MINUTES_MAX))),
  }),
  output: Safety,
  errors: [],
})

export const accountTimeLimitConfirm = defineCall({
  name: 'accountTimeLimitConfirm',
  method: 'POST',
  path: 'account/timeLimitConfirm',
  auth: 'player',
  summary: 'The second word on more time, or none',
  input: z.strictObject({}),
  output: Safety,
  errors: ['limit_not_asked', 'limit_too_early'],
})

export const accountReturn = defineCall({
  name: 'accountReturn',
  method: 'POST',
  path: 'account/return',
  auth: 'player',
  summary: 'After an exclusion is over: ask to come back, and confirm it when the wait is over',
  input: z.strictObject({ step: z.enum(['ask', 'confirm']) }),
  output: Safety,
  errors: ['return_not_possible', 'return_too_early', 'return_by_house'],
})

import { ODDS_FORMATS } from '@xezer/money/odds-format-names'
import { LOCALES } from '@xezer/std/locale'
import * as z from 'zod/mini'
import { AccountBet } from './account-news.ts'
import { defineCall } from './call.ts'
import { Id, WireTime } from './primitives.ts'
import { QuoteChanges, User } from './user.ts'

export const BET_FILTERS = ['all', 'open', 'winning', 'losing', 'refund'] as const
export const BETS_PAGE_LIMIT = 50

const BetFilter = z.strictObject({
  from: z.optional(WireTime),
  to: z.optional(WireTime),
  filter: z.enum(BET_FILTERS),
})

const BetsInput = z.strictObject({
  from: z.optional(WireTime),
  to: z.optional(WireTime),
  /** The table of calls (product §7, calls) can be read as three fields, and as one that holds them. */
  filter: z.union([z.enum(BET_FILTERS), BetFilter]),
  /** The last id of the page before; absent for the first page. */
  before: z.optional(Id),
})

export const accountBets = defineCall({
  name: 'accountBets',
  method: 'POST',
  path: 'account/bets',
  auth: 'player',
  summary: 'Bets of a period, newest first, in pages',
  input: BetsInput,
  output: z.object({ bets: z.array(AccountBet), more: z.boolean() }),
  errors: [],
})

export const BETS_TABLE_LIMIT = 500

/** Pages are put together as they stand: the first one begins with the mark of UTF-8 and the headings. */
export const accountBetsTable = defineCall({
  name: 'accountBetsTable',
  method: 'POST',
  path: 'account/betsTable',
  auth: 'player',
  summary: 'The same as a table (CSV), a bet a row, in larger pages',
  input: BetsInput,
  output: z.object({
    csv: z.string(),
    /** What to ask with for the next page; null at the end. */
    before: z.nullable(Id),
  }),
  errors: [],
})

const ProfileSettings = z.object({
  /** The language of letters, which is that of the last log-in unless another was chosen since. */
  language: z.enum(LOCALES),
  /** Letters that protect neither the account nor its money. */
  notifications: z.boolean(),
  offers: z.boolean(),
  /** Ordered withdrawals cannot be cancelled. */
  withdrawalLock: z.boolean(),
  /** When the lock ends; null while there is none, or nobody asked to take it away. */
  withdrawalUnlock: z.nullable(WireTime),
})
export type ProfileSettings = z.output<typeof ProfileSettings>

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
    /** What `account/setting` changes of them, as it is now. Absent in answers of an earlier release. */
    settings: z.optional(ProfileSettings),
    /** The address that is wanted and waits for its link; null where none is. Absent in answers of an earlier release. */
    wantedEmail: z.optional(z.nullable(z.object({ email: z.string(), until: WireTime }))),
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
    z.strictObject({ name: z.literal('oddsFormat'), value: z.enum(ODDS_FORMATS) }),
    z.strictObject({ name: z.literal('theme'), value: z.enum(['dark', 'light']) }),
    z.strictObject({ name: z.literal('language'), value: z.enum(LOCALES) }),
    z.strictObject({ name: z.literal('notifications'), value: z.boolean() }),
    z.strictObject({ name: z.literal('offers'), value: z.boolean() }),
    z.strictObject({ name: z.literal('withdrawalLock'), value: z.boolean() }),
  ]),
  output: z.object({ success: z.boolean(), settings: z.object({ quoteChanges: QuoteChanges }) }),
  errors: [],
})

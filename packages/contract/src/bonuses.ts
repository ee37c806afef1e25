import { BET_TYPES } from '@xezer/sport/bet-type'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CurrencyCode, Id, WireTime } from './primitives.ts'

// Bonuses: what a player was given and what it still takes until it is cash. Terms are sentences that the server makes of the
// campaign's own figures.

export const BONUS_STATUSES = ['queued', 'active', 'done', 'forfeited', 'expired', 'cancelled'] as const
export type BonusStatus = (typeof BONUS_STATUSES)[number]

/** What is counted until a bonus is cash: settled bets, or what was staked. */
export const BONUS_UNITS = ['bets', 'turnover'] as const

const Progress = z.strictObject({
  done: z.number(),
  needed: z.number(),
  unit: z.enum(BONUS_UNITS),
})

/** Which bets a bonus pays for and counts, for a slip that says so before it is placed. */
const BonusRules = z.strictObject({
  /** `equal`: each stake is exactly the bonus. */
  stake: z.enum(['equal', 'any']),
  /** Each kind with its least number of legs, and the least odds of each leg in thousandths. */
  bets: z.array(z.strictObject({ type: z.enum(BET_TYPES), legsMin: z.int(), oddsMin: z.int() })),
})
export type BonusRules = z.output<typeof BonusRules>

export const Bonus = z.strictObject({
  id: Id,
  /** The code of its campaign. */
  campaign: z.string(),
  name: z.string(),
  /** What was given. */
  amount: z.number(),
  /** What of it can be staked now. */
  balance: z.number(),
  currency: CurrencyCode,
  status: z.enum(BONUS_STATUSES),
  statusName: z.string(),
  progress: Progress,
  terms: z.array(z.string()),
  /** When it is over; null while it waits, and once it is. */
  expires: z.nullable(WireTime),
})
export type Bonus = z.output<typeof Bonus>

/** A campaign that a deposit may earn. */
export const BonusOffer = z.strictObject({
  campaign: z.string(),
  name: z.string(),
  /** `used`: once is enough. */
  state: z.enum(['due', 'used']),
  /** A share of the deposit in whole percent; null where it is a sum. */
  percent: z.nullable(z.int()),
  /** The least deposit, and the most that is given; in the account's currency. */
  min: z.number(),
  max: z.nullable(z.number()),
  terms: z.array(z.string()),
})
export type BonusOffer = z.output<typeof BonusOffer>

export const Bonuses = z.strictObject({
  /** The active one first, then those that wait, then the newest. */
  bonuses: z.array(Bonus),
  /** Of the active one; null where there is none. */
  rules: z.nullable(BonusRules),
  /** The campaign that was chosen at registration: what a deposit earns that names none. */
  choice: z.nullable(z.string()),
  /** What the next deposit may earn. */
  offers: z.array(BonusOffer),
  /** The page of the frame with a ticket of ten minutes in its fragment; null where there was never a bonus. */
  frame: z.nullable(z.string()),
})
export type Bonuses = z.output<typeof Bonuses>

export const accountBonuses = defineCall({
  name: 'accountBonuses',
  method: 'GET',
  path: 'account/bonuses',
  auth: 'player',
  summary:
    'Bonuses of the player with their progress, what the next deposit may earn, and the frame of counted bets',
  input: z.object({}),
  output: Bonuses,
  errors: [],
})

export const Campaign = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** What is given, in a few words. */
  gift: z.string(),
  terms: z.array(z.string()),
})
export type Campaign = z.output<typeof Campaign>

export const bonusCampaigns = defineCall({
  name: 'bonusCampaigns',
  method: 'GET',
  path: 'bonuses',
  auth: 'none',
  summary: 'What bonuses there are and their terms, for everybody; in manat',
  input: z.object({}),
  output: z.strictObject({ campaigns: z.array(Campaign) }),
  errors: [],
})

/** Where the frame asks, outside the calls: `?user&isMobile&lang`, with its ticket in a header. */
export const BONUS_FRAME_DATA_PATH = '/bonus/getData'
export const BONUS_TICKET_HEADER = 'x-bonus-ticket'

/** What the frame says to the page that holds it: its ticket has run out, or how high it is. */
export const BONUS_FRAME_STALE = 'bonus-frame-stale'
export const BONUS_FRAME_HEIGHT = 'bonus-frame-height'

const FrameBet = z.strictObject({
  id: Id,
  time: WireTime,
  /** The match, or of how many an accumulator is. */
  name: z.string(),
  /** What was chosen, and its odds. */
  note: z.string(),
  statusName: z.string(),
  color: z.enum(['up', 'down', 't3']),
  /** What it moved the progress by; null: it does not count. */
  counted: z.nullable(z.number()),
  /** Why it does not; null where it does. */
  reason: z.nullable(z.string()),
})
export type FrameBet = z.output<typeof FrameBet>

/** What the frame shows: of the active bonus, else the last one, the settled bets and which of them counted. */
export const BonusFrame = z.strictObject({
  bonus: z.nullable(Bonus),
  bets: z.array(FrameBet),
})
export type BonusFrame = z.output<typeof BonusFrame>

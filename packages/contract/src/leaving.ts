import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { WireTime } from './primitives.ts'
import { says } from './says.ts'

/** A copy of everything that is kept of the player. */
const Export = z.object({
  asked: WireTime,
  /** Null while it is made. */
  ready: z.nullable(WireTime),
  /** Its link was used. */
  isTaken: z.boolean(),
})

/** What stands between the player and the end of his account. */
const Leaving = z.object({
  /** The newest one; null: none was asked for. */
  export: z.nullable(Export),
  openBets: z.int(),
  /** Of games, that something of his is in. */
  openRounds: z.int(),
  openPayments: z.int(),
  /** What is on the account, to be withdrawn first. */
  left: z.number(),
  /** What is on it and no method pays out: it hinders nobody and stays on the books. */
  stays: z.number(),
  /** After so many years names and contacts leave a closed account. */
  years: z.int(),
})

export const accountLeaving = defineCall({
  name: 'accountLeaving',
  method: 'GET',
  path: 'account/leaving',
  auth: 'player',
  summary:
    'The copy of the data that was asked for, and what stands between the player and closing the account',
  input: z.object({}),
  output: Leaving,
  errors: [],
})

export const EXPORTS_A_DAY = 3

export const accountExport = defineCall({
  name: 'accountExport',
  method: 'POST',
  path: 'account/export',
  auth: 'player',
  summary:
    'Ask for a copy of everything that is kept of the player; its link is mailed, for 24 hours and once',
  input: z.strictObject({}),
  output: z.object({ success: z.boolean() }),
  errors: [],
})

export const accountExportTake = defineCall({
  name: 'accountExportTake',
  method: 'POST',
  path: 'account/exportTake',
  auth: 'player',
  summary: 'Use the link of a copy: from now on its parts are for this session, for 10 minutes',
  input: z.strictObject({ token: z.string().check(z.maxLength(128)) }),
  output: z.object({ name: z.string(), parts: z.int() }),
  errors: ['link_expired'],
})

export const accountExportPart = defineCall({
  name: 'accountExportPart',
  method: 'POST',
  path: 'account/exportPart',
  auth: 'player',
  summary: 'A part of the copy, from 0 on; put together they are one zip',
  input: z.strictObject({ part: z.int().check(z.gte(0), z.lte(100_000)) }),
  output: z.object({
    /** The bytes in base64. */
    data: z.string(),
  }),
  errors: ['not_found'],
})

export const accountClose = defineCall({
  name: 'accountClose',
  method: 'POST',
  path: 'account/close',
  auth: 'player',
  summary:
    'Close the account for good: nothing is open, nothing can be withdrawn, and the password says that it is the player',
  input: z.strictObject({
    password: z.string().check(z.minLength(1, says('field_required')), z.maxLength(128)),
    /** The box: he knows that it cannot be taken back. */
    confirmed: z.literal(true, says('field_required')),
  }),
  output: z.object({ success: z.boolean() }),
  errors: [
    'password_wrong',
    'close_open_bets',
    'close_open_rounds',
    'close_open_payments',
    'close_money_left',
  ],
})

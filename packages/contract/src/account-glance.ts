import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { IDENTITY_STATUSES } from './identity-check.ts'

/** More open bets are not counted. */
export const OPEN_BETS_SHOWN = 99

export const Glance = z.strictObject({
  /** What of the balance may be paid out. */
  withdrawable: z.number(),
  /** Bets that are not settled, `OPEN_BETS_SHOWN + 1` for as many or more. */
  openBets: z.int(),
  identity: z.enum(IDENTITY_STATUSES),
  /** How far the active bonus is: of bets, or of an amount in the account's currency; null where there is none. */
  bonus: z.nullable(
    z.strictObject({ done: z.number(), needed: z.number(), unit: z.enum(['bets', 'turnover']) }),
  ),
})
export type Glance = z.output<typeof Glance>

export const accountGlance = defineCall({
  name: 'accountGlance',
  method: 'GET',
  path: 'account/glance',
  auth: 'player',
  summary: 'What stands beside the amounts and the sections of the account',
  input: z.object({}),
  output: Glance,
  errors: [],
})

import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const ACTIVITY_SPANS = ['day', 'week', 'month'] as const
export type ActivitySpan = (typeof ACTIVITY_SPANS)[number]
/** How many of each are told, the one that runs included: twelve months are whole ones beside it. */
export const ACTIVITY_LENGTH = { day: 14, week: 12, month: 13 } as const

export const accountActivity = defineCall({
  name: 'accountActivity',
  method: 'POST',
  path: 'account/activity',
  auth: 'player',
  summary:
    'Stakes and what came back of them by the day, week or month of the bet, deposits, withdrawals and minutes of play, the oldest first',
  input: z.strictObject({ span: z.enum(ACTIVITY_SPANS) }),
  output: z.object({
    rows: z.array(
      z.object({
        /** Its first day in Baku: `2026-11-23`. */
        from: z.string(),
        staked: z.number(),
        returned: z.number(),
        /** What came, and what was paid out or is on its way; by the day they were asked for, late money by the day it came. */
        deposited: z.number(),
        withdrawn: z.number(),
        /** In how many minutes the player did something. */
        minutes: z.number(),
      }),
    ),
  }),
  errors: [],
})

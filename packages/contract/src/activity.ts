import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const ACTIVITY_SPANS = ['day', 'week', 'month'] as const
export type ActivitySpan = (typeof ACTIVITY_SPANS)[number]
/** How many of each are told, the one that runs included. */
export const ACTIVITY_LENGTH = { day: 14, week: 12, month: 12 } as const

export const accountActivity = defineCall({
  name: 'accountActivity',
  method: 'POST',
  path: 'account/activity',
  auth: 'player',
  summary: 'What was staked and what came back of it, by the day, week or month of the bet, the oldest first',
  input: z.strictObject({ span: z.enum(ACTIVITY_SPANS) }),
  output: z.object({
    rows: z.array(
      z.object({
        /** Its first day in Baku: `2026-11-23`. */
        from: z.string(),
        staked: z.number(),
        returned: z.number(),
      }),
    ),
  }),
  errors: [],
})

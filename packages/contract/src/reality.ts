import { REALITY_MINUTES } from '@xezer/sport/limit-kind'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Safety } from './safety.ts'

/** What the play of a session has come to. */
export const Reality = z.object({
  /** Nothing more is placed in this session until the player goes on or logs out. */
  isDue: z.boolean(),
  /** How long until it is; 0 when it is. */
  dueInSeconds: z.number(),
  /** How many minutes ago the log-in was. */
  minutes: z.number(),
  /** Of the bets since then; what is open has not come back yet. */
  staked: z.number(),
  returned: z.number(),
})
export type Reality = z.output<typeof Reality>

export const accountReality = defineCall({
  name: 'accountReality',
  method: 'GET',
  path: 'account/reality',
  auth: 'player',
  isPoll: true,
  summary:
    'How long this session has lasted, what was staked and returned in it, and when that is to be read next',
  input: z.object({}),
  output: Reality,
  errors: [],
})

export const accountRealityGoOn = defineCall({
  name: 'accountRealityGoOn',
  method: 'POST',
  path: 'account/realityGoOn',
  auth: 'player',
  summary: 'The player has read what his play came to and goes on: bets are taken again',
  input: z.strictObject({}),
  output: Reality,
  errors: [],
})

export const accountRealityEvery = defineCall({
  name: 'accountRealityEvery',
  method: 'POST',
  path: 'account/realityEvery',
  auth: 'player',
  summary: 'After how many minutes the player reads it; longer is not taken while it is due',
  input: z.strictObject({ minutes: z.literal(REALITY_MINUTES) }),
  output: Safety,
  errors: ['reality_check_due'],
})

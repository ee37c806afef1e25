import { ODDS_FORMATS } from '@xezer/money/odds-format-names'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const CHOICES = {
  odds: z.enum(ODDS_FORMATS),
  /** Minutes ahead of UTC; null is the zone of whichever device shows the site. */
  zone: z.nullable(z.int().check(z.gte(-720), z.lte(840))),
  motion: z.enum(['system', 'still']),
  theme: z.enum(['dark', 'light']),
  density: z.enum(['comfortable', 'compact']),
}

/** How a player sees the site. Nothing else than what is shown depends on it. */
export const ViewChoice = z.object(CHOICES)
export type ViewChoice = z.output<typeof ViewChoice>

export const accountView = defineCall({
  name: 'accountView',
  method: 'GET',
  path: 'account/view',
  auth: 'player',
  summary: 'The ways of seeing that are kept with the account',
  input: z.object({}),
  /** Null of an account that has never heard of any. */
  output: z.object({ view: z.nullable(ViewChoice) }),
  errors: [],
})

export const accountViewChange = defineCall({
  name: 'accountViewChange',
  method: 'POST',
  path: 'account/view',
  auth: 'player',
  summary: 'Changes ways of seeing of the account; what is not named stays as it is',
  input: z.strictObject({
    odds: z.optional(CHOICES.odds),
    zone: z.optional(CHOICES.zone),
    motion: z.optional(CHOICES.motion),
    theme: z.optional(CHOICES.theme),
    density: z.optional(CHOICES.density),
  }),
  output: z.object({ view: ViewChoice }),
  errors: [],
})

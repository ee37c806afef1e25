import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Hours, Id } from './primitives.ts'
import { ListSport, Screen, ScreenRequest } from './sport-entities.ts'

export const prematchPopular = defineCall({
  name: 'prematchPopular',
  method: 'POST',
  path: 'prematch/popular',
  auth: 'none',
  summary: 'The next matches of the popular leagues, by sport and league',
  input: z.object({
    /** One sport, or all of them when absent. */
    sport: z.optional(Id),
    /** Without a limit when absent. */
    hours: z.optional(Hours),
    /** The window; everything when absent. */
    screen: z.optional(ScreenRequest),
  }),
  output: z.object({ sports: z.array(ListSport), screen: Screen }),
  errors: ['not_found'],
})

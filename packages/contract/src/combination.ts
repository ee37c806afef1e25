import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id } from './primitives.ts'
import { HANDLE_MAX } from './slip-limits.ts'

/** How many selections of one event make a combination. */
export const COMBINED_LEGS = { min: 2, max: 6 } as const

export const COMBINATION_FAULTS = [
  'impossible',
  'redundant',
  'not_combinable',
  'closed',
  'no_price',
  'not_sold',
] as const

export const slipCombination = defineCall({
  name: 'slipCombination',
  method: 'POST',
  path: 'betSlip/combination',
  auth: 'optional',
  summary: 'Selections of one event together: one position with one price, or why they make none',
  input: z.strictObject({
    event: Id,
    /** The handles of the cells. One alone is no combination: the answer says whether there are any of its event. */
    legs: z
      .array(z.string().check(z.minLength(1), z.maxLength(HANDLE_MAX)))
      .check(z.minLength(1), z.maxLength(COMBINED_LEGS.max)),
  }),
  output: z.object({
    /** The handle of the combination, as of any cell; null when there is none. */
    handle: z.nullable(z.string()),
    /** Its price; null while it is suspended. */
    value: z.nullable(z.number()),
    /**
     * Why there is none, and the places of the legs that it is about: of `redundant` the one that adds nothing, then the one
     * that holds it already.
     */
    fault: z.nullable(z.object({ kind: z.enum(COMBINATION_FAULTS), legs: z.array(z.int()) })),
  }),
  errors: ['event_not_found'],
})

import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, WireTime } from './primitives.ts'
import { SEARCH_LENGTH_MAX, SEARCH_LENGTH_MIN } from './search-limits.ts'
import { SportRef } from './sport-entities.ts'

export const search = defineCall({
  name: 'search',
  method: 'POST',
  path: 'search',
  auth: 'none',
  summary: 'Sports, leagues and events whose name in any language holds the words',
  input: z.object({
    query: z.string().check(z.trim(), z.minLength(SEARCH_LENGTH_MIN), z.maxLength(SEARCH_LENGTH_MAX)),
  }),
  output: z.object({
    sports: z.array(
      z.object({
        ...SportRef.shape,
        leagues: z.array(z.object({ id: Id, name: z.string(), country: z.string() })),
        events: z.array(
          z.object({
            id: Id,
            type: z.literal([0, 1]),
            time: WireTime,
            home: z.string(),
            away: z.string(),
            league: z.string(),
          }),
        ),
      }),
    ),
  }),
  errors: [],
})

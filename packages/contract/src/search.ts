import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, WireTime } from './primitives.ts'
import { SEARCH_LENGTH_MAX, SEARCH_LENGTH_MIN } from './search-limits.ts'
import { SportRef } from './sport-entities.ts'

const FoundEvent = z.object({
  id: Id,
  type: z.literal([0, 1]),
  time: WireTime,
  home: z.string(),
  away: z.string(),
  league: z.string(),
})

export const search = defineCall({
  name: 'search',
  method: 'POST',
  path: 'search',
  auth: 'none',
  summary:
    'Sports, leagues, events and clubs whose name in any language holds the words, or who sells the market',
  input: z.object({
    query: z.string().check(z.trim(), z.minLength(SEARCH_LENGTH_MIN), z.maxLength(SEARCH_LENGTH_MAX)),
  }),
  output: z.object({
    sports: z.array(
      z.object({
        ...SportRef.shape,
        leagues: z.array(z.object({ id: Id, name: z.string(), country: z.string() })),
        events: z.array(FoundEvent),
        /** Clubs of which nothing is on sale now, each with the league whose statistics tell of it. */
        clubs: z.array(
          z.object({ id: Id, name: z.string(), league: z.object({ id: Id, name: z.string() }) }),
        ),
        /** Where words of a market were typed: the matches that sell it, live ones first. */
        market: z.nullable(
          z.object({
            /** What the search of their event pages is filled with. */
            query: z.string(),
            /** What was understood, in words: `Total 2.5 · Alt`. */
            name: z.string(),
            events: z.array(FoundEvent),
          }),
        ),
      }),
    ),
  }),
  errors: [],
})

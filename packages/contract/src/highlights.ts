import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id } from './primitives.ts'
import { ColumnGroup, Event, LeagueRef, SportRef } from './sport-entities.ts'

/** Matches that the home page opens with. */
export const HIGHLIGHTS_MAX = 3

const Highlight = z.object({
  sport: SportRef,
  league: LeagueRef,
  /** The first group of columns of its row. */
  head: ColumnGroup,
  event: Event,
})
export type Highlight = z.output<typeof Highlight>

export const prematchHighlights = defineCall({
  name: 'prematchHighlights',
  method: 'GET',
  path: 'prematch/highlights',
  auth: 'none',
  summary: 'The next matches of the leagues that lead the house, one of each, and the league of the banner',
  input: z.object({}),
  output: z.object({
    matches: z.array(Highlight),
    /** The configured league, or the first of the house; null while nothing of it is on sale. */
    banner: z.nullable(
      z.object({ alias: z.string(), sport: Id, league: Id, name: z.string(), count: z.int() }),
    ),
  }),
  errors: [],
})

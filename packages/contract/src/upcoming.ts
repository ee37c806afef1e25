import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, WireTime } from './primitives.ts'
import { ColumnGroup, Factor, NamedLeague, NamedSport } from './sport-entities.ts'

/** As many as `live/upcoming` tells of at most: the next ones of all sports together. */
export const UPCOMING_MAX = 600

export const UpcomingEvent = z.object({
  id: Id,
  type: z.literal(0),
  number: z.int(),
  time: WireTime,
  home: z.string(),
  away: z.string(),
  sport: z.object({ id: Id, name: z.string() }),
  league: Id,
  /** How many markets are open: the `+N` of its row. */
  marketCount: z.int(),
  /** The cells of the main market, as the sport's `head` names them; null leaves its place empty. */
  factors: z.array(z.nullable(Factor)),
})
export type UpcomingEvent = z.output<typeof UpcomingEvent>

/** Whoever asks filters by sport and hours himself. */
export const liveUpcoming = defineCall({
  name: 'liveUpcoming',
  method: 'GET',
  path: 'live/upcoming',
  auth: 'none',
  summary:
    'The matches that start next, in the order of their starts, with their sports, leagues and main prices',
  input: z.object({}),
  output: z.object({
    sports: z.array(
      z.object({
        ...NamedSport.shape,
        countEvents: z.int(),
        /** How many sports the answer has. */
        countSports: z.int(),
        /** The columns of its main market. */
        head: ColumnGroup,
        leagues: z.array(NamedLeague),
      }),
    ),
    events: z.array(UpcomingEvent),
  }),
  errors: [],
})

import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Hours, Id } from './primitives.ts'
import {
  ColumnGroup,
  EveryName,
  League,
  NamedSport,
  Screen,
  ScreenRequest,
  SportRef,
} from './sport-entities.ts'

export const MenuLeague = z.object({ id: Id, name: z.string(), ...EveryName.shape, count: z.int() })
export const MenuCountry = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  ...EveryName.shape,
  count: z.int(),
  leagues: z.array(MenuLeague),
})
export const MenuSport = z.object({
  ...NamedSport.shape,
  countEvents: z.int(),
  /** How many sports the menu has. */
  countSports: z.int(),
  /** Of it in play now, which the pre-match menu leads past. */
  countLive: z.int(),
  countries: z.array(MenuCountry),
})
export type MenuSport = z.output<typeof MenuSport>

export const prematchList = defineCall({
  name: 'prematchList',
  method: 'POST',
  path: 'prematch/list',
  auth: 'none',
  summary: 'The pre-match menu within the hours of the time filter: sports, countries, leagues',
  input: z.object({ hours: Hours }),
  output: z.object({
    sports: z.array(MenuSport),
    popular: z.object({
      sports: z.array(SportRef),
      leagues: z.array(z.object({ id: Id, sport: Id, name: z.string(), alias: z.string() })),
    }),
  }),
  errors: [],
})

export const prematchMatches = defineCall({
  name: 'prematchMatches',
  method: 'POST',
  path: 'prematch/matches',
  auth: 'optional',
  summary: 'Pre-match events of a sport, a country or a league, by day and league',
  input: z.object({
    hours: Hours,
    sport: Id,
    country: z.optional(Id),
    league: z.optional(Id),
    /** Minutes of the visitor's zone before UTC's, which days are told by; that of the house when absent. */
    zone: z.optional(z.int().check(z.gte(-840), z.lte(840))),
    screen: z.optional(ScreenRequest),
  }),
  output: z.object({
    sport: z.object({ ...NamedSport.shape, head: z.array(ColumnGroup), countEvents: z.int() }),
    leagues: z.array(League),
    screen: Screen,
  }),
  errors: ['not_found'],
})

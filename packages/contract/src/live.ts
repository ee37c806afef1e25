import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Cursor, Id } from './primitives.ts'
import {
  Event,
  EventState,
  LeagueRef,
  ListSport,
  MarketSection,
  NamedLeague,
  NamedSport,
  Period,
  Results,
  Screen,
  ScreenRequest,
  SportRef,
} from './sport-entities.ts'

/** A live event in a menu: just enough for a mini score board. */
export const MenuEvent = z.object({
  ...EventState.shape,
  home: z.string(),
  away: z.string(),
  league: Id,
  /** It has a broadcast. */
  video: z.optional(z.literal(true)),
})
export type MenuEvent = z.output<typeof MenuEvent>

export const LiveMenuSport = z.object({
  ...NamedSport.shape,
  countEvents: z.int(),
  leagues: z.array(NamedLeague),
  events: z.array(MenuEvent),
})

/** A sport of the carousel. */
export const CountedSport = z.object({
  ...NamedSport.shape,
  countEvents: z.int(),
  /** How many sports the carousel has. */
  countSports: z.int(),
})

export const liveList = defineCall({
  name: 'liveList',
  method: 'GET',
  path: 'live/list',
  auth: 'none',
  summary: 'Sports in play with the number of their events',
  input: z.object({}),
  output: z.object({ sports: z.array(CountedSport) }),
  errors: [],
})

export const liveListMenu = defineCall({
  name: 'liveListMenu',
  method: 'GET',
  path: 'live/listMenu',
  auth: 'none',
  summary: 'Sports in play with leagues, events and their scores, for the left menu',
  input: z.object({}),
  output: z.object({ sports: z.array(LiveMenuSport) }),
  errors: [],
})

export const LiveOverviewInput = z.object({
  /** One sport, or all of them when absent. */
  sport: z.optional(Id),
  /** The overview group (columns); 1 when absent (product §9, constants). */
  group: z.optional(z.int()),
  /** Only events that have a broadcast. */
  video: z.optional(z.literal(1)),
  /** The window; everything when absent. */
  screen: z.optional(ScreenRequest),
  factors: z.optional(Cursor),
})
export const LiveOverviewOutput = z.object({ sports: z.array(ListSport), screen: Screen, factors: Cursor })
export type LiveOverviewOutput = z.output<typeof LiveOverviewOutput>

export const liveOverview = defineCall({
  name: 'liveOverview',
  method: 'POST',
  path: 'live/overview',
  auth: 'optional',
  summary: 'Events in play by sport and league with the prices of one column group',
  input: LiveOverviewInput,
  output: LiveOverviewOutput,
  errors: ['not_found'],
})

/** A match that ended stays readable for at least an hour, and for so many when there is room. */
export const ENDED_EVENT_HOURS = 6

export const EventPage = z.object({
  sport: SportRef,
  league: LeagueRef,
  event: Event,
  /** The groups of the field that its sport has, in the order of display; the event may have no market of some. */
  sections: z.optional(z.array(MarketSection)),
  results: z.nullable(Results),
  periods: z.array(Period),
  factors: Cursor,
})
export type EventPage = z.output<typeof EventPage>

export const liveEvent = defineCall({
  name: 'liveEvent',
  method: 'POST',
  path: 'live/event/{id}',
  auth: 'optional',
  summary: 'One event in play with all its markets',
  input: z.object({ factors: z.optional(Cursor) }),
  output: EventPage,
  errors: ['event_not_found'],
})

import { isCalendarDay } from '@xezer/std/calendar-day'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { MenuEvent } from './live.ts'
import { Id, WireTime } from './primitives.ts'
import { says } from './says.ts'
import { EveryName, NamedLeague, NamedSport } from './sport-entities.ts'

/** A day on the feed's wall clock, `2026-11-22` (agreement 5, time), of this century. */
const ResultDay = z.string().check(z.refine(isResultDay, says('date_invalid')))
/** A month of that calendar, `2026-11`. */
const Month = z.string().check(z.refine(isMonth, says('date_invalid')))

/** A league with how many of its matches are meant. */
const ResultLeague = z.object({ ...NamedLeague.shape, count: z.int() })
export type ResultLeague = z.output<typeof ResultLeague>
const ResultSport = z.object({ ...NamedSport.shape, countEvents: z.int() })
export type ResultSport = z.output<typeof ResultSport>

/** How a match ended (product §3, entities, Result). */
export const ResultEvent = z.object({
  /** Null of a real match of the past, which never was an event here. */
  id: z.nullable(Id),
  time: WireTime,
  home: z.string(),
  away: z.string(),
  /** `2:1`. */
  result: z.string(),
  /** `1:0, 1:1`; of a set that a tie-break decided `7:6(5)`. Empty where the match has no parts. */
  parts: z.string(),
  winner: z.nullable(z.enum(['home', 'away'])),
  /** How it ended where that was not by the final whistle, in the locale. */
  note: z.nullable(z.string()),
  extra: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Whether there is anything to unfold. */
  more: z.boolean(),
  /** Whether the page of the event can still be read. */
  page: z.boolean(),
})
export type ResultEvent = z.output<typeof ResultEvent>

export const resultsMenu = defineCall({
  name: 'resultsMenu',
  method: 'POST',
  path: 'results/menu',
  auth: 'none',
  summary: 'Sports and leagues that have results on a day',
  input: z.object({ date: ResultDay }),
  output: z.object({
    date: ResultDay,
    sports: z.array(z.object({ ...ResultSport.shape, leagues: z.array(ResultLeague) })),
    countSports: z.int(),
  }),
  errors: [],
})

export const resultsDays = defineCall({
  name: 'resultsDays',
  method: 'POST',
  path: 'results/days',
  auth: 'none',
  summary: 'Days of a month that have results, and the first and last such day of all',
  input: z.object({ month: Month }),
  output: z.object({
    days: z.array(z.object({ date: ResultDay, count: z.int() })),
    first: z.nullable(ResultDay),
    last: z.nullable(ResultDay),
  }),
  errors: [],
})

export const resultsOverview = defineCall({
  name: 'resultsOverview',
  method: 'POST',
  path: 'results/overview',
  auth: 'none',
  summary: 'How the matches of a day ended, of a sport or a league where one is named',
  input: z.object({ date: ResultDay, sport: z.optional(Id), league: z.optional(Id) }),
  output: z.object({
    sports: z.array(
      z.object({
        ...ResultSport.shape,
        leagues: z.array(z.object({ ...ResultLeague.shape, events: z.array(ResultEvent) })),
      }),
    ),
  }),
  errors: [],
})

const LiveResult = z.object({ ...MenuEvent.shape, time: WireTime })
export type LiveResult = z.output<typeof LiveResult>
const LiveResultLeague = z.object({
  ...{ id: Id, name: z.string(), ...EveryName.shape },
  count: z.int(),
  events: z.array(LiveResult),
})
const LiveResultCountry = z.object({
  ...{ id: Id, code: z.string(), name: z.string(), ...EveryName.shape },
  leagues: z.array(LiveResultLeague),
})

export const resultsLive = defineCall({
  name: 'resultsLive',
  method: 'POST',
  path: 'results/liveresults',
  auth: 'none',
  summary: 'Scores of all that is in play, by sport, country and league',
  input: z.object({ sport: z.optional(Id), league: z.optional(Id) }),
  output: z.object({
    sports: z.array(z.object({ ...ResultSport.shape, countries: z.array(LiveResultCountry) })),
  }),
  errors: [],
})

function isResultDay(text: string): boolean {
  return text.startsWith('20') && isCalendarDay(text)
}

function isMonth(text: string): boolean {
  return isResultDay(`${text}-01`)
}

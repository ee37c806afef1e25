import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, WireTime } from './primitives.ts'
import { Incident, NamedLeague, NamedSport } from './sport-entities.ts'

/** How a match ended, as lists of statistics show it. */
export const PlayedMatch = z.object({
  /** Null of a real match of the past, which never was an event here. */
  id: z.nullable(Id),
  time: WireTime,
  home: z.object({ id: Id, name: z.string() }),
  away: z.object({ id: Id, name: z.string() }),
  result: z.string(),
  parts: z.string(),
  winner: z.nullable(z.enum(['home', 'away'])),
  note: z.nullable(z.string()),
})
export type PlayedMatch = z.output<typeof PlayedMatch>

/** What a match was to one of its sides; `none` of one that was not finished. */
export const FormMark = z.enum(['won', 'drawn', 'lost', 'none'])
export type FormMark = z.output<typeof FormMark>

export const TableRow = z.object({
  /** Who is level in all that decides shares a place. */
  place: z.int(),
  id: Id,
  name: z.string(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
  points: z.int(),
  /** The last ones, the newest last. */
  form: z.array(FormMark),
})
export type TableRow = z.output<typeof TableRow>

/** The table of a season. */
export const SeasonTable = z.object({
  /** `2026/27`; `08.2026`, the month of its end, of one that is generated. */
  season: z.string(),
  /** False while results of the season are still being brought in: its rows are not the table yet. */
  isWhole: z.boolean(),
  /** Whether matches may end level. */
  hasDraws: z.boolean(),
  rows: z.array(TableRow),
})
export type SeasonTable = z.output<typeof SeasonTable>

const Place = { sport: NamedSport, league: NamedLeague }

export const statisticsMenu = defineCall({
  name: 'statisticsMenu',
  method: 'GET',
  path: 'statistics/menu',
  auth: 'none',
  summary: 'Sports and leagues that there are statistics of',
  input: z.object({}),
  output: z.object({
    sports: z.array(z.object({ ...NamedSport.shape, leagues: z.array(NamedLeague) })),
  }),
  errors: [],
})

export const statisticsLeague = defineCall({
  name: 'statisticsLeague',
  method: 'POST',
  path: 'statistics/league',
  auth: 'none',
  summary:
    'The season of a league: table, results by round, who leads in what; the newest season unless one is named',
  input: z.object({
    league: Id,
    season: z.optional(z.string().check(z.minLength(1), z.maxLength(10))),
  }),
  output: z.object({
    ...Place,
    season: z.string(),
    seasons: z.array(z.string()),
    /** Null of a competition whose results make none, and of a season whose first rounds nobody knows. */
    table: z.nullable(SeasonTable),
    /** The newest first. */
    rounds: z.array(
      z.object({
        /** `Matchday 12`, as the competition calls it. */
        round: z.string(),
        matches: z.array(PlayedMatch),
      }),
    ),
    /** Who has the most of something a match. */
    leaders: z.array(
      z.object({
        name: z.string(),
        rows: z.array(z.object({ id: Id, name: z.string(), value: z.string() })),
      }),
    ),
  }),
  errors: ['not_found'],
})

export const statisticsEvent = defineCall({
  name: 'statisticsEvent',
  method: 'POST',
  path: 'statistics/event',
  auth: 'none',
  summary:
    'A match beside what its sides did before: table, form, meetings, its course and how its odds moved',
  input: z.object({ event: Id }),
  output: z.object({
    ...Place,
    event: z.object({
      id: Id,
      time: WireTime,
      round: z.string(),
      home: z.object({ id: Id, name: z.string() }),
      away: z.object({ id: Id, name: z.string() }),
      /** Null before the match. */
      result: z.nullable(z.string()),
      parts: z.string(),
      /** `prematch`, `live`, `ended`. */
      phase: z.enum(['prematch', 'live', 'ended']),
    }),
    table: z.nullable(SeasonTable),
    /** The last matches of either side before this one, the newest first. */
    form: z.object({ home: z.array(PlayedMatch), away: z.array(PlayedMatch) }),
    /** Of the two sides with each other before this one, the newest first; counts are of all that are known. */
    meetings: z.object({
      home: z.int(),
      drawn: z.int(),
      away: z.int(),
      matches: z.array(PlayedMatch),
    }),
    /** What was counted, and the marks of its time line; null before the match. */
    course: z.nullable(
      z.object({
        parts: z.int(),
        played: z.number(),
        incidents: z.array(Incident),
        counted: z.array(z.object({ name: z.string(), home: z.number(), away: z.number() })),
      }),
    ),
    /** How the prices of the main market moved; null where nobody has seen any. */
    odds: z.nullable(
      z.object({
        market: z.string(),
        outcomes: z.array(z.string()),
        points: z.array(z.object({ time: WireTime, values: z.array(z.nullable(z.number())) })),
      }),
    ),
  }),
  errors: ['event_not_found'],
})

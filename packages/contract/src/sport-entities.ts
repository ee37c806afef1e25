import type { BoardStatistic } from '@xezer/sport/board-statistics'
import { MARKET_GROUPS } from '@xezer/sport/market-group'
import { MARKET_LAYOUTS } from '@xezer/sport/market-layout'
import * as z from 'zod/mini'
import { Id, WireTime } from './primitives.ts'

/** One odds cell. The wire's short names are those of the product (product §3, entities). */
export const Factor = z.object({
  /** Handle: `<event>:<type>:<specifier>:<outcome>`, unique over all events, the same while the cell lives. */
  h: z.string(),
  /** Value: decimal odds, null when there is no price. */
  v: z.nullable(z.number()),
  /** Name of the outcome in the locale of the request. */
  n: z.string(),
  /** Point: the line, as text (`2.5`, `-1`, `0:1`); null when the market has none. */
  pt: z.nullable(z.string()),
  /** Disabled. */
  d: z.boolean(),
  /** Moved since the cursor: true up, false down; absent when it did not. */
  b: z.optional(z.boolean()),
})
export type Factor = z.output<typeof Factor>

export const MarketGroupKey = z.enum(MARKET_GROUPS)

/** A group of the field on the event page: goals, corners, sets. */
export const MarketSection = z.object({ key: z.string(), name: z.string() })
export type MarketSection = z.output<typeof MarketSection>

/** A market as a `rows` × `size` table of cells, row by row; a null leaves its place empty. */
export const Market = z.object({
  /** Type key of the market catalogue, unique within its period. */
  id: z.string(),
  name: z.string(),
  team: z.nullable(z.enum(['home', 'away'])),
  group: MarketGroupKey,
  /** Keys of the page's sections that it stands in; absent where it stands in none. */
  sections: z.optional(z.array(z.string())),
  type: z.enum(MARKET_LAYOUTS),
  /** Number of columns. */
  size: z.int(),
  /** Column names, `size` of them, or none. */
  head: z.array(z.string()),
  rows: z.int(),
  factors: z.array(z.nullable(Factor)),
})
export type Market = z.output<typeof Market>

/** A part of play with its markets: the match, a half, a special group. */
export const Period = z.object({
  number: z.int(),
  name: z.string(),
  /** `match`, `h1`, `h2`: what the period route names. */
  kind: z.string(),
  /** In lists: one row of cells per column group of the sport's `head`. Empty on event pages. */
  factors: z.array(z.array(z.nullable(Factor))),
  /** On event pages: the markets. Empty in lists. */
  markets: z.array(Market),
  /** Which filter groups have a market here. */
  groups: z.array(MarketGroupKey),
})
export type Period = z.output<typeof Period>

export const WirePair = z.object({ home: z.number(), away: z.number() })

/** The score of a part of play; of one that a tie-break decided, with its points. */
export const WirePeriod = z.object({ ...WirePair.shape, tieBreak: z.optional(WirePair) })

/** The score with what the sport counts besides; a statistic that it does not count is absent. */
export const Score = z.object({
  ...WirePair.shape,
  periods: z.array(WirePeriod),
  corners: z.optional(WirePair),
  yellowCards: z.optional(WirePair),
  redCards: z.optional(WirePair),
  shots: z.optional(WirePair),
  shotsOnTarget: z.optional(WirePair),
  /** Of the whole match. */
  foulsCommitted: z.optional(WirePair),
  offsides: z.optional(WirePair),
  /** Of the quarter. */
  fouls: z.optional(WirePair),
  /** Taken in the half. */
  timeOuts: z.optional(WirePair),
  aces: z.optional(WirePair),
  doubleFaults: z.optional(WirePair),
  /** Games won against the serve. */
  breaks: z.optional(WirePair),
} satisfies Record<BoardStatistic | 'home' | 'away' | 'periods', unknown>)

export const Results = z.object({
  /** Who serves: 1 home, 2 away, null where the sport has no turn. */
  turn: z.nullable(z.literal([1, 2])),
  points: z.nullable(z.object({ home: z.string(), away: z.string() })),
  score: Score,
  /** `67'`, `45+2'`; null when the clock does not run. */
  minute: z.nullable(z.string()),
  /** Of a clock that runs down: seconds left at an instant of the server's clock (ms), and how fast it runs; 0: it stands. */
  clock: z.nullable(z.object({ left: z.number(), at: z.number(), rate: z.number() })),
  /** The newest comment, in the locale. */
  comment: z.nullable(z.string()),
  /** What it tells, as the sport calls it, and of whom; absent where nothing was told yet. */
  action: z.optional(z.object({ key: z.string(), side: z.nullable(z.enum(['home', 'away'])) })),
  /** The game, frame or end that is played, from 1; null where the sport has none. */
  gameNumber: z.nullable(z.int()),
  /** What the score is: the sum of its periods, or how many of them a side won. */
  tally: z.enum(['sum', 'won']),
  /** The parts of the match in order, those to come too: `h1`, `q3`, `ot1`, `set2`. The periods are the first of them. */
  parts: z.array(z.string()),
  /** How many parts are over, and of the one in play as much as is. */
  played: z.number(),
  /** What makes the next seconds decisive, in the locale, and for whom. */
  moment: z.nullable(z.object({ text: z.string(), side: z.nullable(z.enum(['home', 'away'])) })),
})
export type Results = z.output<typeof Results>

/** A mark on the time line of a match. */
export const Incident = z.object({
  /**
   * `goal`, `own_goal`, `penalty_goal`, `goal_cancelled`, `penalty_missed`, `yellow_card`, `second_yellow_card`,
   * `red_card`, `substitution`, `half_time`, `full_time`, `break`, `set_won`, `run`, …; whoever does not know a kind has
   * its text.
   */
  kind: z.string(),
  /** The side that it is told of, for a goal the one that it counts for. */
  side: z.nullable(z.enum(['home', 'away'])),
  /** `23'`, `45+2'`; empty where the sport has no clock. */
  minute: z.string(),
  /** What happened, in the locale. */
  text: z.string(),
  /** The score after a goal that counts, and at the end of a half. */
  score: z.nullable(WirePair),
  /** Where it stands on the line of the match: how many of its parts were over. */
  played: z.number(),
})
export type Incident = z.output<typeof Incident>

/** What changes on a living event besides its prices and its time line; sent whole in a delta. */
export const EventState = z.object({
  id: Id,
  results: z.nullable(Results),
  /** Name of the period of play in the locale, or null before the start. */
  kind: z.nullable(z.string()),
  /** Period key: `half1`, `half_time`, `half2`, `finished`. */
  status: z.string(),
  paused: z.boolean(),
  /** How many markets are open: the `+N` of a row. */
  marketCount: z.int(),
  /** The final whistle has gone: the board stands, and no bet is taken any more. */
  ended: z.optional(z.literal(true)),
})
export type EventState = z.output<typeof EventState>

export const Event = z.object({
  id: Id,
  /** 0 pre-match, 1 live. */
  type: z.literal([0, 1]),
  number: z.int(),
  time: WireTime,
  home: z.string(),
  /** Empty for an event of many competitors, such as the winner of a league: `home` is its own name. */
  away: z.string(),
  /** How many are in an event of many competitors; the first cells of its row are the favourites. */
  competitors: z.optional(z.int()),
  /** Name of the period of play in the locale, or null before the start. */
  kind: z.nullable(z.string()),
  results: z.nullable(Results),
  status: z.string(),
  paused: z.boolean(),
  marketCount: z.int(),
  /** Only after the final whistle. */
  ended: z.optional(z.literal(true)),
  /** On event pages, once the match began: all of it so far, in the order of play. */
  incidents: z.optional(z.array(Incident)),
  periods: z.array(Period),
  groups: z.array(MarketGroupKey),
  sport: z.object({ id: Id, name: z.string() }),
  /** Addresses of windows while the match is in play, else null. */
  animation: z.nullable(z.string()),
  stream: z.nullable(z.string()),
})
export type Event = z.output<typeof Event>

export const LeagueRef = z.object({
  id: Id,
  name: z.string(),
  country: z.object({ id: Id, code: z.string(), name: z.string() }),
})
export type LeagueRef = z.output<typeof LeagueRef>

/** The name in every language, beside that in the reader's (agreement 26, names). */
export const EveryName = z.object({ name_az: z.string(), name_ru: z.string(), name_en: z.string() })

/** A league as lists have it. */
export const NamedLeague = z.object({ ...LeagueRef.shape, ...EveryName.shape })

/** A league in a windowed list: outside the window it comes without `events` (agreement 8, windowed lists). */
export const League = z.object({
  ...NamedLeague.shape,
  sport: Id,
  /** Before matches: the day of these ones, `2026-11-22`; a league stands in each of its days. */
  day: z.optional(z.string()),
  /** Pixels from the top of the list, and own height with that of a day's head above it, in the list's row layout (`row-layout.ts`). */
  top: z.int(),
  height: z.int(),
  count: z.int(),
  events: z.optional(z.array(Event)),
})
export type League = z.output<typeof League>

/** A group of columns in a match list: `1x2` with its three columns. */
export const ColumnGroup = z.object({ key: z.string(), name: z.string(), columns: z.array(z.string()) })
export type ColumnGroup = z.output<typeof ColumnGroup>

export const SportRef = z.object({ id: Id, alias: z.string(), name: z.string() })
export type SportRef = z.output<typeof SportRef>

/** A sport as lists have it. */
export const NamedSport = z.object({ ...SportRef.shape, ...EveryName.shape })
export type NamedSport = z.output<typeof NamedSport>

export const ListSport = z.object({
  ...NamedSport.shape,
  countEvents: z.int(),
  /** The overview group that the columns belong to, and the groups there are to choose from. */
  group: z.int(),
  groups: z.array(z.object({ id: z.int(), name: z.string() })),
  head: z.array(ColumnGroup),
  top: z.int(),
  height: z.int(),
  leagues: z.array(League),
})
export type ListSport = z.output<typeof ListSport>

/** The window of a list that was asked for, and what was given. All in pixels. */
export const ScreenRequest = z.object({
  top: z.int().check(z.nonnegative()),
  height: z.int().check(z.positive(), z.lte(20_000)),
})
export const Screen = z.object({ top: z.int(), height: z.int(), total: z.int() })
export type Screen = z.output<typeof Screen>

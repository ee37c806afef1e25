import * as z from 'zod/mini'
import { MenuEvent } from './live.ts'
import { Id } from './primitives.ts'
import { Event, Factor, LeagueRef, ListSport, Market, Period, SportRef } from './sport-entities.ts'

/**
 * What a delta says of the structure of a topic: what is new comes whole with its place, what left is named, and all
 * else stands as it stood. A place `at` counts what stands before it afterwards; whatever holds something else is sent
 * in the order of the image. Heads of what may be new to the client come too; what is left empty goes without a word.
 * `apply-patch.ts` is how it is read.
 */
const place = { at: z.int() }

export const PagePatch = z.object({
  periods: z.array(z.object({ ...place, ...z.pick(Period, { number: true, name: true, kind: true }).shape })),
  /** `period` is the kind of the part of play. */
  markets: z.array(z.object({ ...place, period: z.string(), market: Market })),
  /** Kind of the part of play, and id of the market. */
  gone: z.array(z.tuple([z.string(), z.string()])),
})
export type PagePatch = z.output<typeof PagePatch>

/** Of an overview or a league, which always are whole: tops, heights and counts follow from the rows. */
export const ListPatch = z.object({
  sports: z.array(
    z.object({
      ...place,
      sport: z.omit(ListSport, { countEvents: true, top: true, height: true, leagues: true }),
    }),
  ),
  leagues: z.array(z.object({ ...place, league: z.object({ ...LeagueRef.shape, sport: Id }) })),
  rows: z.array(z.object({ ...place, league: Id, event: Event })),
  /** Event, number of the column group, its cells. */
  columns: z.array(z.tuple([Id, z.int(), z.array(z.nullable(Factor))])),
  /** Events. */
  gone: z.array(Id),
})
export type ListPatch = z.output<typeof ListPatch>

export const MenuPatch = z.object({
  sports: z.array(z.object({ ...place, sport: SportRef })),
  leagues: z.array(z.object({ ...place, sport: Id, league: LeagueRef })),
  events: z.array(z.object({ ...place, sport: Id, event: MenuEvent })),
  gone: z.array(Id),
})
export type MenuPatch = z.output<typeof MenuPatch>

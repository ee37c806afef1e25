import * as z from 'zod/mini'
import { MenuEvent } from './live.ts'
import { Id } from './primitives.ts'
import { Event, ListSport, Market, NamedLeague, NamedSport, Period } from './sport-entities.ts'

/**
 * What a delta says of the structure of a topic: what is new comes whole with its place, what left is named, and all
 * else stands as it stood. A place `at` counts what stands before it afterwards; whatever holds something else is sent
 * in the order of the image. Heads of what may be new to the client come too; what is left empty goes without a word.
 * `apply-patch.ts` is how it is read.
 */
const place = { at: z.int() }
/** Absent where it is empty. */
const listOf = <Item extends z.core.$ZodType>(item: Item) => z._default(z.array(item), [])

export const PagePatch = z.object({
  periods: listOf(z.object({ ...place, ...z.pick(Period, { number: true, name: true, kind: true }).shape })),
  /** `period` is the kind of the part of play. */
  markets: listOf(z.object({ ...place, period: z.string(), market: Market })),
  /** Kind of the part of play, and id of the market. */
  gone: listOf(z.tuple([z.string(), z.string()])),
})
export type PagePatch = z.output<typeof PagePatch>

/** A cell that is new in a column: its handle, value, 1 when disabled, way since the cursor, name and point. */
const NewCell = z.tuple([
  z.string(),
  z.nullable(z.number()),
  z.literal([0, 1]),
  z.literal([-1, 0, 1]),
  z.string(),
  z.nullable(z.string()),
])
export type NewCell = z.output<typeof NewCell>

/** Of an overview or a league, which always are whole: tops, heights and counts follow from the rows. */
export const ListPatch = z.object({
  sports: listOf(
    z.object({
      ...place,
      sport: z.omit(ListSport, { countEvents: true, top: true, height: true, leagues: true }),
    }),
  ),
  leagues: listOf(z.object({ ...place, league: z.object({ ...NamedLeague.shape, sport: Id }) })),
  rows: listOf(z.object({ ...place, league: Id, event: Event })),
  /** Event, number of the column group, its cells. */
  columns: listOf(z.tuple([Id, z.int(), z.array(z.nullable(NewCell))])),
  /** Events. */
  gone: listOf(Id),
})
export type ListPatch = z.output<typeof ListPatch>

export const MenuPatch = z.object({
  sports: listOf(z.object({ ...place, sport: NamedSport })),
  leagues: listOf(z.object({ ...place, sport: Id, league: NamedLeague })),
  events: listOf(z.object({ ...place, sport: Id, event: MenuEvent })),
  gone: listOf(Id),
})
export type MenuPatch = z.output<typeof MenuPatch>

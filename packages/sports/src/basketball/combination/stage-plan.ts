import type { PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import { must } from '@xezer/std/assert'
import { sumOfChances } from '../../scoring/chances.ts'
import { type LeadTable, leadTables, upToLead } from './lead-table.ts'
import { type HalfFullLeg, LEAD_MAX, POINTS_MAX, type PointCount, type SettledLeg } from './settled-leg.ts'

/** What is less likely is in no sum. */
export const CHANCE_MIN = 1e-13

/** Legs of a stretch, of all that follows on it, and of both together, in the order of their digits. */
export interface StagedLegs {
  readonly first: readonly SettledLeg[]
  readonly last: readonly SettledLeg[]
  /** Of who leads after the stretch and in the end. */
  readonly halfFull: readonly HalfFullLeg[]
  /** Of the lead in the end, and of overtimes. */
  readonly ends: readonly SettledLeg[]
  /** Of points in the end, all counted in the same way. */
  readonly counts: readonly SettledLeg[]
  /** Null where nobody asks how many points there are: always beside legs of what follows. */
  readonly count: PointCount | null
}

/** What follows on a stretch. */
export interface Following {
  /** As played in possessions. */
  readonly open: PairDistribution
  /** Where it ends the game: its points as if no lead could be made level, and those of the overtimes on a level score. */
  readonly closed: { readonly far: PairDistribution; readonly overtimes: PairDistribution } | null
  /** The same by leads, in each way of counting that was asked so far. */
  readonly byLead: Map<PointCount | null, FollowingTables>
}

interface FollowingTables {
  readonly open: LeadTable
  /** Of each lead from which count to which. */
  readonly openBounds: readonly (readonly [number, number])[]
  /** The chance of each lead. */
  readonly openLeads: Float64Array
  /** With the closing seconds, of each lead and of all that are less. */
  readonly sums: LeadTable
  readonly overtimes: LeadTable | null
}

function tablesOf(following: Following, count: PointCount | null): FollowingTables {
  const known = following.byLead.get(count)
  if (known !== undefined) return known
  const tableOf = (pairs: PairDistribution): LeadTable =>
    must(leadTables(pairs, count, () => 0).get(0), 'points that follow')
  const { open: pairs, closed } = following
  const open = tableOf(pairs)
  const tables: FollowingTables = {
    open,
    openBounds: Array.from({ length: open.leads }, (_, row) =>
      boundsOf(open.mass.subarray(row * open.size, (row + 1) * open.size)),
    ),
    openLeads: Float64Array.from({ length: open.leads }, (_, row) =>
      sumOfChances({ lowest: 0, mass: open.mass.subarray(row * open.size, (row + 1) * open.size) }),
    ),
    sums: upToLead(closed === null ? open : tableOf(closed.far)),
    overtimes: closed === null ? null : tableOf(closed.overtimes),
  }
  following.byLead.set(count, tables)
  return tables
}

/** From one value to another that is in it too: what legs come to is the same. */
export interface Run {
  readonly from: number
  readonly to: number
  readonly entry: number
}

export function runsOf(entries: Int16Array, start: number, step: number): Run[] {
  const runs: Run[] = []
  let from = start
  for (let at = start; at < entries.length; at += step) {
    const next = at + step
    if (next < entries.length && entries[next] === entries[at]) continue
    runs.push({ from, to: at, entry: entries[at] ?? 0 })
    from = next
  }
  return runs
}

/** What is the same of every lead between the two stages. */
export interface Plan {
  readonly tables: FollowingTables
  readonly count: PointCount | null
  readonly size: number
  /** By what legs of what follows come to: its points, those of less lead with them. */
  readonly sums: ReadonlyMap<number, LeadTable>
  /** Of what follows, by the points of the home side. */
  readonly openHome: LeadTable
  readonly lastEntryAt: ((home: number, away: number) => number) | null
  /** By who leads after the stretch (-1, 0, 1) where that is asked: what legs of the final lead come to, from -LEAD_MAX on. */
  readonly leadEntries: readonly Int16Array[]
  readonly leadRuns: readonly (readonly Run[])[]
  /** The same after an overtime. */
  readonly lateEntries: readonly Int16Array[]
  readonly countEntries: Int16Array
  /** By what all but the legs of the final lead and of counts come to, and by who led: points at a level score. */
  readonly level: Float64Array[]
  /** Written anew for each lead. */
  readonly scratch: Scratch
}

interface Scratch extends AfterLead {
  readonly sums: Float64Array
}

export function countsAt(all: Float64Array[], entry: number, size: number): Float64Array {
  const known = all[entry]
  if (known !== undefined) return known
  const made = new Float64Array(size)
  all[entry] = made
  return made
}

export function planOf(following: Following, legs: StagedLegs): Plan {
  const { open, closed } = following
  const { count } = legs
  const ofLast = 3 ** legs.first.length
  const ofLead = ofLast * 3 ** legs.last.length
  const ofCount = ofLead * 3 ** (legs.halfFull.length + legs.ends.length)
  const lastEntryAt = legs.last.length === 0 ? null : entriesOfPoints(closed?.far ?? open, legs.last, ofLast)
  const tables = tablesOf(following, count)
  // Who led matters to those alone who ask for it.
  const halves = legs.halfFull.length === 0 ? [0] : [-1, 0, 1]
  const leadEntries = halves.map((half) => entriesOfLead(legs, ofLead, half, false))
  return {
    tables,
    count,
    size: tables.sums.size,
    sums:
      lastEntryAt === null
        ? new Map([[0, tables.sums]])
        : sumsOfLast(closed?.far ?? open, count, lastEntryAt),
    openHome: lastEntryAt === null ? tables.open : tablesOf(following, 'home').open,
    lastEntryAt,
    leadEntries,
    leadRuns: leadEntries.map((entries) => runsOf(entries, 0, 1)),
    lateEntries: halves.map((half) => entriesOfLead(legs, ofLead, half, true)),
    countEntries: Int16Array.from({ length: POINTS_MAX }, (_, points) =>
      entryOf(legs.counts, ofCount, count === 'away' ? [0, points] : [points, 0], false),
    ),
    level: [],
    scratch: {
      decided: [],
      level: [],
      sums: new Float64Array(tables.sums.size + 2),
    },
  }
}

/** Legs of one sort of a stretch or of both: what they come to, each at its digit. */
function entryOf(
  legs: readonly SettledLeg[],
  scale: number,
  [home, away]: readonly [number, number],
  isLate: boolean,
): number {
  return legs.reduce((sum, leg, place) => sum + scale * 3 ** place * leg(home, away, isLate), 0)
}

/** What legs come to in each cell: they are asked of each again and again. */
function entriesOfPoints(
  { rowLowest, columnLowest, rows, columns }: PairDistribution,
  legs: readonly SettledLeg[],
  scale: number,
): (home: number, away: number) => number {
  const entries = Int16Array.from({ length: rows * columns }, (_, index) => {
    const away = index % columns
    return entryOf(legs, scale, [rowLowest + (index - away) / columns, columnLowest + away], false)
  })
  return (home, away) => entries[(home - rowLowest) * columns + away - columnLowest] ?? 0
}

function sumsOfLast(
  pairs: PairDistribution,
  count: PointCount | null,
  entryAt: (home: number, away: number) => number,
): Map<number, LeadTable> {
  return new Map([...leadTables(pairs, count, entryAt)].map(([entry, table]) => [entry, upToLead(table)]))
}

function entriesOfLead(
  { halfFull, ends }: StagedLegs,
  scale: number,
  half: number,
  isLate: boolean,
): Int16Array {
  return Int16Array.from({ length: 2 * LEAD_MAX + 1 }, (_, index) => {
    const lead = index - LEAD_MAX
    const ofHalf = halfFull.reduce((sum, leg, place) => sum + scale * 3 ** place * leg(half, lead, isLate), 0)
    return ofHalf + entryOf(ends, scale * 3 ** halfFull.length, [lead, 0], isLate)
  })
}

/** What follows on a lead, by what legs come to: its points, and those where it ends level and goes on. */
export interface AfterLead {
  readonly decided: Float64Array[]
  readonly level: Float64Array[]
}

/** From the first count that may be to after the last. */
export function boundsOf(counts: Float64Array): readonly [number, number] {
  let from = 0
  let to = counts.length
  while (from < to && Math.abs(counts[from] ?? 0) < CHANCE_MIN) from++
  while (to > from && Math.abs(counts[to - 1] ?? 0) < CHANCE_MIN) to--
  return [from, to]
}

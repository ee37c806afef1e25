import type { PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import { forEachPair } from './points-cells.ts'
import type { PointCount } from './settled-leg.ts'

/** Points of a stretch by the lead that it brings and by how they are counted. */
export interface LeadTable {
  readonly lowestLead: number
  readonly leads: number
  /** Counts of 0, 1, 2 … */
  readonly size: number
  /** Of each lead the chances of all counts, row after row. */
  readonly mass: Float64Array
}

/** More than all points of a pair together. */
export function sizeOf({ rowLowest, columnLowest, rows, columns }: PairDistribution): number {
  return rowLowest + rows + columnLowest + columns
}

/** Null where nobody asks how many points there are. */
export function countOf(count: PointCount | null, home: number, away: number): number {
  if (count === null) return 0
  return count === 'total' ? home + away : count === 'home' ? home : away
}

/** `partOf` names the table that a cell is of: cells in which other legs come to the same are together. */
export function leadTables(
  pairs: PairDistribution,
  count: PointCount | null,
  partOf: (home: number, away: number) => number,
): Map<number, LeadTable> {
  const lowestLead = pairs.rowLowest - (pairs.columnLowest + pairs.columns - 1)
  const leads = pairs.rows + pairs.columns - 1
  const size = count === null ? 1 : sizeOf(pairs)
  const tables = new Map<number, LeadTable>()
  forEachPair(pairs, (home, away, chance) => {
    const part = partOf(home, away)
    let table = tables.get(part)
    if (table === undefined) {
      table = { lowestLead, leads, size, mass: new Float64Array(leads * size) }
      tables.set(part, table)
    }
    const at = (home - away - lowestLead) * size + countOf(count, home, away)
    table.mass[at] = (table.mass[at] ?? 0) + chance
  })
  return tables
}

/** Of each lead the chances of all counts with it or with less; a row before the first has none. */
export function upToLead({ lowestLead, leads, size, mass }: LeadTable): LeadTable {
  const sums = new Float64Array((leads + 1) * size)
  for (let at = 0; at < mass.length; at++) sums[at + size] = (sums[at] ?? 0) + (mass[at] ?? 0)
  return { lowestLead: lowestLead - 1, leads: leads + 1, size, mass: sums }
}

/** Adds the chances of all counts with leads from one to another, of the sums of `upToLead`. */
export function addBetween(into: Float64Array, sums: LeadTable, from: number, to: number): void {
  const { lowestLead, leads, size, mass } = sums
  const rowOf = (lead: number): number => Math.min(Math.max(lead - lowestLead, 0), leads - 1) * size
  const high = rowOf(to)
  const low = rowOf(from - 1)
  if (high === low) return
  for (let at = 0; at < size; at++)
    into[at] = (into[at] ?? 0) + (mass[high + at] ?? 0) - (mass[low + at] ?? 0)
}

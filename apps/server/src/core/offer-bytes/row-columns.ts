import type { BookEvent, FieldColumn, RowColumn } from '@xezer/odds-book/book'
import type { OverviewGroup } from '@xezer/sports/overview'
import { findSport, SPORTS } from '@xezer/sports/registry'

/** The columns of rows as the odds book wants them: by sport, by group. */
export const ROW_COLUMNS: ReadonlyMap<number, ReadonlyMap<number, readonly RowColumn[]>> = new Map(
  SPORTS.map(({ id, overview }) => [id, new Map(overview.map((group) => [group.id, group.columns]))]),
)

/** The favourites of a field. */
export const FIELD_COLUMN: FieldColumn = { type: 'outright_winner', count: 3 }

/** The market types in the columns of an event's row, from left to right. */
export function columnTypes({ field, sport }: BookEvent, groupId: number): readonly string[] {
  if (field !== null) return [FIELD_COLUMN.type]
  return findOverviewGroup(sport.id, groupId)?.columns.map(({ type }) => type) ?? []
}

/** The group that was asked for, or the first one where the sport has no such group. */
export function findOverviewGroup(sportId: number, id: number): OverviewGroup | null {
  const overview = findSport(sportId)?.overview ?? []
  return overview.find((group) => group.id === id) ?? overview[0] ?? null
}

import type { RowColumn } from '@xezer/odds-book/book'
import type { OverviewGroup } from '@xezer/sports/overview'
import { findSport, SPORTS } from '@xezer/sports/registry'

/** The columns of rows as the odds book wants them: by sport, by group. */
export const ROW_COLUMNS: ReadonlyMap<number, ReadonlyMap<number, readonly RowColumn[]>> = new Map(
  SPORTS.map(({ id, overview }) => [id, new Map(overview.map((group) => [group.id, group.columns]))]),
)

/** The group that was asked for, or the first one where the sport has no such group. */
export function findOverviewGroup(sportId: number, id: number): OverviewGroup | null {
  const overview = findSport(sportId)?.overview ?? []
  return overview.find((group) => group.id === id) ?? overview[0] ?? null
}

import type { RowColumn } from '@xezer/odds-book/book'

/** A group of columns in match lists, in the order of display. */
export interface ColumnGroupSpec extends RowColumn {
  readonly key: string
}
export interface OverviewGroupSpec {
  readonly id: number
  readonly key: string
  /** Which part of play its prices are about. */
  readonly period: string
  readonly columns: readonly ColumnGroupSpec[]
}

export const FOOTBALL_ID = 1

const column = (
  key: string,
  type: string,
  outcomes: readonly string[],
  isMainLine = false,
): ColumnGroupSpec => ({
  key,
  type,
  outcomes,
  isMainLine,
})

const FOOTBALL_GROUPS: readonly OverviewGroupSpec[] = [
  {
    id: 1,
    key: 'main',
    period: 'match',
    columns: [
      column('1x2', '1x2', ['1', 'x', '2']),
      column('total', 'total', ['over', 'under'], true),
      column('handicap', 'ahcp', ['1', '2'], true),
      column('double_chance', 'double_chance', ['1x', '12', 'x2']),
    ],
  },
  {
    id: 2,
    key: 'half1',
    period: 'h1',
    columns: [
      column('1x2', 'h1_1x2', ['1', 'x', '2']),
      column('total', 'h1_total', ['over', 'under'], true),
      column('handicap', 'h1_ahcp', ['1', '2'], true),
    ],
  },
  {
    id: 3,
    key: 'other',
    period: 'match',
    columns: [
      column('btts', 'btts', ['yes', 'no']),
      column('odd_even', 'odd_even', ['odd', 'even']),
      column('next_goal', 'next_goal', ['1', 'none', '2'], true),
    ],
  },
]

/** By sport id. */
export const OVERVIEW_GROUPS: ReadonlyMap<number, readonly OverviewGroupSpec[]> = new Map([
  [FOOTBALL_ID, FOOTBALL_GROUPS],
])

/** The same as the odds book wants it: by sport, by group. */
export const ROW_COLUMNS: ReadonlyMap<number, ReadonlyMap<number, readonly RowColumn[]>> = new Map(
  [...OVERVIEW_GROUPS].map(([sportId, groups]) => [
    sportId,
    new Map(groups.map((group) => [group.id, group.columns])),
  ]),
)

/** The group that was asked for, or the first one where the sport has no such group. */
export function findOverviewGroup(sportId: number, id: number): OverviewGroupSpec | null {
  const groups = OVERVIEW_GROUPS.get(sportId) ?? []
  return groups.find((group) => group.id === id) ?? groups[0] ?? null
}

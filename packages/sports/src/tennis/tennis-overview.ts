import { column, lineColumn, type OverviewGroup } from '../overview.ts'

const TEAMS = ['1', '2']

export const TENNIS_OVERVIEW: readonly OverviewGroup[] = [
  {
    id: 1,
    key: 'main',
    period: 'match',
    columns: [
      column('winner', TEAMS),
      lineColumn('games_hcp', 'ahcp', TEAMS),
      lineColumn('games_total', 'total', ['over', 'under']),
    ],
  },
  {
    id: 3,
    key: 'other',
    period: 'match',
    columns: [
      column('odd_even', ['odd', 'even']),
      lineColumn('sets_hcp', 'sets_ahcp', TEAMS),
      lineColumn('sets_total', 'sets_total', ['over', 'under']),
    ],
  },
]

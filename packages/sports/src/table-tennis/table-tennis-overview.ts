import { column, lineColumn, type OverviewGroup } from '../overview.ts'

const TEAMS = ['1', '2']
const OVER_UNDER = ['over', 'under']

export const TABLE_TENNIS_OVERVIEW: readonly OverviewGroup[] = [
  {
    id: 1,
    key: 'main',
    period: 'match',
    columns: [
      column('winner', TEAMS),
      lineColumn('handicap', 'ahcp', TEAMS),
      lineColumn('points_total', 'total', OVER_UNDER),
    ],
  },
  {
    id: 3,
    key: 'other',
    period: 'match',
    columns: [
      column('odd_even', ['odd', 'even']),
      lineColumn('sets_hcp', 'sets_ahcp', TEAMS),
      lineColumn('sets_total', 'sets_total', OVER_UNDER),
    ],
  },
]

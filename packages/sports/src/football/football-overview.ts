import { column, lineColumn, type OverviewGroup } from '../overview.ts'

const RESULTS = ['1', 'x', '2']
const TEAMS = ['1', '2']
const OVER_UNDER = ['over', 'under']

export const FOOTBALL_OVERVIEW: readonly OverviewGroup[] = [
  {
    id: 1,
    key: 'main',
    period: 'match',
    columns: [
      column('1x2', RESULTS),
      lineColumn('total', 'total', OVER_UNDER),
      lineColumn('handicap', 'ahcp', TEAMS),
      column('double_chance', ['1x', '12', 'x2']),
    ],
  },
  {
    id: 2,
    key: 'half1',
    period: 'h1',
    columns: [
      { ...column('h1_1x2', RESULTS), key: '1x2' },
      lineColumn('total', 'h1_total', OVER_UNDER),
      lineColumn('handicap', 'h1_ahcp', TEAMS),
    ],
  },
  {
    id: 3,
    key: 'other',
    period: 'match',
    columns: [
      column('btts', ['yes', 'no']),
      column('odd_even', ['odd', 'even']),
      lineColumn('next_goal', 'next_goal', ['1', 'none', '2']),
    ],
  },
]

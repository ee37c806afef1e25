import { column, lineColumn, type OverviewGroup } from '../overview.ts'

const TEAMS = ['1', '2']
const OVER_UNDER = ['over', 'under']

export const BASKETBALL_OVERVIEW: readonly OverviewGroup[] = [
  {
    id: 1,
    key: 'main',
    period: 'match',
    columns: [
      column('winner', TEAMS),
      lineColumn('handicap', 'ahcp', TEAMS),
      lineColumn('total', 'total', OVER_UNDER),
    ],
  },
  {
    id: 2,
    key: 'half1',
    period: 'h1',
    columns: [
      { ...column('h1_1x2', ['1', 'x', '2']), key: '1x2' },
      lineColumn('handicap', 'h1_ahcp', TEAMS),
      lineColumn('total', 'h1_total', OVER_UNDER),
    ],
  },
  {
    id: 3,
    key: 'other',
    period: 'match',
    columns: [column('odd_even', ['odd', 'even']), column('overtime', ['yes', 'no'])],
  },
]

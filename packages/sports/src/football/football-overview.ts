import {
  column,
  firstHalfGroup,
  lineColumn,
  mainGroup,
  ODD_EVEN,
  OVER_UNDER,
  type OverviewGroup,
  otherGroup,
  RESULTS,
  SIDES,
  YES_NO,
} from '../overview.ts'

export const FOOTBALL_OVERVIEW: readonly OverviewGroup[] = [
  mainGroup(
    column('1x2', RESULTS),
    lineColumn('total', 'total', OVER_UNDER),
    lineColumn('handicap', 'ahcp', SIDES),
    column('double_chance', ['1x', '12', 'x2']),
  ),
  firstHalfGroup(
    column('h1_1x2', RESULTS, '1x2'),
    lineColumn('total', 'h1_total', OVER_UNDER),
    lineColumn('handicap', 'h1_ahcp', SIDES),
  ),
  otherGroup(column('btts', YES_NO), ODD_EVEN, lineColumn('next_goal', 'next_goal', ['1', 'none', '2'])),
]

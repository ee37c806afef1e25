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

export const BASKETBALL_OVERVIEW: readonly OverviewGroup[] = [
  mainGroup(
    column('winner', SIDES),
    lineColumn('handicap', 'ahcp', SIDES),
    lineColumn('total', 'total', OVER_UNDER),
  ),
  firstHalfGroup(
    column('h1_1x2', RESULTS, '1x2'),
    lineColumn('handicap', 'h1_ahcp', SIDES),
    lineColumn('total', 'h1_total', OVER_UNDER),
  ),
  otherGroup(ODD_EVEN, column('overtime', YES_NO)),
]

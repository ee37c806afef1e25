import {
  column,
  lineColumn,
  mainGroup,
  ODD_EVEN,
  OVER_UNDER,
  type OverviewGroup,
  otherGroup,
  SIDES,
} from '../overview.ts'

export const TABLE_TENNIS_OVERVIEW: readonly OverviewGroup[] = [
  mainGroup(
    column('winner', SIDES),
    lineColumn('handicap', 'ahcp', SIDES),
    lineColumn('points_total', 'total', OVER_UNDER),
  ),
  otherGroup(
    ODD_EVEN,
    lineColumn('sets_hcp', 'sets_ahcp', SIDES),
    lineColumn('sets_total', 'sets_total', OVER_UNDER),
  ),
]

import { type MarketSection, popularSection, sectionOfPeriods, TEAM_SECTION } from '../market-sections.ts'

export const BASKETBALL_SECTIONS: readonly MarketSection[] = [
  popularSection(
    'winner',
    'ahcp',
    'total',
    'total_home',
    'total_away',
    '1x2',
    'h1_1x2',
    'h1_ahcp',
    'h1_total',
    'quarter_1x2',
    'quarter_total',
  ),
  sectionOfPeriods('halves', 'h1', 'h2'),
  sectionOfPeriods('quarters', 'q'),
  TEAM_SECTION,
]

import { type MarketSection, popularSection, SCORE_SECTION } from '../market-sections.ts'

export const TABLE_TENNIS_SECTIONS: readonly MarketSection[] = [
  popularSection('winner', 'ahcp', 'total', 'sets_total', 'set_winner', 'set_total'),
  { key: 'sets', holds: ({ period, statistic }) => period.startsWith('set') || statistic === 'sets' },
  SCORE_SECTION,
]

import { type MarketSection, popularSection, SCORE_SECTION } from '../market-sections.ts'

export const TENNIS_SECTIONS: readonly MarketSection[] = [
  popularSection(
    'winner',
    'sets_score',
    'sets_score_best_of_5',
    'ahcp',
    'total',
    'sets_total',
    'set_winner',
    'set_total',
    'game_winner',
  ),
  { key: 'sets', holds: ({ period, statistic }) => period === 'set{setnr}' || statistic === 'sets' },
  { key: 'games', holds: ({ period }) => period.includes('.game') },
  SCORE_SECTION,
]

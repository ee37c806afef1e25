import {
  buildMarkets,
  type MarketTemplate,
  ofStatistic,
  type TemplateUse,
} from '@xezer/betting/markets/market-template'
import { TEAM_OUTCOMES, YES_NO_OUTCOMES } from '@xezer/betting/markets/outcome-keys'
import { OUTRIGHTS } from '@xezer/betting/markets/outright-templates'
import { SHARED } from '@xezer/betting/markets/shared-templates'
import { createMarketCatalogue, type MarketCatalogue } from '@xezer/sport/market-catalogue'

/** Final scores in sets, the home side's first. Keys are stored with bets and never change. */
export const BEST_OF_5_OUTCOMES = ['3:0', '3:1', '3:2', '2:3', '1:3', '0:3'] as const
export const BEST_OF_7_OUTCOMES = ['4:0', '4:1', '4:2', '4:3', '3:4', '2:4', '1:4', '0:4'] as const

/** No stake comes back: every line is a half. */
const TOTAL: MarketTemplate = {
  ...SHARED.total,
  title: 'points_total',
  specifiers: [{ key: 'total', lines: 'half_only' }],
}
const HANDICAP: MarketTemplate = {
  ...SHARED.asianHandicap,
  title: 'hcp',
  specifiers: [{ key: 'hcp', lines: 'half_only' }],
}
const SETS_SCORE = {
  rule: 'final_score',
  group: 'm',
  layout: 'common',
  columns: 2,
  statistic: 'sets',
} as const

const MATCH_TEMPLATES: readonly MarketTemplate[] = [
  { ...SHARED.winner, statistic: 'sets' },
  { ...SETS_SCORE, name: 'sets_score_best_of_5', outcomes: BEST_OF_5_OUTCOMES },
  { ...SETS_SCORE, name: 'sets_score_best_of_7', outcomes: BEST_OF_7_OUTCOMES },
  HANDICAP,
  { ...ofStatistic(HANDICAP, 'sets'), title: 'sets_hcp' },
  TOTAL,
  { ...TOTAL, perTeam: true },
  { ...ofStatistic(TOTAL, 'sets'), title: 'sets_total' },
  SHARED.oddEven,
]

const SET_TEMPLATES: readonly MarketTemplate[] = [
  { ...SHARED.winner, title: 'set_winner', statistic: 'sets' },
  HANDICAP,
  TOTAL,
  { ...TOTAL, perTeam: true },
  SHARED.oddEven,
  {
    name: 'deuce',
    title: 'ten_all',
    statistic: 'deuces',
    rule: 'happened',
    group: 'o',
    layout: 'common',
    outcomes: YES_NO_OUTCOMES,
    columns: 2,
  },
  // Ten points are won by somebody before a set ends, so no race of up to nine is without a winner.
  { ...SHARED.raceTo, title: 'race_to_points', outcomes: TEAM_OUTCOMES, columns: 2 },
]

const USES: readonly TemplateUse[] = [
  { prefix: '', period: 'match', statistic: 'points', templates: MATCH_TEMPLATES },
  {
    prefix: 'set_',
    period: 'set{setnr}',
    specifiers: [{ key: 'setnr', lines: 'count' }],
    statistic: 'points',
    templates: SET_TEMPLATES,
  },
]

/** Every market type of table tennis, in the order of display. */
export const TABLE_TENNIS_MARKETS: MarketCatalogue = createMarketCatalogue(
  buildMarkets([...USES, OUTRIGHTS]),
  'sets',
)

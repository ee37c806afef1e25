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
import {
  FIRST_SET_MATCH_OUTCOMES,
  GAME_SCORE_OUTCOMES,
  SET_SCORE_OUTCOMES,
  SETS_SCORE_OUTCOMES,
  SETS_SCORE_OUTCOMES_BEST_OF_5,
} from './tennis-outcomes.ts'

/** No stake comes back: every line is a half. */
const TOTAL: MarketTemplate = {
  ...SHARED.total,
  title: 'games_total',
  specifiers: [{ key: 'total', lines: 'half_only' }],
}
const ODD_EVEN: MarketTemplate = { ...SHARED.oddEven, title: 'games_odd_even' }
const TEAM_TOTAL: MarketTemplate = { ...TOTAL, perTeam: true }
const HANDICAP: MarketTemplate = {
  ...SHARED.asianHandicap,
  title: 'games_hcp',
  specifiers: [{ key: 'hcp', lines: 'half_only' }],
}

/** What a period ends with, as scores of the two sides. */
const FINAL_SCORE: Omit<MarketTemplate, 'name' | 'outcomes'> = {
  rule: 'final_score',
  group: 'm',
  layout: 'common',
  columns: 2,
}

const YES_NO: Omit<MarketTemplate, 'name' | 'statistic'> = {
  rule: 'happened',
  group: 'o',
  layout: 'common',
  outcomes: YES_NO_OUTCOMES,
  columns: 2,
}

const FIRST_SET_MATCH: MarketTemplate = {
  name: 'first_set_match',
  statistic: 'sets',
  rule: 'first_set_match',
  group: 'm',
  layout: 'common',
  outcomes: FIRST_SET_MATCH_OUTCOMES,
  outcomeStyle: 'double',
  columns: 2,
}

const MATCH_TEMPLATES: readonly MarketTemplate[] = [
  { ...SHARED.winner, statistic: 'sets' },
  { ...FINAL_SCORE, name: 'sets_score', statistic: 'sets', outcomes: SETS_SCORE_OUTCOMES },
  {
    ...FINAL_SCORE,
    name: 'sets_score_best_of_5',
    statistic: 'sets',
    outcomes: SETS_SCORE_OUTCOMES_BEST_OF_5,
  },
  FIRST_SET_MATCH,
  HANDICAP,
  { ...ofStatistic(HANDICAP, 'sets'), title: 'sets_hcp' },
  TOTAL,
  TEAM_TOTAL,
  { ...ofStatistic(TOTAL, 'sets'), title: 'sets_total' },
  {
    ...YES_NO,
    name: 'sets_exact',
    statistic: 'sets',
    rule: 'band',
    group: 't',
    outcomes: ['3', '4', '5'],
    outcomeStyle: 'count',
    columns: 3,
  },
  { ...ofStatistic(TOTAL, 'tie_breaks'), title: 'tie_breaks_total' },
  { ...YES_NO, name: 'tie_break', statistic: 'tie_breaks' },
  { ...YES_NO, name: 'win_set', statistic: 'sets', perTeam: true },
  { ...YES_NO, name: 'straight', statistic: 'sets', rule: 'win_to_nil', perTeam: true },
  ODD_EVEN,
  ofStatistic(SHARED.oddEven, 'sets'),
  { ...SHARED.result, name: 'games_1x2', group: 'o' },
]

const SET_TEMPLATES: readonly MarketTemplate[] = [
  { ...SHARED.winner, title: 'set_winner', statistic: 'sets' },
  { ...FINAL_SCORE, name: 'score', title: 'set_score', layout: 'score', outcomes: SET_SCORE_OUTCOMES },
  HANDICAP,
  TOTAL,
  TEAM_TOTAL,
  ODD_EVEN,
  { ...YES_NO, name: 'tie_break', statistic: 'tie_breaks' },
  // Six games are won by somebody before a set ends, so no race of up to five is without a winner.
  { ...SHARED.raceTo, title: 'race_to_games', outcomes: TEAM_OUTCOMES, columns: 2 },
]

const LIVE_ONLY = { offered: { prematch: false, live: true } } as const

const GAME_TEMPLATES: readonly MarketTemplate[] = [
  { ...SHARED.winner, ...LIVE_ONLY, title: 'game_winner', statistic: 'games' },
  {
    ...FINAL_SCORE,
    ...LIVE_ONLY,
    name: 'score',
    title: 'game_score',
    group: 'o',
    outcomes: GAME_SCORE_OUTCOMES,
  },
  { ...YES_NO, ...LIVE_ONLY, name: 'deuce', statistic: 'deuces' },
  { ...TOTAL, ...LIVE_ONLY, title: 'points_total' },
]

const SET = { key: 'setnr', lines: 'count' } as const
const GAME = { key: 'gamenr', lines: 'count' } as const

const USES: readonly TemplateUse[] = [
  { prefix: '', period: 'match', statistic: 'games', templates: MATCH_TEMPLATES },
  { prefix: 'set_', period: 'set{setnr}', specifiers: [SET], statistic: 'games', templates: SET_TEMPLATES },
  {
    prefix: 'game_',
    period: 'set{setnr}.game{gamenr}',
    specifiers: [GAME, SET],
    statistic: 'points',
    templates: GAME_TEMPLATES,
  },
]

/** Every market type of tennis, in the order of display. Totals and handicaps of the match count games. */
export const TENNIS_MARKETS: MarketCatalogue = createMarketCatalogue(
  buildMarkets([...USES, OUTRIGHTS]),
  'sets',
)

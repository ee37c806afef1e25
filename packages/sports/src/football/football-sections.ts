import {
  COMBINED_SECTION,
  type MarketSection,
  popularSection,
  SCORE_SECTION,
  sectionOfStatistic,
} from '../market-sections.ts'

/** About goals alone: who wins, and what else must come, stands elsewhere. */
const GOAL_RULES = new Set([
  'total',
  'both_to_score',
  'next',
  'last',
  'first_time',
  'race_to',
  'band',
  'odd_even',
  'clean_sheet',
])
const BOTH_HALVES_RULES = new Set([
  'half_full',
  'highest_half',
  'score_both_halves',
  'win_both_halves',
  'win_either_half',
  'both_halves_over',
  'both_halves_under',
])

export const FOOTBALL_SECTIONS: readonly MarketSection[] = [
  popularSection(
    '1x2',
    'total',
    'ahcp',
    'double_chance',
    'btts',
    'next_goal',
    'dnb',
    'total_home',
    'total_away',
    'correct_score',
    'first_goal',
    'odd_even',
    'result_total',
    'result_btts',
    'corners_total',
    'cards_total',
    'h1_1x2',
    'h1_total',
    'h2_1x2',
    'h2_total',
  ),
  { key: 'goals', holds: ({ statistic, rule }) => statistic === 'goals' && GOAL_RULES.has(rule) },
  { key: 'halves', holds: ({ period, rule }) => /^h\d/.test(period) || BOTH_HALVES_RULES.has(rule) },
  sectionOfStatistic('corners', 'corners'),
  sectionOfStatistic('cards', 'cards', 'red_cards'),
  COMBINED_SECTION,
  SCORE_SECTION,
]

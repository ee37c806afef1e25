import { type MarketTemplate, ofStatistic } from '@xezer/betting/markets/market-template'
import { TEAM_OR_NONE_OUTCOMES, YES_NO_OUTCOMES } from '@xezer/betting/markets/outcome-keys'
import { SHARED } from '@xezer/betting/markets/shared-templates'

/** Corner and card markets are told apart by their key's prefix and by what they count. */
function countMarkets(statistic: 'corners' | 'cards'): MarketTemplate[] {
  return [
    { ...ofStatistic(SHARED.result, statistic), group: 'o' },
    ofStatistic(SHARED.total, statistic),
    ofStatistic(SHARED.teamTotal, statistic),
    ofStatistic(SHARED.asianHandicap, statistic),
    ofStatistic(SHARED.oddEven, statistic),
  ]
}

const CORNERS = { statistic: 'corners', group: 'o', outcomes: TEAM_OR_NONE_OUTCOMES, columns: 3 } as const
const CORNERS_FIRST: MarketTemplate = { ...CORNERS, name: 'corners_first', rule: 'next', layout: 'common' }
const CORNERS_RACE = ofStatistic(SHARED.raceTo, 'corners')

export const MATCH_CORNER_TEMPLATES: readonly MarketTemplate[] = [
  ...countMarkets('corners'),
  CORNERS_FIRST,
  { ...CORNERS, name: 'corners_last', rule: 'last', layout: 'common' },
  {
    ...CORNERS,
    name: 'corners_next',
    rule: 'next',
    layout: 'common',
    specifiers: [{ key: 'cornernr', lines: 'count' }],
    numbered: 'cornernr',
    offered: { prematch: false, live: true },
  },
  CORNERS_RACE,
  {
    ...CORNERS,
    name: 'corners_range',
    rule: 'band',
    layout: 'common',
    outcomeStyle: 'count',
    outcomes: ['0-8', '9-11', '12+'],
  },
]

export const HALF_CORNER_TEMPLATES: readonly MarketTemplate[] = [
  ...countMarkets('corners'),
  CORNERS_FIRST,
  CORNERS_RACE,
]

export const MATCH_CARD_TEMPLATES: readonly MarketTemplate[] = [
  ...countMarkets('cards'),
  {
    name: 'cards_first',
    statistic: 'cards',
    rule: 'next',
    group: 'o',
    layout: 'common',
    outcomes: TEAM_OR_NONE_OUTCOMES,
    columns: 3,
  },
]

export const HALF_CARD_TEMPLATES: readonly MarketTemplate[] = countMarkets('cards')

/** Yes or no: only incidents that the recorded facts decide. */
function happened(name: string, statistic: string): MarketTemplate {
  return {
    name,
    statistic,
    rule: 'happened',
    group: 'o',
    layout: 'specials',
    outcomes: YES_NO_OUTCOMES,
    columns: 2,
  }
}

export const MATCH_SPECIAL_TEMPLATES: readonly MarketTemplate[] = [
  happened('penalty', 'penalties'),
  happened('red_card', 'red_cards'),
  { ...happened('red_card', 'red_cards'), perTeam: true },
  happened('own_goal', 'own_goals'),
  happened('added_time_goal', 'added_time_goals'),
]

export const HALF_SPECIAL_TEMPLATES: readonly MarketTemplate[] = [
  happened('penalty', 'penalties'),
  happened('red_card', 'red_cards'),
]

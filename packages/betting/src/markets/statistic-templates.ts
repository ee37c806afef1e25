import type { MarketTemplate } from './market-template.ts'
import {
  ODD_EVEN_OUTCOMES,
  OVER_UNDER_OUTCOMES,
  RESULT_OUTCOMES,
  TEAM_OR_NONE_OUTCOMES,
  TEAM_OUTCOMES,
  YES_NO_OUTCOMES,
} from './outcome-keys.ts'

/** Corner and card markets are told apart by their key's prefix and by what they count. */
type CountedStatistic = 'corners' | 'cards'

function countMarkets(statistic: CountedStatistic): MarketTemplate[] {
  const shape = { statistic, group: 'o', layout: 'common' } as const
  const line = { statistic, layout: 'grid', columns: 2 } as const
  return [
    { ...shape, name: `${statistic}_1x2`, rule: 'result', outcomes: RESULT_OUTCOMES, columns: 3 },
    {
      ...line,
      name: `${statistic}_total`,
      rule: 'total',
      group: 't',
      outcomes: OVER_UNDER_OUTCOMES,
      specifiers: [{ key: 'total', lines: 'half' }],
    },
    {
      ...line,
      name: `${statistic}_total`,
      rule: 'total',
      group: 't',
      outcomes: OVER_UNDER_OUTCOMES,
      specifiers: [{ key: 'total', lines: 'half' }],
      perTeam: true,
    },
    {
      ...line,
      name: `${statistic}_ahcp`,
      rule: 'asian_handicap',
      group: 'h',
      outcomes: TEAM_OUTCOMES,
      specifiers: [{ key: 'hcp', lines: 'quarter' }],
    },
    { ...shape, name: `${statistic}_odd_even`, rule: 'odd_even', outcomes: ODD_EVEN_OUTCOMES, columns: 2 },
  ]
}

const CORNERS = { statistic: 'corners', group: 'o', outcomes: TEAM_OR_NONE_OUTCOMES, columns: 3 } as const
const CORNERS_FIRST: MarketTemplate = { ...CORNERS, name: 'corners_first', rule: 'next', layout: 'common' }
const CORNERS_RACE: MarketTemplate = {
  ...CORNERS,
  name: 'corners_race_to',
  rule: 'race_to',
  layout: 'grid',
  specifiers: [{ key: 'n', lines: 'count' }],
}

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
  { ...CORNERS, name: 'corners_range', rule: 'band', layout: 'common', outcomes: ['0-8', '9-11', '12+'] },
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

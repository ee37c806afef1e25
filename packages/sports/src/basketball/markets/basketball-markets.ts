import { buildMarkets, type MarketTemplate, type TemplateUse } from '@xezer/betting/markets/market-template'
import {
  combineOutcomes,
  HALF_FULL_OUTCOMES,
  RESULT_OUTCOMES,
  TEAM_OUTCOMES,
  YES_NO_OUTCOMES,
} from '@xezer/betting/markets/outcome-keys'
import { OUTRIGHTS } from '@xezer/betting/markets/outright-templates'
import { SHARED } from '@xezer/betting/markets/shared-templates'
import { createMarketCatalogue } from '@xezer/sport/market-catalogue'
import { marginBands, QUARTER_OUTCOMES } from '../basketball-outcomes.ts'

const STATISTIC = 'points'

/** Points are many: no line of them can be met exactly. */
const TOTAL = { ...SHARED.total, specifiers: [{ key: 'total', lines: 'half_only' }] } as const
const TEAM_TOTAL = { ...SHARED.teamTotal, specifiers: [{ key: 'total', lines: 'half_only' }] } as const
const HANDICAP = {
  ...SHARED.asianHandicap,
  title: 'hcp',
  specifiers: [{ key: 'hcp', lines: 'half_only' }],
} as const
const OTHER = { group: 'o', layout: 'common' } as const

/** The whole game, overtimes included. */
const MATCH: readonly MarketTemplate[] = [
  SHARED.winner,
  HANDICAP,
  TOTAL,
  TEAM_TOTAL,
  SHARED.oddEven,
  { ...SHARED.oddEven, perTeam: true },
  {
    ...OTHER,
    name: 'winning_margin',
    rule: 'margin',
    outcomes: combineOutcomes(TEAM_OUTCOMES, marginBands(), '_by_'),
    outcomeStyle: 'margin',
    columns: 3,
  },
  {
    ...OTHER,
    name: 'half_winner',
    rule: 'half_full',
    outcomes: combineOutcomes(RESULT_OUTCOMES, TEAM_OUTCOMES, '/'),
    outcomeStyle: 'double',
    columns: 2,
  },
  {
    name: 'overtime',
    rule: 'happened',
    group: 'o',
    layout: 'specials',
    statistic: 'overtimes',
    outcomes: YES_NO_OUTCOMES,
    columns: 2,
  },
]

/** The four quarters. */
const REGULAR: readonly MarketTemplate[] = [
  SHARED.result,
  SHARED.drawNoBet,
  SHARED.doubleChance,
  {
    ...OTHER,
    name: 'htft',
    rule: 'half_full',
    outcomes: HALF_FULL_OUTCOMES,
    outcomeStyle: 'double',
    columns: 3,
  },
  { ...OTHER, name: 'highest_quarter', rule: 'highest_period', outcomes: QUARTER_OUTCOMES, columns: 5 },
]

const STRETCH: readonly MarketTemplate[] = [
  SHARED.result,
  SHARED.drawNoBet,
  HANDICAP,
  TOTAL,
  TEAM_TOTAL,
  SHARED.oddEven,
]

const QUARTER: readonly MarketTemplate[] = [
  ...STRETCH,
  { ...OTHER, name: 'first_points', rule: 'next', outcomes: TEAM_OUTCOMES, columns: 2 },
  { ...SHARED.raceTo, title: 'race_to_points' },
]

function use(prefix: string, period: string, templates: readonly MarketTemplate[]): TemplateUse {
  return { prefix, period, statistic: STATISTIC, templates }
}

/** Every market type of basketball, in the order of the event page. A key is `[h1_|h2_|quarter_]<name>[_home|_away]`. */
export const BASKETBALL_MARKETS = createMarketCatalogue(
  buildMarkets([
    use('', 'match', MATCH),
    use('', 'regular', REGULAR),
    use('h1_', 'h1', STRETCH),
    use('h2_', 'h2', STRETCH),
    { ...use('quarter_', 'q{quarternr}', QUARTER), specifiers: [{ key: 'quarternr', lines: 'count' }] },
    OUTRIGHTS,
  ]),
  STATISTIC,
)

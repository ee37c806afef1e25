import { buildMarkets, type MarketTemplate, type TemplateUse } from '@xezer/betting/markets/market-template'
import { OUTRIGHTS } from '@xezer/betting/markets/outright-templates'
import { createMarketCatalogue } from '@xezer/sport/market-catalogue'
import { HALF_GOAL_TEMPLATES, MATCH_GOAL_TEMPLATES } from './goal-markets.ts'
import {
  HALF_CARD_TEMPLATES,
  HALF_CORNER_TEMPLATES,
  HALF_SPECIAL_TEMPLATES,
  MATCH_CARD_TEMPLATES,
  MATCH_CORNER_TEMPLATES,
  MATCH_SPECIAL_TEMPLATES,
} from './statistic-markets.ts'

const STATISTIC = 'goals'
const match = (templates: readonly MarketTemplate[]): TemplateUse => ({
  prefix: '',
  period: 'match',
  statistic: STATISTIC,
  templates,
})
const half = (period: 'h1' | 'h2', templates: readonly MarketTemplate[]): TemplateUse => ({
  prefix: `${period}_`,
  period,
  statistic: STATISTIC,
  templates,
})

/**
 * Every football market type, in the order of the event page. The second half has no markets of cards. A key is
 * `[h1_|h2_][corners_|cards_]<name>[_home|_away]`.
 */
export const FOOTBALL_MARKETS = createMarketCatalogue(
  buildMarkets([
    match(MATCH_GOAL_TEMPLATES),
    match(MATCH_CORNER_TEMPLATES),
    match(MATCH_CARD_TEMPLATES),
    match(MATCH_SPECIAL_TEMPLATES),
    half('h1', HALF_GOAL_TEMPLATES),
    half('h1', HALF_CORNER_TEMPLATES),
    half('h1', HALF_CARD_TEMPLATES),
    half('h1', HALF_SPECIAL_TEMPLATES),
    half('h2', HALF_GOAL_TEMPLATES),
    half('h2', HALF_CORNER_TEMPLATES),
    OUTRIGHTS,
  ]),
  STATISTIC,
)

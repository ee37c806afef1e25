/**
 * How the event page draws it (product §3, entities, Market): `grid` has a row per line, `score` is the correct-score
 * grid.
 */
export const MARKET_LAYOUTS = ['common', 'grid', 'score', 'specials'] as const
export type MarketLayout = (typeof MARKET_LAYOUTS)[number]

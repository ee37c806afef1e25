/** The filter tabs of the event page besides "all": main, handicaps, totals, other (product §2, screens). */
export const MARKET_GROUPS = ['m', 'h', 't', 'o'] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

import type { MarketType } from '@xezer/sport/market-type'

/**
 * A group of the field on the event page: goals, halves, corners. They stand beside the filters of the specification,
 * overlap each other, and need not hold every market.
 */
export interface MarketSection {
  /** Names it: a key below `market.section` of the messages. */
  readonly key: string
  readonly holds: (type: MarketType) => boolean
}

/** What most bets are placed on, named one by one. */
export function popularSection(...types: readonly string[]): MarketSection {
  const known = new Set(types)
  return { key: 'popular', holds: ({ key }) => known.has(key) }
}

/** Whose period begins so: `q` holds `q{quarternr}`. */
export function sectionOfPeriods(key: string, ...starts: readonly string[]): MarketSection {
  return { key, holds: ({ period }) => starts.some((start) => period.startsWith(start)) }
}

export function sectionOfStatistic(key: string, ...statistics: readonly string[]): MarketSection {
  return { key, holds: ({ statistic }) => statistics.includes(statistic) }
}

/** Several things that must all come. */
export const COMBINED_SECTION: MarketSection = {
  key: 'combined',
  holds: ({ outcomeStyle }) => outcomeStyle === 'joint' || outcomeStyle === 'double',
}

/** What a match or a part of it ends with, exactly. */
export const SCORE_SECTION: MarketSection = {
  key: 'score',
  holds: ({ rule }) => rule === 'correct_score' || rule === 'final_score' || rule === 'margin',
}

/** What one side alone comes to. */
export const TEAM_SECTION: MarketSection = { key: 'teams', holds: ({ team }) => team !== null }

const keysOf = new WeakMap<MarketType, readonly string[]>()

/** The keys of those that a type of their sport stands in, in their order; none for what only a provider describes. */
export function sectionsOf(sections: readonly MarketSection[], type: MarketType): readonly string[] {
  if (type.told !== undefined) return []
  const keys = keysOf.get(type) ?? sections.filter(({ holds }) => holds(type)).map(({ key }) => key)
  keysOf.set(type, keys)
  return keys
}

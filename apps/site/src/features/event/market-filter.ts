import type { Market, Period } from '@xezer/contract/sport-entities'
import { MARKET_GROUPS } from '@xezer/sport/market-group'

/** All, main, handicaps, totals, other (product §2, screens). */
export const MARKET_FILTERS = ['a', ...MARKET_GROUPS] as const
export type MarketFilter = (typeof MARKET_FILTERS)[number]

export function parseMarketFilter(text: string | null): MarketFilter {
  return MARKET_FILTERS.find((filter) => filter === text) ?? 'a'
}

/**
 * Words that mean the same to a player: whoever types one of a set also means the others. Lower case; the
 * three languages in one list, because a market keeps its name while people mix their words.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['fora', 'handikap', 'handicap', 'фора', 'гандикап'],
  ['total', 'üst', 'alt', 'over', 'under', 'тотал', 'больше', 'меньше'],
  ['künc', 'korner', 'corner', 'угл'],
  ['vərəqə', 'kart', 'card', 'карт'],
  ['hesab', 'score', 'счёт', 'счет'],
]

const fold = (text: string) => text.toLocaleLowerCase('az').replaceAll('ё', 'е').normalize('NFKC')

/** Whether a market's name fits what was typed: every word, or a synonym of it, stands in the name. */
export function fitsSearch(name: string, query: string): boolean {
  const folded = fold(name)
  const words = fold(query).split(/\s+/).filter(Boolean)
  return words.every((word) => {
    const alike = SYNONYMS.find((set) =>
      set.some((known) => fold(known).startsWith(word) || word.startsWith(fold(known))),
    )
    return folded.includes(word) || (alike?.some((known) => folded.includes(fold(known))) ?? false)
  })
}

/** The periods with the markets that are to be shown; a period without any is left out. */
export function filterPeriods(periods: readonly Period[], filter: MarketFilter, query: string): Period[] {
  const isShown = (market: Market) =>
    (filter === 'a' || market.group === filter) && fitsSearch(market.name, query)
  return periods
    .map((period) => ({ ...period, markets: period.markets.filter(isShown) }))
    .filter((period) => period.markets.length > 0)
}

import type { EventPage } from '@xezer/contract/live'
import type { Market, Period } from '@xezer/contract/sport-entities'
import { fitsSearch } from '@xezer/i18n/market-search'
import { MARKET_GROUPS } from '@xezer/sport/market-group'
import { pinOf } from './market-pins.ts'

/** All, main, handicaps, totals, other (product §2, screens). */
export const MARKET_FILTERS = ['a', ...MARKET_GROUPS] as const
export type MarketFilter = (typeof MARKET_FILTERS)[number]

export function parseMarketFilter(text: string | null): MarketFilter {
  return MARKET_FILTERS.find((filter) => filter === text) ?? 'a'
}

export interface MarketChoice {
  filter: MarketFilter
  /** A group of the field; null for all. */
  section: string | null
  query: string
}

/** The periods with the markets that are to be shown; a period without any is left out. */
export function filterPeriods(
  periods: readonly Period[],
  { filter, section, query }: MarketChoice,
): Period[] {
  return keepMarkets(
    periods,
    ({ name: part }, market) =>
      (filter === 'a' || market.group === filter) &&
      (section === null || market.sections?.includes(section) === true) &&
      (query === '' || fitsSearch({ ...market, part }, query)),
  )
}

export interface HiddenMatches {
  filter: MarketFilter
  section: string | null
  count: number
}

/** What the tabs that are chosen hide of what was searched for, tab by tab, the one with most first. */
export function findHidden(
  page: Pick<EventPage, 'sections' | 'periods'>,
  { filter, section, query }: MarketChoice,
): HiddenMatches[] {
  if (query === '' || (filter === 'a' && section === null)) return []
  const shown = new Set(
    filterPeriods(page.periods, { filter, section, query }).flatMap((part) => part.markets),
  )
  const found = filterPeriods(page.periods, { filter: 'a', section: null, query })
  const periods = keepMarkets(found, (_period, market) => !shown.has(market))
  const count = (choice: MarketChoice) =>
    filterPeriods(periods, choice).reduce((sum, { markets }) => sum + markets.length, 0)
  const filters = MARKET_FILTERS.filter((key) => key !== 'a').map((key) => ({ filter: key, section: null }))
  const sections = countSections({ ...page, periods }).map(({ key }) => ({
    filter: 'a' as const,
    section: key,
  }))
  // Whoever looks through groups is told the group, whoever filters the filter.
  return (section === null ? filters : sections)
    .map((tab) => ({ ...tab, count: count({ ...tab, query }) }))
    .filter((tab) => tab.count > 0)
    .sort((left, right) => right.count - left.count)
}

export interface SectionCount {
  key: string
  name: string
  count: number
}

/** The groups of the field that have markets now, with their number. */
export function countSections({
  sections = [],
  periods,
}: Pick<EventPage, 'sections' | 'periods'>): SectionCount[] {
  const counts = new Map<string, number>()
  for (const { markets } of periods)
    for (const market of markets)
      for (const key of market.sections ?? []) counts.set(key, (counts.get(key) ?? 0) + 1)
  return sections.flatMap(({ key, name }) => {
    const count = counts.get(key)
    return count === undefined ? [] : [{ key, name, count }]
  })
}

/** Of fewer there is nothing to choose from. */
const SECTIONS_MIN = 2

export function hasSections(sections: readonly SectionCount[]): boolean {
  return sections.length >= SECTIONS_MIN
}

export interface PinnedMarket {
  period: Period
  market: Market
}

/** What the player pinned, in the order of pinning, and what remains of the periods. */
export function takePinned(
  periods: readonly Period[],
  sport: number,
  pins: readonly string[],
): { pinned: PinnedMarket[]; rest: Period[] } {
  if (pins.length === 0) return { pinned: [], rest: [...periods] }
  const known = new Map<string, PinnedMarket>()
  for (const period of periods)
    for (const market of period.markets) known.set(pinOf(sport, period.kind, market.id), { period, market })
  const pinned = pins.flatMap((pin) => known.get(pin) ?? [])
  const rest = keepMarkets(periods, ({ kind }, { id }) => !pins.includes(pinOf(sport, kind, id)))
  return { pinned, rest }
}

function keepMarkets(
  periods: readonly Period[],
  isKept: (period: Period, market: Market) => boolean,
): Period[] {
  return periods
    .map((period) => ({ ...period, markets: period.markets.filter((market) => isKept(period, market)) }))
    .filter((period) => period.markets.length > 0)
}

/** As many as a reader looks through; what stands behind them is folded until it is asked for. */
const OPEN_MARKETS_MAX = 60

/** Which parts of play are open unasked: all that the visitor narrowed to, else the first ones. */
export function findOpenPeriods(periods: readonly Period[], isNarrowed: boolean): Set<string> {
  let above = 0
  const open = new Set<string>()
  for (const { kind, markets } of periods) {
    above += markets.length
    if (open.size === 0 || isNarrowed || above <= OPEN_MARKETS_MAX) open.add(kind)
  }
  return open
}

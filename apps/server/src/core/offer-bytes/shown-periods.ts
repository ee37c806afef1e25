import type { BookMarket } from '@xezer/odds-book/book'
import { isCombination } from '@xezer/sport/combination'
import type { MarketCatalogue } from '@xezer/sport/market-catalogue'
import { MARKET_GROUPS } from '@xezer/sport/market-group'
import { type MarketType, periodOf } from '@xezer/sport/market-type'
import type { PeriodPath } from '@xezer/sport/sport-facts'

/** The lines of one market type in one part of play. */
export interface ShownMarket {
  /** Unique on the page. */
  readonly place: string
  readonly type: MarketType
  readonly lines: readonly BookMarket[]
}
export interface ShownPeriod {
  readonly number: number
  readonly kind: PeriodPath
  readonly markets: readonly ShownMarket[]
  readonly groups: readonly string[]
}

/** Where a market stands on its event's page. */
export function placeOf({ marketType: type, specifier }: Pick<BookMarket, 'marketType' | 'specifier'>): {
  type: MarketType
  period: PeriodPath
  place: string
} {
  const period = periodOf(type, specifier)
  return { type, period, place: `${period} ${type.key}` }
}

/**
 * Every market that can be seen, by part of play, in the order of the catalogue; of parts that one row of it is about
 * (`set{setnr}`) the first comes first.
 */
export function readPeriods(
  catalogue: MarketCatalogue,
  markets: Iterable<BookMarket>,
): readonly ShownPeriod[] {
  const shown = new Map<
    string,
    { period: PeriodPath; place: string; type: MarketType; lines: BookMarket[] }
  >()
  for (const market of markets) {
    const isSeen = market.status === 'open' || market.status === 'suspended'
    // Combinations belong to those who asked for them.
    if (!isSeen || isCombination(market.marketType)) continue
    const at = placeOf(market)
    const known = shown.get(at.place)
    if (known) known.lines.push(market)
    else shown.set(at.place, { ...at, lines: [market] })
  }
  const byPeriod = new Map<PeriodPath, ShownMarket[]>()
  for (const { period, ...market } of [...shown.values()].sort(
    (one, two) => one.type.order - two.type.order,
  )) {
    const known = byPeriod.get(period)
    if (known === undefined) byPeriod.set(period, [market])
    else known.push(market)
  }
  return [...byPeriod]
    .map(([kind, markets]): ShownPeriod => {
      const groups = MARKET_GROUPS.filter((group) => markets.some(({ type }) => type.group === group))
      return { number: catalogue.periods.indexOf(markets[0]?.type.period ?? kind), kind, markets, groups }
    })
    .sort((one, two) => one.number - two.number || comparePaths(one.kind, two.kind))
}

/** `set2` before `set10`. */
function comparePaths(left: PeriodPath, right: PeriodPath): number {
  const numbers = (path: PeriodPath) => (path.match(/\d+/g) ?? []).map(Number)
  const [one, two] = [numbers(left), numbers(right)]
  const at = one.findIndex((number, index) => number !== two[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0)
}

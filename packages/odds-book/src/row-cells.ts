import type { OddsBookOptions, RowCell, RowColumn } from './book.ts'
import { type EventState, isVisible, type MarketState } from './book-state.ts'
import { marketKey } from './market-key.ts'

/** Another line must be nearer by this much of a price before it takes the row, or the rows would flicker. */
const MAIN_LINE_GAIN = 150

const rowGroups = new WeakMap<OddsBookOptions, Map<string, readonly number[]>>()

/** The overview groups that have a column of the market type. */
export function findRowGroups(options: OddsBookOptions, sportId: number, type: string): readonly number[] {
  let byType = rowGroups.get(options)
  if (byType === undefined) {
    byType = new Map()
    rowGroups.set(options, byType)
  }
  const key = `${sportId}:${type}`
  let groups = byType.get(key)
  if (groups === undefined) {
    groups = [...(options.rowColumns.get(sportId) ?? [])]
      .filter(([, columns]) => columns.some((column) => column.type === type))
      .map(([group]) => group)
    byType.set(key, groups)
  }
  return groups
}

/** Whether the market is the one of its type that rows show. */
export function isRowMarket(event: EventState, market: MarketState): boolean {
  return (event.mainLines.get(market.type) ?? null) === market.specifier
}

/** The cells of a row, column by column; null where there is no such price to show. */
export function rowCells(event: EventState, columns: readonly RowColumn[]): (RowCell | null)[][] {
  return columns.map((column) => {
    const specifier = event.mainLines.get(column.type)
    const market = specifier === undefined ? undefined : event.markets.get(marketKey(column.type, specifier))
    return column.outcomes.map((key) => {
      if (market === undefined || !isVisible(market)) return null
      const outcome = market.outcomes.find((candidate) => candidate.key === key)
      return outcome === undefined ? null : { market, outcome }
    })
  })
}

/**
 * The market of a type that rows show: the visible one whose two prices are nearest. The one that stands keeps its
 * place until another is clearly nearer. Types without lines have one market, which is it.
 */
export function chooseMainLine(event: EventState, type: string): string | null {
  const standing = event.mainLines.get(type) ?? null
  let best: { specifier: string; distance: number } | null = null
  let standingDistance: number | null = null
  for (const market of event.lines.get(type) ?? []) {
    if (!isVisible(market)) continue
    const distance = priceDistance(market)
    if (market.specifier === standing) standingDistance = distance
    if (best === null || distance < best.distance) best = { specifier: market.specifier, distance }
  }
  if (best === null) return null
  if (standingDistance !== null && standingDistance - best.distance < MAIN_LINE_GAIN) return standing
  return best.specifier
}

/** Thousandths between the first and the last price; a line without prices is the farthest. */
function priceDistance(market: MarketState): number {
  const first = market.outcomes[0]?.odds ?? null
  const last = market.outcomes.at(-1)?.odds ?? null
  return first === null || last === null ? Number.MAX_SAFE_INTEGER : Math.abs(first - last)
}

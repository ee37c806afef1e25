import type { OddsBookOptions, RowCell, RowColumn } from './book.ts'
import { type EventState, isVisible, type LinesState, type MarketState } from './book-state.ts'

/** Another line must be nearer by this much of a price before it takes the row, or the rows would flicker. */
const MAIN_LINE_GAIN = 150

/** The overview groups in which rows of the event have a column of the market type. */
export function findRowGroups(
  options: OddsBookOptions,
  { sport, field }: EventState,
  type: string,
): number[] {
  const groups = options.rowColumns.get(sport.id) ?? new Map<number, readonly RowColumn[]>()
  if (field !== null) return options.fieldColumn?.type === type ? [...groups.keys()] : []
  return [...groups]
    .filter(([, columns]) => columns.some((column) => column.type === type))
    .map(([group]) => group)
}

/** Whether the market is the one of its type that rows show. */
export function isRowMarket(market: MarketState): boolean {
  return market.lines.shown === market
}

/** The group of columns that rows of the sport show in a list of this group: the same, or the first it has. */
export function findShownGroup(
  { rowColumns }: OddsBookOptions,
  sportId: number,
  group: number,
): number | null {
  const groups = rowColumns.get(sportId)
  if (groups?.has(group)) return group
  return groups?.keys().next().value ?? null
}

/** The cells of a row, column by column; null where there is no such price to show. */
export function rowCells(event: EventState, columns: readonly RowColumn[]): (RowCell | null)[][] {
  return columns.map((column) => {
    const market = event.lines.get(column.type)?.shown ?? null
    return column.outcomes.map((key) => {
      if (market === null || !isVisible(market)) return null
      const outcome = market.outcomes.find((candidate) => candidate.key === key)
      return outcome === undefined ? null : { market, outcome }
    })
  })
}

/** The first outcomes of the one column of a field, as many as there are. */
export function fieldCells(event: EventState, { fieldColumn }: OddsBookOptions): RowCell[][] {
  const market = fieldColumn === undefined ? null : (event.lines.get(fieldColumn.type)?.shown ?? null)
  if (market === null || !isVisible(market)) return [[]]
  return [market.outcomes.slice(0, fieldColumn?.count).map((outcome) => ({ market, outcome }))]
}

/**
 * The market of a type that rows show: the visible one whose two prices are nearest. The one that stands keeps its
 * place until another is clearly nearer. Types without lines have one market, which is it.
 */
export function chooseMainLine({ markets, shown }: LinesState): MarketState | null {
  const only = markets.length === 1 ? markets[0] : undefined
  if (only !== undefined) return isVisible(only) ? only : null
  let best: MarketState | null = null
  let bestDistance = Number.POSITIVE_INFINITY
  let shownDistance: number | null = null
  for (const market of markets) {
    if (!isVisible(market)) continue
    const distance = priceDistance(market)
    if (market === shown) shownDistance = distance
    if (distance < bestDistance) {
      best = market
      bestDistance = distance
    }
  }
  if (shownDistance !== null && shownDistance - bestDistance < MAIN_LINE_GAIN) return shown
  return best
}

/** Thousandths between the first and the last price; a line without prices is the farthest. */
function priceDistance({ outcomes }: MarketState): number {
  const first = outcomes[0]?.odds ?? null
  const last = outcomes[outcomes.length - 1]?.odds ?? null
  return first === null || last === null ? Number.MAX_SAFE_INTEGER : Math.abs(first - last)
}

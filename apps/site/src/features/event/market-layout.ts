import type { Factor, Market } from '@xezer/contract/sport-entities'
import { cellName } from '../../core/prices/cell-name.ts'

export interface MarketTableLayout {
  columns: number
  /** Names above the columns; none where every cell names itself. */
  head: readonly string[]
  /** What stands before each row: the line that its cells share. */
  lines: readonly string[] | undefined
  /** What stands in a cell beside its number. */
  labelOf: (factor: Factor) => string | undefined
}

/** The widest grid whose cells still hold a price when two cards stand side by side. */
const GRID_COLUMNS_MAX = 3
/** Columns of a wider grid, whose cells then name themselves. */
const NAMED_COLUMNS = 2

/** How a market's table is drawn: in a grid the column says the outcome and the row says the line. */
export function decideMarketLayout(market: Market): MarketTableLayout {
  const { type, size } = market
  const nameOf = ({ n }: Factor) => n
  if (type !== 'grid') {
    const head = type === 'score' && market.head.length === size ? market.head : []
    return { columns: size, head, lines: undefined, labelOf: nameOf }
  }
  if (size > GRID_COLUMNS_MAX || market.head.length !== size) {
    return { columns: Math.min(size, NAMED_COLUMNS), head: [], lines: undefined, labelOf: cellName }
  }
  const lines = rowLines(market)
  // Handicaps: each side reads the line with its own sign, so it stands in the cell.
  const labelOf = lines === undefined ? ({ pt }: Factor) => pt ?? undefined : () => undefined
  return { columns: size, head: market.head, lines, labelOf }
}

/** The line of each row, when every cell of the row shares it. */
function rowLines({ factors, size, rows }: Market): string[] | undefined {
  const lines: string[] = []
  for (let row = 0; row < rows; row++) {
    const cells = factors.slice(row * size, (row + 1) * size).filter((cell) => cell !== null)
    const line = cells[0]?.pt ?? ''
    if (cells.some((cell) => cell.pt !== line)) return undefined
    lines.push(line)
  }
  return lines.some(Boolean) ? lines : undefined
}

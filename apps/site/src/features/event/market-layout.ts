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
  /**
   * How wide the card must be, at the least, for every label to stand beside its price; in a narrower one all of them
   * stand above, whole. One of the steps of the style sheet.
   */
  roomPx: (typeof ROOMS_PX)[number] | undefined
}

/** The steps that market-card.module.css knows; what needs more has its labels above in any card. */
const ROOMS_PX = [220, 260, 300, 340, 380, 420, 480, 540, 600, 9999] as const
/** Widths of a letter of a label, of a price with what is around it, of the line before a row, of what is between. */
const LETTER_PX = 6.8
const PRICE_PX = 72
const LINE_PX = 52
const GAP_PX = 4

/** The widest grid whose cells still hold a price when two cards stand side by side. */
const GRID_COLUMNS_MAX = 3
/** Columns of a wider grid, whose cells then name themselves. */
const NAMED_COLUMNS = 2

/** How a market's table is drawn: in a grid the column says the outcome and the row says the line. */
export function decideMarketLayout(market: Market): MarketTableLayout {
  const table = decideTable(market)
  return { ...table, roomPx: decideRoom(market, table) }
}

function decideRoom(
  { factors }: Market,
  { columns, lines, labelOf }: Omit<MarketTableLayout, 'roomPx'>,
): MarketTableLayout['roomPx'] {
  const letters = Math.max(0, ...factors.map((factor) => (factor && labelOf(factor)?.length) ?? 0))
  if (letters === 0) return undefined
  const cellPx = letters * LETTER_PX + PRICE_PX
  const needPx = columns * (cellPx + GAP_PX) + 3 * GAP_PX + (lines === undefined ? 0 : LINE_PX)
  return ROOMS_PX.find((roomPx) => roomPx >= needPx)
}

function decideTable(market: Market): Omit<MarketTableLayout, 'roomPx'> {
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

import type { BookEvent, BookMarket, OddsBook, RowCell } from '@xezer/odds-book/book'
import type { OverviewGroup } from '@xezer/sports/overview'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { type Piece, toItem } from './json-bytes.ts'
import { contextOf, presentEventHead, presentRowPeriod } from './present-event.ts'
import { type Moves, NO_MOVES, presentFactor } from './present-factor.ts'
import type { PresentContext } from './present-market.ts'
import { findOverviewGroup } from './row-columns.ts'

export interface RowBytes {
  /** The rows of lists that show this group of columns in this language. */
  of(groupId: number, locale: Locale): ListRows
}
/** The row of an event as an item of a JSON list, with the comma before it. */
export type ListRows = (event: BookEvent, moves: Moves) => Piece

const NULL_ITEM = toItem('null')

type Cells = readonly (RowCell | null)[]

/** A row, and what it was made of. */
interface Memo {
  rev: number
  item: Piece
  head: { readonly rev: number; readonly text: string }
  readonly columns: (Column | undefined)[]
}
interface Column {
  readonly market: BookMarket | null
  readonly rev: number
  readonly text: string
}

/** Rows are made once per change of their event, and of a row only what changed. */
export function createRowBytes(book: OddsBook, texts: CatalogueTexts): RowBytes {
  // As many as there are groups of columns, in three languages.
  const made = new Map<string, ListRows>()
  return {
    of(groupId, locale) {
      const key = `${groupId}/${locale}`
      let rows = made.get(key)
      if (rows === undefined) {
        rows = createListRows(book, texts, groupId, locale)
        made.set(key, rows)
      }
      return rows
    },
  }
}

function createListRows(book: OddsBook, texts: CatalogueTexts, groupId: number, locale: Locale): ListRows {
  // An event that leaves the book takes its row with it.
  const memos = new WeakMap<BookEvent, Memo>()
  return (event, moves) => {
    let memo = memos.get(event)
    if (memo?.rev === event.rev && moves.size === 0) return memo.item
    const group = findOverviewGroup(event.sport.id, groupId)
    if (group === null) return NULL_ITEM
    const cells = book.rowCells(event, groupId)
    const context = contextOf(event, texts, locale)
    if (memo === undefined) {
      memo = { rev: -1, item: NULL_ITEM, head: { rev: -1, text: '' }, columns: [] }
      memos.set(event, memo)
    }
    if (memo.rev !== event.rev) renew(memo, event, group, cells, context, book.rev)
    if (!hasMoved(cells, moves)) return memo.item
    return rowItem(
      memo.head.text,
      cells.map((column) => columnText(event, column, context, moves)),
    )
  }
}

function renew(
  memo: Memo,
  event: BookEvent,
  group: OverviewGroup,
  cells: readonly Cells[],
  context: PresentContext,
  rev: number,
): void {
  if (memo.head.rev !== event.stateRev) {
    memo.head = { rev: event.stateRev, text: headText(event, group, context) }
  }
  cells.forEach((column, index) => {
    const market = column.find((cell) => cell !== null)?.market ?? null
    const known = memo.columns[index]
    const isKnown = known !== undefined && known.market === market
    if (isKnown && (market === null || market.rev <= known.rev)) return
    memo.columns[index] = { market, rev, text: columnText(event, column, context, NO_MOVES) }
  })
  memo.rev = event.rev
  memo.item = rowItem(
    memo.head.text,
    memo.columns.map((column) => column?.text ?? '[]'),
  )
}

/** Everything before the first column. */
function headText(event: BookEvent, group: OverviewGroup, { texts, locale }: PresentContext): string {
  const head = JSON.stringify(presentEventHead(event, texts, locale)).slice(0, -1)
  return `${head},"periods":[${JSON.stringify(presentRowPeriod(event.sport.id, group, texts, locale)).slice(0, -1)},"factors":[`
}

function rowItem(head: string, columns: readonly string[]): Piece {
  return toItem(`${head}${columns.join(',')}],"markets":[],"groups":[]}],"groups":[]}`)
}

function columnText(event: BookEvent, column: Cells, context: PresentContext, moves: Moves): string {
  return JSON.stringify(
    column.map((cell) => cell && presentFactor(event, cell.market, cell.outcome, context, moves)),
  )
}

function hasMoved(cells: readonly Cells[], moves: Moves): boolean {
  return moves.size > 0 && cells.some((column) => column.some((cell) => cell && moves.has(cell.outcome)))
}

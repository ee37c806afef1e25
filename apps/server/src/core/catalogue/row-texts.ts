import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { presentRow } from './present-event.ts'
import type { Moves } from './present-factor.ts'
import { NO_MOVES } from './present-factor.ts'
import { findOverviewGroup } from './row-columns.ts'

export interface RowTexts {
  /** The row of an event as JSON text. */
  text(event: BookEvent, groupId: number, locale: Locale, moves: Moves): string
}

interface Memo {
  readonly rev: number
  readonly text: string
}

/** Rows as text, made once per change of their event; only rows with a moved price are made for one cursor. */
export function createRowTexts(book: OddsBook, texts: CatalogueTexts): RowTexts {
  // An event that leaves the book takes its rows with it.
  const memos = new WeakMap<BookEvent, Map<string, Memo>>()
  const make = (event: BookEvent, groupId: number, locale: Locale, moves: Moves): string => {
    const group = findOverviewGroup(event.sport.id, groupId)
    return group === null ? 'null' : JSON.stringify(presentRow(book, event, group, texts, locale, moves))
  }
  return {
    text(event, groupId, locale, moves) {
      if (moves.size > 0 && hasMoved(book, event, groupId, moves)) return make(event, groupId, locale, moves)
      let byKey = memos.get(event)
      if (byKey === undefined) {
        byKey = new Map()
        memos.set(event, byKey)
      }
      const key = `${groupId}/${locale}`
      const memo = byKey.get(key)
      if (memo?.rev === event.rev) return memo.text
      const text = make(event, groupId, locale, NO_MOVES)
      byKey.set(key, { rev: event.rev, text })
      return text
    },
  }
}

function hasMoved(book: OddsBook, event: BookEvent, groupId: number, moves: Moves): boolean {
  return book
    .rowCells(event, groupId)
    .some((column) => column.some((cell) => cell !== null && moves.has(cell.outcome)))
}

import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import type { Locale } from '@xezer/std/locale'
import type { Piece } from '../../core/offer-bytes/json-bytes.ts'
import { type Moves, NO_MOVES } from '../../core/offer-bytes/present-factor.ts'
import type { ListRows, RowBytes } from '../../core/offer-bytes/row-bytes.ts'

/** Rows that say which way their prices went since a cursor. */
export interface MovedRows {
  since(
    since: number,
    of: { readonly topic: string; readonly group: number; readonly locale: Locale },
  ): { readonly rows: ListRows; readonly moves: Moves }
}

/** Cursors of one version of the book; beyond it the memory starts anew. */
const CURSORS_MAX = 500

/** Made once a version, cursor and language: all whose last answer was of one tick hold the same cursor. */
export function createMovedRows(book: OddsBook, rows: RowBytes): MovedRows {
  const made = new Map<string, { readonly rows: ListRows; readonly moves: Moves }>()
  let rev = -1
  return {
    since(since, { topic, group, locale }) {
      if (rev !== book.rev || made.size >= CURSORS_MAX) {
        made.clear()
        rev = book.rev
      }
      const key = `${since}/${group}/${locale}`
      let found = made.get(key)
      if (found === undefined) {
        const moves = book.findMoves(topic, since) ?? NO_MOVES
        found = { rows: keepRows(rows.of(group, locale), since), moves }
        made.set(key, found)
      }
      return found
    },
  }
}

function keepRows(rows: ListRows, since: number): ListRows {
  const kept = new Map<BookEvent, Piece>()
  return (event, moves) => {
    if (event.rev <= since) return rows(event, NO_MOVES)
    const row = kept.get(event) ?? rows(event, moves)
    kept.set(event, row)
    return row
  }
}

import type { UpcomingEvent } from '@xezer/contract/upcoming'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import { LEAGUE_GROUP } from '@xezer/sport/topic'
import { LOCALES, type Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { type Piece, toItem } from './json-bytes.ts'
import { contextOf } from './present-event.ts'
import { NO_MOVES, presentFactor } from './present-factor.ts'

/** The row of a match to come in a list of all sports, with the cells of its main market alone: such lists are long. */
export type ShortRows = Readonly<Record<Locale, (event: BookEvent) => Piece>>

/** Rows are made once per change of their event. */
export function createShortRows(book: OddsBook, texts: CatalogueTexts): ShortRows {
  const made = LOCALES.map((locale) => {
    const memos = new WeakMap<BookEvent, { readonly rev: number; readonly item: Piece }>()
    const row = (event: BookEvent): Piece => {
      const known = memos.get(event)
      if (known?.rev === event.rev) return known.item
      const item = toItem(JSON.stringify(presentShortRow(book, event, texts, locale)))
      memos.set(event, { rev: event.rev, item })
      return item
    }
    return [locale, row] as const
  })
  return Object.fromEntries(made) as Record<Locale, (event: BookEvent) => Piece>
}

function presentShortRow(
  book: OddsBook,
  event: BookEvent,
  texts: CatalogueTexts,
  locale: Locale,
): UpcomingEvent {
  const { home, away } = eventNames(event)
  const [cells = []] = book.rowCells(event, LEAGUE_GROUP)
  const context = contextOf(event, texts, locale)
  return {
    id: event.id,
    type: 0,
    number: event.fixture.number,
    time: presentWireTime(event.fixture.startsAtMs),
    home: home[locale],
    away: away[locale],
    sport: { id: event.sport.id, name: event.sport.name[locale] },
    league: event.tournament.id,
    marketCount: event.openCount,
    factors: cells.map((cell) => cell && presentFactor(event, cell.market, cell.outcome, context, NO_MOVES)),
  }
}

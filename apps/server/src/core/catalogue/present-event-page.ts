import type { EventPage } from '@xezer/contract/live'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { formatCursor } from '@xezer/odds-book/cursor'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { presentLeagueRef, presentPageEvent, presentPeriods } from './present-event.ts'
import type { Moves } from './present-factor.ts'

/** The page of one event, live or not, with every market that can be seen. */
export function presentEventPage(
  book: OddsBook,
  event: BookEvent,
  texts: CatalogueTexts,
  locale: Locale,
  version: number,
  moves: Moves,
): EventPage {
  const periods = presentPeriods(event, texts, locale, moves)
  const pageEvent = presentPageEvent(event, periods, texts, locale)
  return {
    sport: { id: event.sport.id, alias: event.sport.alias, name: event.sport.name[locale] },
    league: presentLeagueRef(event.tournament, event.category, locale),
    event: pageEvent,
    results: pageEvent.results,
    periods,
    factors: formatCursor(book.epoch, version),
  }
}

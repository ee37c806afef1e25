import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { formatCursor } from '@xezer/odds-book/cursor'
import { ALL_SPORTS } from '@xezer/odds-book/topic-name'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { withTextList } from './json-text.ts'
import type { Moves } from './present-factor.ts'
import {
  groupByLeague,
  placeLeagues,
  presentListSport,
  presentScreen,
  SPORT_HEAD,
  type Window,
} from './present-list.ts'
import type { RowTexts } from './row-texts.ts'

export interface OverviewRequest {
  readonly sportId: number
  readonly group: number
  readonly locale: Locale
  readonly window: Window
  readonly version: number
  readonly moves: Moves
}

/** Matches in play by sport and league as JSON text; rows that did not change are not made again. */
export function overviewText(
  book: OddsBook,
  rows: RowTexts,
  texts: CatalogueTexts,
  request: OverviewRequest,
): string {
  const { sportId } = request
  const events = book.liveEvents().filter((event) => sportId === ALL_SPORTS || event.sport.id === sportId)
  return listText(book, rows, texts, events, request)
}

/** The same shape for the pre-match rows of one league. */
export function leagueText(
  book: OddsBook,
  rows: RowTexts,
  texts: CatalogueTexts,
  tournamentId: number,
  request: Omit<OverviewRequest, 'sportId' | 'window'>,
): string {
  const events = book.prematchEvents().filter((event) => event.tournament.id === tournamentId)
  return listText(book, rows, texts, events, { ...request, window: null })
}

function listText(
  book: OddsBook,
  rows: RowTexts,
  texts: CatalogueTexts,
  events: readonly BookEvent[],
  request: Omit<OverviewRequest, 'sportId'>,
): string {
  const { window, locale, group, version } = request
  let bottom = 0
  const sports = bySport(events).map(([sport, sportEvents]) => {
    const top = bottom
    const placed = placeLeagues(groupByLeague(sportEvents), top + SPORT_HEAD, window, locale)
    bottom = placed.bottom
    const leagues = placed.leagues.map(({ block, league, isInWindow }) =>
      isInWindow
        ? withTextList(
            league,
            'events',
            block.events.map((event) => rows.text(event, group, locale, request.moves)),
          )
        : JSON.stringify(league),
    )
    const head = presentListSport(sport, group, sportEvents.length, texts, locale)
    return withTextList({ ...head, top, height: bottom - top }, 'leagues', leagues)
  })
  const frame = { screen: presentScreen(window, bottom), factors: formatCursor(book.epoch, version) }
  return withTextList(frame, 'sports', sports)
}

function bySport(events: readonly BookEvent[]): (readonly [BookEvent['sport'], readonly BookEvent[]])[] {
  const groups = new Map<BookEvent['sport'], BookEvent[]>()
  for (const event of events) {
    const group = groups.get(event.sport)
    if (group === undefined) groups.set(event.sport, [event])
    else group.push(event)
  }
  return [...groups]
}

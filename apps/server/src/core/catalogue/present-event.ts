import type { Event, LeagueRef, Period } from '@xezer/contract/sport-entities'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import type { Category, Tournament } from '@xezer/odds-book/messages'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { presentEventState } from './present-event-state.ts'
import { type Moves, presentFactor } from './present-factor.ts'
import type { PresentContext } from './present-market.ts'
import type { OverviewGroupSpec } from './row-columns.ts'

export const PERIOD_KINDS = ['match', 'h1', 'h2'] as const

export function presentLeagueRef(tournament: Tournament, category: Category, locale: Locale): LeagueRef {
  return {
    id: tournament.id,
    name: tournament.name[locale],
    country: { id: category.id, code: category.code, name: category.name[locale] },
  }
}

export function contextOf(event: BookEvent, texts: CatalogueTexts, locale: Locale): PresentContext {
  return { texts, locale, teams: { home: event.home.name[locale], away: event.away.name[locale] } }
}

/** All that an event says about itself but its prices. */
export function presentEventHead(
  event: BookEvent,
  texts: CatalogueTexts,
  locale: Locale,
): Omit<Event, 'periods' | 'groups'> {
  const { id: _id, ...state } = presentEventState(event, texts, locale)
  return {
    id: event.id,
    type: event.phase === 'live' || event.phase === 'over' ? 1 : 0,
    number: event.fixture.number,
    time: presentWireTime(event.fixture.startsAtMs),
    home: event.home.name[locale],
    away: event.away.name[locale],
    kind: event.live === null ? null : texts.period(event.live.period, locale),
    ...state,
    sport: { id: event.sport.id, name: event.sport.name[locale] },
    animation: null,
    stream: null,
  }
}

/** An event as a row of a list: one row of cells per column of the group. */
export function presentRow(
  book: OddsBook,
  event: BookEvent,
  group: OverviewGroupSpec,
  texts: CatalogueTexts,
  locale: Locale,
  moves: Moves,
): Event {
  const context = contextOf(event, texts, locale)
  const factors = book
    .rowCells(event, group.id)
    .map((column) =>
      column.map((cell) => cell && presentFactor(event, cell.market, cell.outcome, context, moves)),
    )
  const period: Period = {
    number: PERIOD_KINDS.indexOf(group.period),
    name: texts.period(group.period, locale),
    kind: group.period,
    factors,
    markets: [],
    groups: [],
  }
  return { ...presentEventHead(event, texts, locale), periods: [period], groups: [] }
}

import type { Event, LeagueRef, MarketSection, Period } from '@xezer/contract/sport-entities'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { BookEvent } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import type { Category, Tournament } from '@xezer/odds-book/messages'
import type { OverviewGroup } from '@xezer/sports/overview'
import { getSport } from '@xezer/sports/registry'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { presentEventState } from './present-event-state.ts'
import type { PresentContext } from './present-market.ts'

export function presentLeagueRef(
  tournament: Pick<Tournament, 'id' | 'name'>,
  category: Pick<Category, 'id' | 'code' | 'name'>,
  locale: Locale,
): LeagueRef {
  return {
    id: tournament.id,
    name: tournament.name[locale],
    country: { id: category.id, code: category.code, name: category.name[locale] },
  }
}

export function contextOf(event: BookEvent, texts: CatalogueTexts, locale: Locale): PresentContext {
  const { home, away } = eventNames(event)
  return { texts, locale, teams: { home: home[locale], away: away[locale] } }
}

/** The groups of the field on the event's page: those of its sport. */
export function presentSections(event: BookEvent, texts: CatalogueTexts, locale: Locale): MarketSection[] {
  return getSport(event.sport.id).sections.map(({ key }) => ({ key, name: texts.section(key, locale) }))
}

/** All that an event says about itself but its prices. */
export function presentEventHead(
  event: BookEvent,
  texts: CatalogueTexts,
  locale: Locale,
): Omit<Event, 'periods' | 'groups'> {
  const { id: _id, ...state } = presentEventState(event, texts, locale)
  const { home, away } = eventNames(event)
  return {
    id: event.id,
    type: event.phase === 'live' || event.phase === 'over' ? 1 : 0,
    number: event.fixture.number,
    time: presentWireTime(event.fixture.startsAtMs),
    home: home[locale],
    away: away[locale],
    ...(event.field === null ? {} : { competitors: event.field.competitors.size }),
    ...state,
    sport: { id: event.sport.id, name: event.sport.name[locale] },
    ...presentLinks(event, texts, locale),
  }
}

/** A match in play is drawn; nobody plays in an event of many competitors. */
export function hasBroadcast({ phase, field }: BookEvent): boolean {
  return phase === 'live' && field === null
}

/** The windows of a match. */
function presentLinks(
  event: BookEvent,
  { links }: CatalogueTexts,
  locale: Locale,
): Pick<Event, 'animation' | 'stream'> {
  if (!hasBroadcast(event)) return { animation: null, stream: null }
  const place = { event: event.id, sport: event.sport.id, locale }
  return { animation: links.animation(place), stream: links.stream(place) }
}

/** The part of play that a row shows, without its cells. */
export function presentRowPeriod(
  sportId: number,
  group: OverviewGroup,
  texts: CatalogueTexts,
  locale: Locale,
): Pick<Period, 'number' | 'name' | 'kind'> {
  const number = getSport(sportId).markets.periods.indexOf(group.period)
  return { number, name: texts.period(group.period, locale), kind: group.period }
}

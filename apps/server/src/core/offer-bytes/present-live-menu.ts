import type { CallOutput } from '@xezer/contract/call'
import type { liveList, MenuEvent } from '@xezer/contract/live'
import type { MenuPatch } from '@xezer/contract/topic-patches'
import type { BookEvent } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { placeChanged } from './changed-places.ts'
import { presentLeagueRef } from './present-event.ts'
import { presentEventState } from './present-event-state.ts'

/** What is new in the menu: `changed` came, left, or are called otherwise. */
export function presentMenuPatch(
  events: readonly BookEvent[],
  changed: readonly number[],
  texts: CatalogueTexts,
  locale: Locale,
): MenuPatch {
  const { sports, leagues, rows, gone } = placeChanged(events, new Set(changed))
  return {
    sports: sports.map(({ at, sport: { id, alias, name } }) => ({
      at,
      sport: { id, alias, name: name[locale] },
    })),
    leagues: leagues.map(({ at, first }) => ({
      at,
      sport: first.sport.id,
      league: presentLeagueRef(first.tournament, first.category, locale),
    })),
    events: rows.map(({ atInSport, event }) => ({
      at: atInSport,
      sport: event.sport.id,
      event: presentMenuEvent(event, texts, locale),
    })),
    gone: [...gone],
  }
}

export function presentMenuEvent(event: BookEvent, texts: CatalogueTexts, locale: Locale): MenuEvent {
  return {
    ...presentEventState(event, texts, locale),
    home: eventNames(event).home[locale],
    away: eventNames(event).away[locale],
    league: event.tournament.id,
  }
}

/** Sports in play with the number of their events. */
export function presentLiveList(events: readonly BookEvent[], locale: Locale): CallOutput<typeof liveList> {
  const counts = new Map<BookEvent['sport'], number>()
  for (const event of events) counts.set(event.sport, (counts.get(event.sport) ?? 0) + 1)
  const sports = [...counts].map(([sport, countEvents]) => ({
    id: sport.id,
    alias: sport.alias,
    name: sport.name[locale],
    countEvents,
  }))
  return { sports }
}

import type { CallOutput } from '@xezer/contract/call'
import type { liveList, MenuEvent } from '@xezer/contract/live'
import type { MenuPatch } from '@xezer/contract/topic-patches'
import type { BookEvent } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { placeChanged } from './changed-places.ts'
import { hasBroadcast } from './present-event.ts'
import { presentEventState } from './present-event-state.ts'
import { presentNamedLeague, presentNamedSport } from './present-names.ts'

/** What is new in the menu: `changed` came, left, or are called otherwise. */
export function presentMenuPatch(
  events: readonly BookEvent[],
  changed: readonly number[],
  texts: CatalogueTexts,
  locale: Locale,
): MenuPatch {
  const { sports, leagues, rows, gone } = placeChanged(events, new Set(changed))
  return {
    sports: sports.map(({ at, sport }) => ({ at, sport: presentNamedSport(sport, locale) })),
    leagues: leagues.map(({ at, first }) => ({
      at,
      sport: first.sport.id,
      league: presentNamedLeague(first.tournament, first.category, locale),
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
    ...(hasBroadcast(event) ? { video: true } : {}),
  }
}

/** Sports in play with the number of their events. */
export function presentLiveList(events: readonly BookEvent[], locale: Locale): CallOutput<typeof liveList> {
  const counts = new Map<BookEvent['sport'], number>()
  for (const event of events) counts.set(event.sport, (counts.get(event.sport) ?? 0) + 1)
  const sports = [...counts].map(([sport, countEvents]) => ({
    ...presentNamedSport(sport, locale),
    countEvents,
    countSports: counts.size,
  }))
  return { sports }
}

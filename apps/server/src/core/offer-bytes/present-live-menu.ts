import type { CallOutput } from '@xezer/contract/call'
import type { LiveMenuSport, liveList } from '@xezer/contract/live'
import type { BookEvent } from '@xezer/odds-book/book'
import type { Locale } from '@xezer/std/locale'
import type * as z from 'zod/mini'
import type { CatalogueTexts } from './catalogue-texts.ts'
import { presentLeagueRef } from './present-event.ts'
import { presentEventState } from './present-event-state.ts'

type MenuSport = z.output<typeof LiveMenuSport>

/** Sports in play with their leagues, events and scores. */
export function presentLiveMenu(
  events: readonly BookEvent[],
  texts: CatalogueTexts,
  locale: Locale,
): MenuSport[] {
  const sports = new Map<number, MenuSport>()
  for (const event of events) {
    let sport = sports.get(event.sport.id)
    if (sport === undefined) {
      const { id, alias, name } = event.sport
      sport = { id, alias, name: name[locale], countEvents: 0, leagues: [], events: [] }
      sports.set(id, sport)
    }
    sport.countEvents += 1
    if (!sport.leagues.some((league) => league.id === event.tournament.id)) {
      sport.leagues.push(presentLeagueRef(event.tournament, event.category, locale))
    }
    sport.events.push({
      ...presentEventState(event, texts, locale),
      home: event.home.name[locale],
      away: event.away.name[locale],
      league: event.tournament.id,
    })
  }
  return [...sports.values()]
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

import type { CallOutput } from '@xezer/contract/call'
import type { resultsLive } from '@xezer/contract/results'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { BookEvent } from '@xezer/odds-book/book'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { presentMenuEvent } from '../../core/offer-bytes/present-live-menu.ts'
import { presentNamedSport, presentNames } from '../../core/offer-bytes/present-names.ts'
import type { ResultsPlace } from './present-results.ts'

type Sports = CallOutput<typeof resultsLive>['sports']
type Country = Sports[number]['countries'][number]

/** What is in play, by sport, country and league; the order of countries is that of their first league in the book's list. */
export function presentLiveResults(
  events: readonly BookEvent[],
  { sport, league }: ResultsPlace,
  texts: CatalogueTexts,
  locale: Locale,
): { sports: Sports } {
  const sports = new Map<number, Sports[number]>()
  const countries = new Map<string, Country>()
  const leagues = new Map<number, Country['leagues'][number]>()
  for (const event of events) {
    if (sport !== null && event.sport.id !== sport) continue
    if (league !== null && event.tournament.id !== league) continue
    const ofSport = take(sports, event.sport.id, () => {
      return { ...presentNamedSport(event.sport, locale), countEvents: 0, countries: [] }
    })
    ofSport.countEvents += 1
    const country = take(countries, `${event.sport.id}/${event.category.id}`, () => {
      const { id, code, name } = event.category
      const made = { id, code, ...presentNames(name, locale), leagues: [] }
      ofSport.countries.push(made)
      return made
    })
    const ofLeague = take(leagues, event.tournament.id, () => {
      const { id, name } = event.tournament
      const made = { id, ...presentNames(name, locale), count: 0, events: [] }
      country.leagues.push(made)
      return made
    })
    ofLeague.count += 1
    const time = presentWireTime(event.fixture.startsAtMs)
    ofLeague.events.push({ ...presentMenuEvent(event, texts, locale), time })
  }
  return { sports: [...sports.values()] }
}

function take<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

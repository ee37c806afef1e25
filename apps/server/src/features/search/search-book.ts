import type { CallOutput } from '@xezer/contract/call'
import type { search } from '@xezer/contract/search'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import type { Locale, LocalizedName } from '@xezer/std/locale'
import { LOCALES } from '@xezer/std/locale'
import { foldWords } from './fold-text.ts'

type SearchSport = CallOutput<typeof search>['sports'][number]

const LEAGUES_MAX = 10
const EVENTS_MAX = 20
const WORDS_MAX = 8

/** Sports, leagues and open events of which a name in any language has words that begin with those of the query. */
export function searchBook(book: OddsBook, query: string, locale: Locale): CallOutput<typeof search> {
  const words = foldWords(query).slice(0, WORDS_MAX)
  if (words.length === 0) return { sports: [] }
  const sports = new Map<number, SearchSport>()
  const sportOf = ({ sport }: BookEvent): SearchSport => {
    let found = sports.get(sport.id)
    if (found === undefined) {
      found = { id: sport.id, alias: sport.alias, name: sport.name[locale], leagues: [], events: [] }
      sports.set(sport.id, found)
    }
    return found
  }
  const leagues = new Set<number>()
  for (const event of [...book.liveEvents(), ...book.prematchEvents()]) {
    if (holds([event.sport.name], words)) sportOf(event)
    if (!leagues.has(event.tournament.id) && holds([event.tournament.name, event.category.name], words)) {
      leagues.add(event.tournament.id)
      const { tournament, category } = event
      const sport = sportOf(event)
      if (sport.leagues.length < LEAGUES_MAX) {
        sport.leagues.push({
          id: tournament.id,
          name: tournament.name[locale],
          country: category.name[locale],
        })
      }
    }
    if (!holds([event.home.name, event.away.name], words)) continue
    const sport = sportOf(event)
    if (sport.events.length < EVENTS_MAX) sport.events.push(presentHit(event, locale))
  }
  return { sports: [...sports.values()] }
}

function presentHit(event: BookEvent, locale: Locale): SearchSport['events'][number] {
  return {
    id: event.id,
    type: event.phase === 'live' ? 1 : 0,
    time: presentWireTime(event.fixture.startsAtMs),
    home: event.home.name[locale],
    away: event.away.name[locale],
    league: event.tournament.name[locale],
  }
}

/** Names fold once; they are forgotten with what they name. */
const folded = new WeakMap<LocalizedName, readonly string[]>()

function foldedWords(name: LocalizedName): readonly string[] {
  let words = folded.get(name)
  if (words === undefined) {
    words = [...new Set(LOCALES.flatMap((locale) => foldWords(name[locale])))]
    folded.set(name, words)
  }
  return words
}

/** Every word of the query begins a word of one of the names. */
function holds(names: readonly LocalizedName[], words: readonly string[]): boolean {
  return words.every((word) =>
    names.some((name) => foldedWords(name).some((nameWord) => nameWord.startsWith(word))),
  )
}

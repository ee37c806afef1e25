import type { CallOutput } from '@xezer/contract/call'
import type { search } from '@xezer/contract/search'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import type { Locale, LocalizedName } from '@xezer/std/locale'
import { LOCALES } from '@xezer/std/locale'
import { foldWords } from './fold-text.ts'
import { OTHER_SPELLINGS } from './other-spellings.ts'

type SearchAnswer = CallOutput<typeof search>
type SearchSport = SearchAnswer['sports'][number]

/** Sports, leagues and open events of which a name in any language has words that begin with those of the query. */
export type BookSearch = (query: string, locale: Locale) => SearchAnswer

const LEAGUES_MAX = 10
const EVENTS_MAX = 20
const WORDS_MAX = 8
/** Answers of one version of the lists; beyond it they are looked for anew. */
const ANSWERS_MAX = 1000

/** An event of the lists with the words that find it, its league and its sport. */
interface SearchEntry {
  readonly event: BookEvent
  readonly sport: readonly string[]
  readonly league: readonly string[]
  readonly teams: readonly string[]
}
interface SearchIndex {
  readonly live: readonly BookEvent[]
  readonly prematch: readonly BookEvent[]
  readonly entries: readonly SearchEntry[]
  readonly answers: Map<string, SearchAnswer>
}

/** What is searched is made once for each version of the lists, and so is the answer to the same words. */
export function createBookSearch(book: OddsBook): BookSearch {
  let index: SearchIndex | null = null
  return (query, locale) => {
    const words = foldWords(query).slice(0, WORDS_MAX)
    if (words.length === 0) return { sports: [] }
    const live = book.liveEvents()
    const prematch = book.prematchEvents()
    if (index?.live !== live || index.prematch !== prematch) index = createIndex(live, prematch)
    const { entries, answers } = index
    const question = `${locale} ${words.join(' ')}`
    let answer = answers.get(question)
    if (answer === undefined) {
      answer = findWords(entries, words, locale)
      if (answers.size >= ANSWERS_MAX) answers.clear()
      answers.set(question, answer)
    }
    return answer
  }
}

function createIndex(live: readonly BookEvent[], prematch: readonly BookEvent[]): SearchIndex {
  const entries = [...live, ...prematch].map((event) => ({
    event,
    sport: foldedWords(event.sport.name),
    league: [...foldedWords(event.tournament.name), ...foldedWords(event.category.name)],
    teams: wordsOfEvent(event),
  }))
  return { live, prematch, entries, answers: new Map() }
}

function findWords(entries: readonly SearchEntry[], words: readonly string[], locale: Locale): SearchAnswer {
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
  for (const entry of entries) {
    const { event } = entry
    if (holds(entry.sport, words)) sportOf(event)
    if (!leagues.has(event.tournament.id) && holds(entry.league, words)) {
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
    if (!holds(entry.teams, words)) continue
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
    home: eventNames(event).home[locale],
    away: eventNames(event).away[locale],
    league: event.tournament.name[locale],
  }
}

/** A field is found by whoever is in it. */
function wordsOfEvent(event: BookEvent): string[] {
  const { home, away } = eventNames(event)
  const competitors = [...(event.field?.competitors.values() ?? [])]
  return [home, away, ...competitors.map(({ name }) => name)].flatMap((name) => [...foldedWords(name)])
}

/** Names fold once; they are forgotten with what they name. */
const folded = new WeakMap<LocalizedName, readonly string[]>()

function foldedWords(name: LocalizedName): readonly string[] {
  let words = folded.get(name)
  if (words === undefined) {
    const others = OTHER_SPELLINGS.get(name.en) ?? ''
    words = [...new Set([...LOCALES.map((locale) => name[locale]), others].flatMap(foldWords))]
    folded.set(name, words)
  }
  return words
}

/** Every word of the query begins one of the words. */
function holds(words: readonly string[], query: readonly string[]): boolean {
  return query.every((begin) => words.some((word) => word.startsWith(begin)))
}

import type { CallOutput } from '@xezer/contract/call'
import type { search } from '@xezer/contract/search'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import { beginsAlmost } from '@xezer/std/almost-word'
import { foldWords } from '@xezer/std/fold-words'
import type { Locale, LocalizedName } from '@xezer/std/locale'
import { LOCALES } from '@xezer/std/locale'
import { findSold, type SearchEntry, type SoldMarket } from './find-sold.ts'
import type { LeagueClub } from './league-clubs.ts'
import { OTHER_SPELLINGS } from './other-spellings.ts'

type SearchAnswer = CallOutput<typeof search>
type SearchSport = SearchAnswer['sports'][number]

/**
 * Sports, leagues, open events, and clubs of which nothing is on sale, of which a name in any language has words that begin
 * with those of the query. An answer stays the same as long as lists and clubs do.
 */
export type BookSearch = (query: string, locale: Locale, clubs?: readonly LeagueClub[]) => SearchAnswer

const LEAGUES_MAX = 10
const EVENTS_MAX = 20
const CLUBS_MAX = 5
const NO_CLUBS: readonly LeagueClub[] = []
/** Of these the ones that are spelled as typed come first. */
const RANKED_MAX = 200
const WORDS_MAX = 8
/** Answers of one version of the lists; beyond it they are looked for anew. */
const ANSWERS_MAX = 1000

interface SearchIndex {
  readonly clubs: readonly LeagueClub[]
  /** Those without a match in the lists. */
  readonly resting: readonly RestingClub[]
  readonly live: readonly BookEvent[]
  readonly prematch: readonly BookEvent[]
  readonly entries: readonly SearchEntry[]
  /** Every word of them once, by its first letter. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>
  readonly answers: Map<string, SearchAnswer>
}

interface RestingClub {
  readonly club: LeagueClub
  readonly words: readonly string[]
}

/** What is searched is made once for each version of the lists, and so is the answer to the same words. */
export function createBookSearch(book: OddsBook): BookSearch {
  let known: SearchIndex | null = null
  return (query, locale, clubs = NO_CLUBS) => {
    const words = foldWords(query).slice(0, WORDS_MAX)
    if (words.length === 0) return { sports: [] }
    const live = book.liveEvents()
    const prematch = book.prematchEvents()
    if (known?.live !== live || known.prematch !== prematch || known.clubs !== clubs)
      known = createIndex(live, prematch, clubs)
    const index = known
    const { entries, answers } = index
    const typed = spelledWords(query)
    const question = `${locale} ${words.join(' ')} ${typed.join(' ')}`
    let answer = answers.get(question)
    if (answer === undefined) {
      const isName = (word: string) => foldWords(word).every((begin) => isBegun(index, begin))
      // A pass over all entries is spared where a word of them stands in no name.
      const named = words.every((begin) => isBegun(index, begin))
        ? findWords(index, words.map(beginning), typed, locale)
        : { sports: [] }
      answer = withMarkets(named, findSold(entries, query, locale, isName), locale)
      // Only where nothing is as it was typed: whoever types right meets nothing else.
      if (answer.sports.length === 0) answer = findWords(index, almost(index, words), typed, locale)
      if (answers.size >= ANSWERS_MAX) answers.clear()
      answers.set(question, answer)
    }
    return answer
  }
}

function createIndex(
  live: readonly BookEvent[],
  prematch: readonly BookEvent[],
  clubs: readonly LeagueClub[],
): SearchIndex {
  const entries = [...live, ...prematch].map((event) => ({
    event,
    sport: foldedWords(event.sport.name),
    league: [...foldedWords(event.tournament.name), ...foldedWords(event.category.name)],
    teams: wordsOfEvent(event),
  }))
  const onSale = new Set(entries.flatMap(({ event: { fixture } }) => [fixture.homeId, fixture.awayId]))
  const resting = clubs
    .filter(({ id }) => !onSale.has(id))
    .map((club) => ({ club, words: foldedWords(club.name) }))
  const words = new Map<string, Set<string>>()
  const named = entries.flatMap(({ sport, league, teams }) => [sport, league, teams])
  for (const word of [...named, ...resting.map((one) => one.words)].flat()) {
    const alike = words.get(word[0] ?? '') ?? new Set<string>()
    words.set(word[0] ?? '', alike.add(word))
  }
  return { live, prematch, clubs, resting, entries, words, answers: new Map() }
}

/** Whether a word of any name begins so. */
function isBegun({ words }: SearchIndex, begin: string): boolean {
  for (const word of words.get(begin[0] ?? '') ?? []) if (word.startsWith(begin)) return true
  return false
}

/** What was found by name, and the matches that sell the market whose words were typed. */
function withMarkets(named: SearchAnswer, sold: readonly SoldMarket[], locale: Locale): SearchAnswer {
  if (sold.length === 0) return named
  const rows = new Map(named.sports.map((sport) => [sport.id, sport]))
  for (const { sport, query, name, events } of sold) {
    const row = rows.get(sport.id) ?? emptySport(sport, locale)
    const market = { query, name, events: events.map((event) => presentHit(event, locale)) }
    rows.set(sport.id, { ...row, market })
  }
  return { sports: [...rows.values()] }
}

function emptySport({ id, alias, name }: LeagueClub['league']['sport'], locale: Locale): SearchSport {
  return { id, alias, name: name[locale], leagues: [], events: [], clubs: [], market: null }
}

/** Whether a word of a name is meant by one word of the query. */
type IsMeant = (word: string) => boolean

const beginning =
  (typed: string): IsMeant =>
  (word) =>
    word.startsWith(typed)

/** Each word of the query with a slip of the finger forgiven; compared once with every word that there is. */
function almost({ words }: SearchIndex, query: readonly string[]): IsMeant[] {
  return query.map((typed) => {
    const meant = new Set([...(words.get(typed[0] ?? '') ?? [])].filter((word) => beginsAlmost(word, typed)))
    return (word) => meant.has(word)
  })
}

function findWords(
  { entries, resting }: Pick<SearchIndex, 'entries' | 'resting'>,
  words: readonly IsMeant[],
  typed: readonly string[],
  locale: Locale,
): SearchAnswer {
  const sports = new Map<number, SearchSport>()
  const sportOf = ({ sport }: Pick<LeagueClub['league'], 'sport'>): SearchSport => {
    let found = sports.get(sport.id)
    if (found === undefined) {
      found = emptySport(sport, locale)
      sports.set(sport.id, found)
    }
    return found
  }
  const leagues = new Set<number>()
  const hits = new Map<SearchSport, BookEvent[]>()
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
    const known = hits.get(sport) ?? []
    hits.set(sport, known)
    if (known.length < RANKED_MAX) known.push(event)
  }
  for (const [sport, events] of hits) {
    sport.events = spelledFirst(events, typed)
      .slice(0, EVENTS_MAX)
      .map((event) => presentHit(event, locale))
  }
  for (const { club, words: own } of resting) {
    if (!holds(own, words)) continue
    const { clubs } = sportOf(club.league)
    const league = { id: club.league.id, name: club.league.name[locale] }
    if (clubs.length < CLUBS_MAX) clubs.push({ id: club.id, name: club.name[locale], league })
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

/** Every word of the query means one of the words. */
function holds(words: readonly string[], query: readonly IsMeant[]): boolean {
  return query.every((isMeant) => words.some(isMeant))
}

/** The words as they are spelled: ı is another letter than i, and ə than e. */
function spelledWords(text: string): string[] {
  return text
    .toLocaleLowerCase('az')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Folding finds Qız and Qiz alike; the one that was typed stands before the other. */
function spelledFirst(events: readonly BookEvent[], typed: readonly string[]): BookEvent[] {
  const isSpelled = (event: BookEvent): boolean => {
    const { home, away } = eventNames(event)
    const words = LOCALES.flatMap((locale) => spelledWords(`${home[locale]} ${away[locale]}`))
    return typed.every((begin) => words.some((word) => word.startsWith(begin)))
  }
  const spelled = new Set(events.filter(isSpelled))
  return [...spelled, ...events.filter((event) => !spelled.has(event))]
}

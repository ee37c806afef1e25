import type { BookEvent } from '@xezer/odds-book/book'
import { foldWords } from '@xezer/std/fold-words'
import type { Locale } from '@xezer/std/locale'
import { partQuery, readSense } from './market-sense.ts'

/** An event of the lists with the words that find it, its league and its sport. */
export interface SearchEntry {
  readonly event: BookEvent
  readonly sport: readonly string[]
  readonly league: readonly string[]
  readonly teams: readonly string[]
}

/** What of one sport sells the market that was typed. */
export interface SoldMarket {
  readonly sport: BookEvent['sport']
  readonly query: string
  readonly name: string
  readonly events: readonly BookEvent[]
}

const EVENTS_MAX = 8
const DAY_MS = 86_400_000

/**
 * The matches that sell the market whose words were typed, of the teams, leagues and sports that were typed beside it. A
 * word that may be either is one of the market, unless nothing is found so.
 */
export function findSold(
  entries: readonly SearchEntry[],
  query: string,
  locale: Locale,
  isName: (word: string) => boolean,
): SoldMarket[] {
  const parted = partQuery(query, locale, isName)
  if (parted === null) return []
  const { market, names, both } = parted
  const sold = soldAs(entries, market, names, locale)
  if (sold.length > 0 || both.length === 0) return sold
  const rest = market.filter((word) => !both.includes(word))
  return soldAs(entries, rest, [...names, ...both], locale)
}

function soldAs(
  entries: readonly SearchEntry[],
  market: readonly string[],
  names: readonly string[],
  locale: Locale,
): SoldMarket[] {
  const sense = market.length === 0 ? null : readSense(market, locale)
  if (sense === null) return []
  const meant = names.flatMap(foldWords).map((begin) => (word: string) => word.startsWith(begin))
  const found = new Map<number, FirstEvents>()
  for (const entry of entries) {
    const { event } = entry
    const first = found.get(event.sport.id) ?? firstEvents(event.sport)
    found.set(event.sport.id, first)
    if (!first.isFull(event) && isNamed(entry, meant) && sense.isSold(event)) first.add(event)
  }
  return [...found.values()].flatMap(({ sport, list }) => {
    const events = list()
    const [first] = events
    return first === undefined ? [] : [{ sport, query: sense.query, name: sense.nameOn(first), events }]
  })
}

function isNamed(
  { teams, league, sport }: SearchEntry,
  meant: readonly ((word: string) => boolean)[],
): boolean {
  return meant.every((isMeant) => teams.some(isMeant) || league.some(isMeant) || sport.some(isMeant))
}

interface FirstEvents {
  readonly sport: BookEvent['sport']
  isFull(next: BookEvent): boolean
  add(event: BookEvent): void
  list(): BookEvent[]
}

/**
 * The first ones of a sport: those in play as the lists have them, top leagues first; then day by day, top leagues first.
 * Entries come in the order of the lists, so that whole days behind the last one that fits are not looked at.
 */
function firstEvents(sport: BookEvent['sport']): FirstEvents {
  const live: BookEvent[] = []
  const later: BookEvent[] = []
  const dayOf = ({ fixture }: BookEvent) => Math.floor(fixture.startsAtMs / DAY_MS)
  return {
    sport,
    isFull(next) {
      if (live.length >= EVENTS_MAX) return true
      const newest = later.at(-1)
      if (next.phase === 'live' || newest === undefined) return false
      return live.length + later.length >= EVENTS_MAX && dayOf(next) > dayOf(newest)
    },
    add(event) {
      ;(event.phase === 'live' ? live : later).push(event)
    },
    list() {
      const ranked = later.sort(
        (left, right) => dayOf(left) - dayOf(right) || left.tournament.tier - right.tournament.tier,
      )
      return [...live, ...ranked].slice(0, EVENTS_MAX)
    },
  }
}

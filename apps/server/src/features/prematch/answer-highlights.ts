import type { CallOutput } from '@xezer/contract/call'
import { HIGHLIGHTS_MAX, type Highlight, type prematchHighlights } from '@xezer/contract/highlights'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import { leagueOrder } from '../../core/catalogue/league-order.ts'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import {
  asFirst,
  joinPieces,
  LIST_END,
  type Piece,
  toItem,
  toPiece,
} from '../../core/offer-bytes/json-bytes.ts'
import type { ListMemory } from '../../core/offer-bytes/list-memory.ts'
import { presentLeagueRef } from '../../core/offer-bytes/present-event.ts'
import { NO_MOVES } from '../../core/offer-bytes/present-factor.ts'
import { presentMainColumns } from '../../core/offer-bytes/present-list.ts'
import type { RowBytes } from '../../core/offer-bytes/row-bytes.ts'

/** Banner: alias, sport, league (product §2, screens). */
export interface LeagueBanner {
  readonly alias: string
  readonly sport: number
  readonly league: number
}

export interface HighlightOptions {
  readonly book: OddsBook
  readonly rows: RowBytes
  readonly texts: CatalogueTexts
  readonly clock: Clock
  readonly highlights: ListMemory<readonly BookEvent[]>
  /** Null: the first league of the house in its first sport. */
  readonly leagueBanner: LeagueBanner | null
}

const GROUP = 1
/** Of the next day, where that has enough. */
const SOON_MS = 24 * 60 * 60 * 1000
/** A league of a lower tier stands behind those of all sports that are better. */
const TIER_STEP = 100

type Banner = CallOutput<typeof prematchHighlights>['banner']

export function answerHighlights(options: HighlightOptions, locale: Locale): Buffer {
  const { book, rows, clock, highlights } = options
  const events = book.prematchEvents()
  const soonCount = events.filter(({ fixture }) => fixture.startsAtMs <= clock.nowMs() + SOON_MS).length
  const chosen = highlights.get(events, String(soonCount), () => chooseHighlights(events, soonCount))
  const row = rows.of(GROUP, locale)
  const matches = chosen.flatMap((event): Piece[] => {
    const head = presentHighlight(options, event, locale)
    return [toItem(`${JSON.stringify(head).slice(0, -1)},"event":`), asFirst(row(event, NO_MOVES)), CLOSE]
  })
  const [first, ...rest] = matches
  const banner = toPiece(`{"banner":${JSON.stringify(presentBanner(options, events, locale))},"matches":[`)
  return joinPieces([banner, ...(first === undefined ? [] : [asFirst(first), ...rest]), LIST_END])
}

const CLOSE = toPiece('}')

/** The next match of each league, better leagues first; of leagues as good those of the first sports. */
export function chooseHighlights(events: readonly BookEvent[], soonCount: number): readonly BookEvent[] {
  const soon = firstOfLeagues(events.slice(0, soonCount))
  const all = soon.length < HIGHLIGHTS_MAX ? firstOfLeagues(events) : soon
  return all
    .map((event) => ({ event, order: leagueOrder(event.category.code, event.tournament.tier) }))
    .sort(
      (left, right) =>
        Math.floor(left.order / TIER_STEP) - Math.floor(right.order / TIER_STEP) ||
        left.event.sport.id - right.event.sport.id ||
        left.order - right.order,
    )
    .slice(0, HIGHLIGHTS_MAX)
    .map(({ event }) => event)
    .sort((left, right) => left.fixture.startsAtMs - right.fixture.startsAtMs)
}

/** Lists before play are in the order of their starts. */
function firstOfLeagues(events: readonly BookEvent[]): BookEvent[] {
  const first = new Map<number, BookEvent>()
  for (const event of events) {
    if (event.field === null && !first.has(event.tournament.id)) first.set(event.tournament.id, event)
  }
  return [...first.values()]
}

function presentHighlight(
  { texts }: HighlightOptions,
  { sport, tournament, category }: BookEvent,
  locale: Locale,
): Omit<Highlight, 'event'> {
  return {
    sport: { id: sport.id, alias: sport.alias, name: sport.name[locale] },
    league: presentLeagueRef(tournament, category, locale),
    head: presentMainColumns(sport.id, GROUP, texts, locale),
  }
}

function presentBanner(
  { leagueBanner }: HighlightOptions,
  events: readonly BookEvent[],
  locale: Locale,
): Banner {
  const own =
    leagueBanner === null ? [] : events.filter((event) => event.tournament.id === leagueBanner.league)
  const shown = own.length > 0 ? own : ofBestLeague(events)
  const [first] = shown
  if (first === undefined) return null
  return {
    alias: own.length > 0 && leagueBanner !== null ? leagueBanner.alias : first.category.code,
    sport: first.sport.id,
    league: first.tournament.id,
    name: first.tournament.name[locale],
    count: shown.length,
  }
}

function ofBestLeague(events: readonly BookEvent[]): BookEvent[] {
  const ofFirst = Math.min(...events.map(({ sport }) => sport.id))
  const leagues = firstOfLeagues(events.filter(({ sport }) => sport.id === ofFirst))
  const orderOf = ({ category, tournament }: BookEvent) => leagueOrder(category.code, tournament.tier)
  const [best] = leagues.sort((left, right) => orderOf(left) - orderOf(right))
  return best === undefined
    ? []
    : events.filter(({ tournament, field }) => tournament.id === best.tournament.id && field === null)
}

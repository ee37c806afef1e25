import type { CallInput, CallOutput } from '@xezer/contract/call'
import type { favoritesOverview, favoritesQuantity } from '@xezer/contract/favorites'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'
import { ALL_SPORTS, formatTopic } from '@xezer/sport/topic'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { CatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { joinPieces } from '../../core/offer-bytes/json-bytes.ts'
import { fillLayout, type ListLayout, layOutSports } from '../../core/offer-bytes/list-bytes.ts'
import type { ListMemory } from '../../core/offer-bytes/list-memory.ts'
import { NO_MOVES } from '../../core/offer-bytes/present-factor.ts'
import type { RowBytes } from '../../core/offer-bytes/row-bytes.ts'
import type { TopicTexts } from '../../core/offer-bytes/topic-texts.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'

export interface FavoritesOptions {
  readonly book: OddsBook
  readonly rows: RowBytes
  readonly texts: CatalogueTexts
  readonly topics: Pick<TopicTexts, 'watch' | 'version' | 'cursor' | 'parseCursor'>
  readonly clock: Clock
  /** What was laid out of a list of the book for somebody's choice. */
  readonly chosen: ListMemory<ListLayout>
  /** Until then an event that is not there may only not have been told yet. */
  readonly isOfferComplete: () => boolean
}

/** Overview group 1 when none is asked for (product §9, constants). */
const GROUP_DEFAULT = 1
const NOT_READY_RETRY_SECONDS = 1

/** Leagues stay favourites between their matches; an event is one until it is over. */
export function answerFavoritesQuantity(
  { book, isOfferComplete }: Pick<FavoritesOptions, 'book' | 'isOfferComplete'>,
  { leagues, events }: CallInput<typeof favoritesQuantity>,
): string | Refusal<'unavailable'> {
  if (!isOfferComplete()) return refuseFor('unavailable', NOT_READY_RETRY_SECONDS)
  const isOver = (id: number) => (book.findEvent(id) ?? { phase: 'over' }).phase === 'over'
  const gone = events.filter(isOver)
  const answer: CallOutput<typeof favoritesQuantity> = {
    events: gone,
    quantity: leagues.length + events.length - gone.length,
  }
  return JSON.stringify(answer)
}

/** Events that were chosen, or whose league was, in the layout of every list. */
export function answerFavoritesOverview(
  options: FavoritesOptions,
  input: CallInput<typeof favoritesOverview>,
  locale: Locale,
): Buffer | Refusal<'not_found'> {
  const { book, rows, texts, topics, clock, chosen } = options
  const { type, leagues, events, group = GROUP_DEFAULT, screen: window = null } = input
  // Of the whole overview: it is watched anyhow, and knows which way the price of any row went.
  const topic = formatTopic({ kind: 'overview', sportId: ALL_SPORTS, group })
  if (!topics.watch(topic, clock.nowMs())) return refuse('not_found')
  const list = type === 'live' ? book.liveEvents() : book.prematchEvents()
  const place = window === null ? '' : `${window.top}+${window.height}`
  const question = `${locale}/${group}/${place}/${leagues}/${events}`
  const layout = chosen.get(list, question, () =>
    layOutSports(listChosen(list, leagues, events), texts, { group, locale, window }),
  )
  const since = type === 'live' ? topics.parseCursor(input.factors) : null
  const moves = (since === null ? null : book.findMoves(topic, since)) ?? NO_MOVES
  const cursor = topics.cursor(topics.version(topic))
  return joinPieces(fillLayout(layout, cursor, rows.of(group, locale), moves))
}

/** Sports in the order of menus, whatever of them starts next; within each as the list has them. */
function listChosen(
  list: readonly BookEvent[],
  leagues: readonly number[],
  events: readonly number[],
): BookEvent[] {
  const ofLeagues = new Set(leagues)
  const own = new Set(events)
  return list
    .filter(({ id, tournament }) => own.has(id) || ofLeagues.has(tournament.id))
    .sort((left, right) => left.sport.id - right.sport.id)
}

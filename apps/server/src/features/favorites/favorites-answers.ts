import type { CallInput, CallOutput } from '@xezer/contract/call'
import type { favoritesQuantity } from '@xezer/contract/favorites'
import type { OddsBook } from '@xezer/odds-book/book'
import { type Refusal, refuseFor } from '../../platform/http/refusal.ts'

export interface FavoritesOptions {
  readonly book: OddsBook
  /** Until then an event that is not there may only not have been told yet. */
  readonly isOfferComplete: () => boolean
}

const NOT_READY_RETRY_SECONDS = 1

/** Leagues stay favourites between their matches; an event is one until it is over. */
export function answerFavoritesQuantity(
  { book, isOfferComplete }: FavoritesOptions,
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

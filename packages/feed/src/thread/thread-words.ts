import type { FeedMessage, FeedOffset, MarketId, OpenEvent, PastPage } from '@xezer/odds-book/messages'
import type { CombinationAnswer } from '@xezer/sport/combination'

/** A message on its way out of the thread, by its number. */
export type Sent = readonly [number: number, message: FeedMessage, offset: FeedOffset]

/** A message took effect for good, or could not: then with the words of its error. */
export type Effect = readonly [number: number, error: string | null]

/** What the house says to the thread in which a feed plays. */
export type HouseWord =
  | { readonly kind: 'start'; readonly offset: FeedOffset | null }
  /** The batch that was sent last was taken in; the next may come. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'effects'; readonly effects: readonly Effect[] }
  | { readonly kind: 'want'; readonly id: number; readonly eventId: number }
  | { readonly kind: 'combine'; readonly id: number; readonly eventId: number; readonly specifier: string }
  | { readonly kind: 'past'; readonly id: number; readonly beforeMs: number }
  | {
      readonly kind: 'sold'
      readonly id: number
      /** Null when it could not be found out. */
      readonly markets: readonly (readonly [eventId: number, markets: readonly MarketId[]])[] | null
    }
  /** Null when it could not be found out. */
  | { readonly kind: 'open'; readonly id: number; readonly events: readonly OpenEvent[] | null }
  | { readonly kind: 'stop' }

/** What the thread says to the house. */
export type ThreadWord =
  | { readonly kind: 'batch'; readonly sent: readonly Sent[] }
  /** All that is on sale was told; or the words of the error that prevented it. */
  | { readonly kind: 'started'; readonly error: string | null }
  | { readonly kind: 'wanted'; readonly id: number; readonly error: string | null }
  /** Null with the words of an error. */
  | {
      readonly kind: 'combined'
      readonly id: number
      readonly answer: CombinationAnswer | null
      readonly error: string | null
    }
  /** Null with the words of an error. */
  | {
      readonly kind: 'past_told'
      readonly id: number
      readonly page: PastPage | null
      readonly error: string | null
    }
  | { readonly kind: 'find_sold'; readonly id: number; readonly eventIds: readonly number[] }
  | { readonly kind: 'find_open'; readonly id: number }
  | { readonly kind: 'stopped' }

export function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

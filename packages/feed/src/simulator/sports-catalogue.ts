import type { CatalogueMessage, Envelope } from '@xezer/odds-book/messages'
import type { SportContent } from '../sports-data/sport-content.ts'

/** The whole catalogue of the sports that are played. */
export function sportsCatalogue(contents: readonly SportContent[], envelope: Envelope): CatalogueMessage {
  return {
    ...envelope,
    kind: 'catalogue',
    sports: contents.map(({ sport }) => sport),
    categories: contents.flatMap(({ categories }) => categories),
    tournaments: contents.flatMap(({ tournaments }) => tournaments),
    competitors: contents.flatMap(({ competitors }) => competitors),
  }
}

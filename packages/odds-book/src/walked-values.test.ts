import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BookEvent, BookMarket, OddsBook } from './book.ts'
import { createOddsBook } from './create-odds-book.ts'
import { arbitraryMessage, START_MS } from './example-arbitrary-messages.ts'
import { BOOK_OPTIONS, catalogueMessage, fixtureMessage, producerMessage } from './test-messages.ts'

const EVENT_IDS = [1, 2, 3]
/** What another line must gain to take the row, in thousandths. */
const GAIN = 150

const isSeen = ({ status }: BookMarket): boolean => status === 'open' || status === 'suspended'

function distance({ outcomes }: BookMarket): number {
  const first = outcomes[0]?.odds ?? null
  const last = outcomes.at(-1)?.odds ?? null
  return first === null || last === null ? Number.MAX_SAFE_INTEGER : Math.abs(first - last)
}

/** The line of totals that the row should show, from a walk over all markets. */
function walkedLine(event: BookEvent, standing: string | null): string | null {
  const seen = [...event.markets.values()].filter((market) => market.type === 'total' && isSeen(market))
  const nearest = Math.min(...seen.map(distance))
  const held = seen.find(({ specifier }) => specifier === standing)
  if (held !== undefined && distance(held) - nearest < GAIN) return standing
  return seen.find((market) => distance(market) === nearest)?.specifier ?? null
}

function shownLine(book: OddsBook, event: BookEvent): string | null {
  return book.rowCells(event, 1)[1]?.[0]?.market.specifier ?? null
}

it('counts open markets and picks main lines as a walk over all markets does, after every message', () => {
  fc.assert(
    fc.property(fc.array(arbitraryMessage, { minLength: 10, maxLength: 60 }), (messages) => {
      const book = createOddsBook(BOOK_OPTIONS)
      book.advance(0)
      for (const first of [catalogueMessage(0), producerMessage(0, 'live'), producerMessage(0, 'prematch')]) {
        book.apply(first)
      }
      for (const id of EVENT_IDS) book.apply(fixtureMessage(0, id, START_MS * id))
      const standing = new Map<number, string | null>()
      for (const message of messages) {
        book.apply(message)
        for (const id of EVENT_IDS) {
          const event = book.findEvent(id)
          if (event === null) continue
          const open = [...event.markets.values()].filter(({ status }) => status === 'open')
          expect(event.openCount).toBe(open.length)
          const line = shownLine(book, event)
          expect(line).toBe(walkedLine(event, standing.get(id) ?? null))
          standing.set(id, line)
        }
      }
    }),
    { numRuns: 300 },
  )
})

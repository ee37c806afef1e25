import { isFinal, setStatus, updateMainLines } from './apply-odds.ts'
import type { Outcome } from './book.ts'
import {
  type BookState,
  type EventState,
  findMarket,
  type LinesState,
  type MarketState,
  removeMarket,
} from './book-state.ts'
import { updateOpenCount } from './event-state.ts'
import type { WithdrawMessage } from './messages.ts'
import { findPlaces } from './record.ts'

/** The other producer has it, or a price came later than the word. */
function isKeptBy(market: MarketState, { producer, generatedAtMs }: WithdrawMessage): boolean {
  const pricedAtMs = producer === 'live' ? market.liveAtMs : market.prematchAtMs
  return market.producer !== producer || generatedAtMs < pricedAtMs
}

/** The markets leave the book as if they had never been told. What is final stays: late prices must not open it. */
export function applyWithdraw(state: BookState, event: EventState, message: WithdrawMessage): Outcome {
  const { producer } = message
  if (producer === 'prematch' && event.phase !== 'prematch') return 'stale'
  const moved = new Set<LinesState>()
  for (const { type, specifier } of message.markets) {
    const market = findMarket(event, type, specifier)
    if (market === null || isFinal(market.status) || isKeptBy(market, message)) continue
    setStatus(state, event, market, 'hidden')
    removeMarket(market)
    state.isTouched = true
    moved.add(market.lines)
  }
  updateMainLines(state, event, moved)
  for (const lines of moved) {
    // Lists tell of a column by its lines, also when none of them is left.
    const isKept = lines.markets.length > 0 || findPlaces(state, event, lines).isInRows
    if (!isKept) event.lines.delete(lines.type)
  }
  event.untold = message.untold
  updateOpenCount(state, event)
  return state.isTouched ? 'applied' : 'duplicate'
}

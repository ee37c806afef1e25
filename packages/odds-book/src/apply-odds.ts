import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import type { Outcome } from './book.ts'
import {
  addMarket,
  type BookState,
  type EventState,
  findMarket,
  isVisible,
  type LinesState,
  type MarketState,
  setOutcomes,
} from './book-state.ts'
import { updateOpenCount, updatePause } from './event-state.ts'
import type { MarketPrices, MarketStatus, OddsMessage, Producer, StopMessage } from './messages.ts'
import { findPlaces, recordCell, recordMarket, recordMarketPlace, recordRowStructure } from './record.ts'
import { chooseMainLine, isRowMarket } from './row-cells.ts'
import type { TopicLog } from './topic-log.ts'

/** Results have been heard: no price reopens such a market. */
export function isFinal(status: MarketStatus): boolean {
  return status === 'settled' || status === 'cancelled'
}

export function applyOdds(
  state: BookState,
  event: EventState,
  message: OddsMessage,
  quarantined: string[],
): Outcome {
  const { generatedAtMs, producer } = message
  if (generatedAtMs < event.oddsAtMs) return 'stale'
  // Pre-match closed at the start by itself; what it still says is over.
  if (producer === 'prematch' && event.phase !== 'prematch') return 'stale'
  event.oddsAtMs = generatedAtMs
  let moved: LinesState[] | null = null
  for (const prices of message.markets) {
    const market = findMarket(event, prices.type, prices.specifier)
    const reason = findFault(state, event, prices, market)
    if (reason !== null) {
      quarantined.push(reason)
      continue
    }
    const lines = applyPrices(state, event, market, prices, producer)
    if (lines === null) continue
    // Most messages move one type, and a list that begins with it is a tenth of one that grows.
    if (moved === null) moved = [lines]
    else if (!moved.includes(lines)) moved.push(lines)
  }
  if (moved !== null) updateMainLines(state, event, moved)
  updateOpenCount(state, event)
  if (message.resumes) {
    event.isStopped = false
    event.resumedAtMs = generatedAtMs
    updatePause(state, event)
  }
  return state.isTouched ? 'applied' : 'duplicate'
}

function findFault(
  state: BookState,
  event: EventState,
  prices: MarketPrices,
  known: MarketState | null,
): string | null {
  // The type of a market that is in the book was looked up when it came.
  if (known === null && state.options.findGroup(event.sport.id, prices.type) === null) {
    return `unknown market type ${prices.type}`
  }
  if (prices.outcomes.length === 0) return `market ${prices.type} has no outcomes`
  for (const { odds } of prices.outcomes) {
    const isRight = odds === null || (Number.isSafeInteger(odds) && odds > ODDS_SCALE)
    if (!isRight) return `market ${prices.type} has the price ${String(odds)}`
  }
  return null
}

/** The lines of the type when the market came, went or moved, so that another one may be nearest now. */
function applyPrices(
  state: BookState,
  event: EventState,
  known: MarketState | null,
  prices: MarketPrices,
  producer: Producer,
): LinesState | null {
  if (known === null) return bringMarket(state, event, prices, producer)
  if (isFinal(known.status)) return null
  known.producer = producer
  if (!hasSameOutcomes(known, prices)) {
    recordMarketPlace(state, known)
    if (isRowMarket(known)) recordRowStructure(state, event, known.lines)
    setOutcomes(known, prices.outcomes)
    setStatus(state, event, known, prices.status)
    return known.lines
  }
  const hasMoved = movePrices(state, known, prices)
  return setStatus(state, event, known, prices.status) || hasMoved ? known.lines : null
}

function bringMarket(
  state: BookState,
  event: EventState,
  prices: MarketPrices,
  producer: Producer,
): LinesState | null {
  const { status } = prices
  const market = addMarket(event, prices, { status, producer, rev: state.rev + 1, generation: 0 })
  setOutcomes(market, prices.outcomes)
  state.isTouched = true
  if (!isVisible(market)) return null
  recordMarketPlace(state, market)
  return market.lines
}

function hasSameOutcomes({ outcomes }: MarketState, prices: MarketPrices): boolean {
  if (outcomes.length !== prices.outcomes.length) return false
  for (let index = 0; index < outcomes.length; index++) {
    if (outcomes[index]?.key !== prices.outcomes[index]?.outcome) return false
  }
  return true
}

function movePrices(state: BookState, market: MarketState, { outcomes: next }: MarketPrices): boolean {
  const { outcomes } = market
  const isShown = isVisible(market)
  let rowLogs: readonly TopicLog[] | null = null
  for (let index = 0; index < outcomes.length; index++) {
    const outcome = outcomes[index]
    const odds: Odds | null = next[index]?.odds ?? null
    if (outcome === undefined || outcome.odds === odds) continue
    // What all cells of a market share is done for the first that moved.
    rowLogs ??= recordMove(state, market, isShown)
    if (isShown) recordCell(outcome, rowLogs)
    outcome.odds = odds
  }
  return rowLogs !== null
}

function recordMove(state: BookState, market: MarketState, isShown: boolean): readonly TopicLog[] {
  if (isShown) return recordMarket(state, market)
  state.isTouched = true
  return []
}

/** Changes what may be done with a market; whether anything changed. */
export function setStatus(
  state: BookState,
  event: EventState,
  market: MarketState,
  status: MarketStatus,
): boolean {
  if (market.status === status) return false
  const wasVisible = isVisible(market)
  if (market.status === 'open') event.openNow -= 1
  if (status === 'open') event.openNow += 1
  market.status = status
  if (wasVisible && isVisible(market)) {
    const rowLogs = recordMarket(state, market)
    for (const outcome of market.outcomes) recordCell(outcome, rowLogs)
  } else if (wasVisible !== isVisible(market)) {
    recordMarketPlace(state, market)
    if (isRowMarket(market)) recordRowStructure(state, event, market.lines)
  } else state.isTouched = true
  return true
}

/** Lets the rows show another line where another one is nearest now. */
export function updateMainLines(state: BookState, event: EventState, moved: Iterable<LinesState>): void {
  for (const lines of moved) {
    if (!findPlaces(state, event, lines).isInRows) continue
    const nearest = chooseMainLine(lines)
    if (lines.shown === nearest) continue
    recordRowStructure(state, event, lines)
    lines.shown = nearest
  }
}

/** Stops at once, before any new price is known. A stop from before the last resumption is over. */
export function applyStop(state: BookState, event: EventState, message: StopMessage): Outcome {
  if (message.generatedAtMs < event.resumedAtMs) return 'stale'
  event.oddsAtMs = Math.max(event.oddsAtMs, message.generatedAtMs)
  if (message.scope === 'event') {
    event.isStopped = true
    updatePause(state, event)
    return state.isTouched ? 'applied' : 'duplicate'
  }
  const moved = new Set<LinesState>()
  for (const market of event.markets.values()) {
    const group = state.options.findGroup(event.sport.id, market.type)
    if (group === null || !message.scope.includes(group) || !isVisible(market)) continue
    if (setStatus(state, event, market, message.status)) moved.add(market.lines)
  }
  updateMainLines(state, event, moved)
  updateOpenCount(state, event)
  return state.isTouched ? 'applied' : 'duplicate'
}

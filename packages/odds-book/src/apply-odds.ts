import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import type { Outcome } from './book.ts'
import { addMarket, type BookState, type EventState, isVisible, type MarketState } from './book-state.ts'
import { updateOpenCount, updatePause } from './event-state.ts'
import { marketKey } from './market-key.ts'
import type { MarketPrices, MarketStatus, OddsMessage, Producer, StopMessage } from './messages.ts'
import { recordCell, recordPageStructure, recordRowStructure } from './record.ts'
import { chooseMainLine, findRowGroups, isRowMarket } from './row-cells.ts'

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
  if (message.generatedAtMs < event.oddsAtMs) return 'stale'
  // Pre-match closed at the start by itself; what it still says is over.
  if (message.producer === 'prematch' && event.phase !== 'prematch') return 'stale'
  event.oddsAtMs = message.generatedAtMs
  const types = new Set<string>()
  for (const prices of message.markets) {
    const reason = findFault(state, prices)
    if (reason === null) {
      if (applyPrices(state, event, prices, message.producer)) types.add(prices.type)
    } else quarantined.push(reason)
  }
  updateMainLines(state, event, types)
  updateOpenCount(state, event)
  if (message.resumes) {
    event.isStopped = false
    event.resumedAtMs = message.generatedAtMs
    updatePause(state, event)
  }
  return state.isTouched ? 'applied' : 'duplicate'
}

function findFault(state: BookState, prices: MarketPrices): string | null {
  if (state.options.findGroup(prices.type) === null) return `unknown market type ${prices.type}`
  if (prices.outcomes.length === 0) return `market ${prices.type} has no outcomes`
  const broken = prices.outcomes.find(
    ({ odds }) => odds !== null && !(Number.isSafeInteger(odds) && odds > ODDS_SCALE),
  )
  return broken === undefined ? null : `market ${prices.type} has the price ${String(broken.odds)}`
}

/** Whether the market came, went or moved, so that another line may be nearest now. */
function applyPrices(state: BookState, event: EventState, prices: MarketPrices, producer: Producer): boolean {
  const key = marketKey(prices.type, prices.specifier)
  const known = event.markets.get(key)
  if (known === undefined) {
    const market: MarketState = {
      type: prices.type,
      specifier: prices.specifier,
      status: prices.status,
      producer,
      outcomes: prices.outcomes.map(({ outcome, odds }) => ({ key: outcome, odds })),
      rev: state.rev + 1,
      generation: 0,
    }
    addMarket(event, market)
    state.isTouched = true
    if (isVisible(market)) recordPageStructure(state, event)
    return isVisible(market)
  }
  if (isFinal(known.status)) return false
  known.producer = producer
  if (!hasSameOutcomes(known, prices)) {
    recordPageStructure(state, event, known)
    if (isRowMarket(event, known)) recordRowStructure(state, event, known.type)
    known.outcomes = prices.outcomes.map(({ outcome, odds }) => ({ key: outcome, odds }))
    setStatus(state, event, known, prices.status)
    return true
  }
  const hasMoved = movePrices(state, event, known, prices)
  return setStatus(state, event, known, prices.status) || hasMoved
}

function hasSameOutcomes(market: MarketState, prices: MarketPrices): boolean {
  if (market.outcomes.length !== prices.outcomes.length) return false
  return market.outcomes.every((outcome, index) => outcome.key === prices.outcomes[index]?.outcome)
}

function movePrices(state: BookState, event: EventState, market: MarketState, prices: MarketPrices): boolean {
  let hasMoved = false
  market.outcomes.forEach((outcome, index) => {
    const next: Odds | null = prices.outcomes[index]?.odds ?? null
    if (outcome.odds === next) return
    const before = outcome.odds
    outcome.odds = next
    hasMoved = true
    if (isVisible(market)) recordCell(state, event, market, outcome, before)
    else state.isTouched = true
  })
  return hasMoved
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
    for (const outcome of market.outcomes) recordCell(state, event, market, outcome, outcome.odds)
  } else if (wasVisible !== isVisible(market)) {
    recordPageStructure(state, event, market)
    if (isRowMarket(event, market)) recordRowStructure(state, event, market.type)
  } else state.isTouched = true
  return true
}

/** Lets the rows show another line where another one is nearest now. */
export function updateMainLines(state: BookState, event: EventState, types: Iterable<string>): void {
  for (const type of types) {
    if (findRowGroups(state.options, event.sport.id, type).length === 0) continue
    const before = event.mainLines.get(type) ?? null
    const now = chooseMainLine(event, type)
    if (before === now) continue
    recordRowStructure(state, event, type)
    if (now === null) event.mainLines.delete(type)
    else event.mainLines.set(type, now)
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
  const types = new Set<string>()
  for (const market of event.markets.values()) {
    const group = state.options.findGroup(market.type)
    if (group === null || !message.scope.includes(group) || !isVisible(market)) continue
    if (setStatus(state, event, market, message.status)) types.add(market.type)
  }
  updateMainLines(state, event, types)
  updateOpenCount(state, event)
  return state.isTouched ? 'applied' : 'duplicate'
}

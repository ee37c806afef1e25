import { ODDS_SCALE, type Odds } from '@xezer/money/odds'
import { isCombination, parseCombination } from '@xezer/sport/combination'
import { MARKET_GROUPS } from '@xezer/sport/market-group'
import { isInStopGroup } from '@xezer/sport/stop-group'
import { must } from '@xezer/std/assert'
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
import { stopEvent, updateOpenCount, updatePause } from './event-state.ts'
import type { MarketPrices, MarketStatus, OddsMessage, Producer, StopMessage } from './messages.ts'
import { findPlaces, recordCell, recordMarket, recordMarketPlace, recordRowStructure } from './record.ts'
import { chooseMainLine, isRowMarket } from './row-cells.ts'
import type { TopicLog } from './topic-log.ts'

/** A chance of one, in billionths. */
const CERTAIN_PPB = 1_000_000_000

/** Results have been heard: no price reopens such a market. */
export function isFinal(status: MarketStatus): boolean {
  return status === 'settled' || status === 'cancelled'
}

/** Whether it is a combination of which a selection's market is void. */
export function holdsVoid(event: EventState, specifier: string): boolean {
  const legs = parseCombination(specifier) ?? []
  return legs.some((leg) => findMarket(event, leg.type, leg.specifier)?.status === 'cancelled')
}

export function applyOdds(
  state: BookState,
  event: EventState,
  message: OddsMessage,
  quarantined: string[],
): Outcome {
  const { generatedAtMs, producer } = message
  if (generatedAtMs < event.stoppedAtMs) return 'stale'
  // Pre-match closed at the start by itself; what it still says is over.
  if (producer === 'prematch' && event.phase !== 'prematch') return 'stale'
  if (message.requestId !== undefined) event.restatedFor = message.requestId
  let moved: LinesState[] | null = null
  let lateCount = 0
  for (const prices of message.markets) {
    const market = findMarket(event, prices.type, prices.specifier)
    const reason = findFault(state, event, prices, market)
    if (reason !== null) {
      quarantined.push(reason)
      continue
    }
    if (isLate(event, market, message)) {
      lateCount += 1
      continue
    }
    const lines = applyPrices(state, event, market, prices, message)
    if (lines === null) continue
    // Most messages move one type, and a list that begins with it is a tenth of one that grows.
    if (moved === null) moved = [lines]
    else if (!moved.includes(lines)) moved.push(lines)
  }
  if (moved !== null) updateMainLines(state, event, moved)
  if (message.untold !== undefined) event.untold = message.untold
  updateOpenCount(state, event)
  if (message.resumes) {
    event.isStopped = false
    event.resumedAtMs = Math.max(event.resumedAtMs, generatedAtMs)
    updatePause(state, event)
  }
  if (state.isTouched) return 'applied'
  return lateCount > 0 && !message.resumes ? 'stale' : 'duplicate'
}

/**
 * Whether something newer was heard of a market: each producer is held against its own words, and what is sold in play
 * is no longer for the pre-match producer to price. A stop from after the message may have been about a market that
 * nobody had heard of.
 */
function isLate(
  event: EventState,
  market: MarketState | null,
  { producer, generatedAtMs }: OddsMessage,
): boolean {
  if (market === null) return generatedAtMs < event.partStoppedAtMs
  if (producer === 'live') return generatedAtMs < market.liveAtMs
  return market.producer === 'live' || generatedAtMs < market.prematchAtMs
}

function findFault(
  state: BookState,
  event: EventState,
  prices: MarketPrices,
  known: MarketState | null,
): string | null {
  if (known === null && state.options.findType(event.sport.id, prices.type) === null) {
    return `unknown market type ${prices.type}`
  }
  if (prices.outcomes.length === 0 && prices.status === 'open') {
    return `market ${prices.type} is open and has no outcomes`
  }
  for (const { odds, probabilityPpb } of prices.outcomes) {
    const isRight = odds === null || (Number.isSafeInteger(odds) && odds > ODDS_SCALE)
    if (!isRight) return `market ${prices.type} has the price ${String(odds)}`
    if (probabilityPpb !== undefined && !isChance(probabilityPpb)) {
      return `market ${prices.type} has the probability ${String(probabilityPpb)}`
    }
  }
  const { returnedPpb } = prices
  if (returnedPpb !== undefined && !isChance(returnedPpb)) {
    return `market ${prices.type} gives back the share ${String(returnedPpb)}`
  }
  return null
}

function isChance(probabilityPpb: number): boolean {
  return Number.isSafeInteger(probabilityPpb) && probabilityPpb >= 0 && probabilityPpb <= CERTAIN_PPB
}

/** The lines of the type when the market came, went or moved, so that another one may be nearest now. */
function applyPrices(
  state: BookState,
  event: EventState,
  known: MarketState | null,
  prices: MarketPrices,
  message: OddsMessage,
): LinesState | null {
  const market = known ?? bringMarket(state, event, prices, message.producer)
  if (message.producer === 'live') market.liveAtMs = message.generatedAtMs
  else market.prematchAtMs = message.generatedAtMs
  market.toldAt = state.heardCount
  if (isFinal(market.status)) return null
  if (prices.status === 'handed_over') return handOver(state, market, message.producer)
  market.producer = message.producer
  if (prices.outcomes.length > 0) market.returnedPpb = prices.returnedPpb ?? 0
  if (known === null) return isVisible(market) ? market.lines : null
  const { status, outcomes } = prices
  if (outcomes.length > 0 && !hasSameOutcomes(market, prices)) {
    recordMarketPlace(state, market)
    if (isRowMarket(market)) recordRowStructure(state, event, market.lines)
    setOutcomes(state, market, outcomes)
    setStatus(state, event, market, status)
    return market.lines
  }
  const hasMoved = movePrices(state, market, prices)
  // Without a cell there is nothing to show.
  const shown = market.outcomes.length === 0 && status === 'suspended' ? 'hidden' : status
  return setStatus(state, event, market, shown) || hasMoved ? market.lines : null
}

function bringMarket(
  state: BookState,
  event: EventState,
  prices: MarketPrices,
  producer: Producer,
): MarketState {
  const isShown = prices.status !== 'handed_over' && prices.outcomes.length > 0
  const isOver = prices.status === 'settled' || prices.status === 'cancelled'
  const told = isShown || isOver ? (prices.status as MarketStatus) : 'hidden'
  const type = must(state.options.findType(event.sport.id, prices.type), 'a market whose type was looked up')
  const status = isCombination(type) && holdsVoid(event, prices.specifier) ? 'cancelled' : told
  const market = addMarket(state, event, type, prices.specifier, {
    status,
    producer,
    rev: state.rev + 1,
    generation: 0,
  })
  setOutcomes(state, market, prices.outcomes)
  state.isTouched = true
  if (isVisible(market)) recordMarketPlace(state, market)
  return market
}

/** Its price stays in sight and cannot be bet on until the other producer says one. */
function handOver(state: BookState, market: MarketState, from: Producer): LinesState | null {
  if (market.producer !== from) return null
  market.producer = from === 'live' ? 'prematch' : 'live'
  state.isTouched = true
  if (market.status !== 'open') return null
  return setStatus(state, market.event, market, 'suspended') ? market.lines : null
}

function hasSameOutcomes({ outcomes }: MarketState, prices: MarketPrices): boolean {
  if (outcomes.length !== prices.outcomes.length) return false
  for (let index = 0; index < outcomes.length; index++) {
    if (outcomes[index]?.key !== prices.outcomes[index]?.outcome) return false
  }
  return true
}

function movePrices(state: BookState, market: MarketState, { outcomes: next }: MarketPrices): boolean {
  if (next.length === 0) return false
  const { outcomes } = market
  const isShown = isVisible(market)
  let rowLogs: readonly TopicLog[] | null = null
  for (let index = 0; index < outcomes.length; index++) {
    const outcome = outcomes[index]
    const told = next[index]
    if (outcome === undefined || told === undefined) continue
    const probabilityPpb = told.probabilityPpb ?? null
    if (outcome.probabilityPpb !== probabilityPpb) {
      // Nobody is shown it, so nothing is recorded.
      outcome.probabilityPpb = probabilityPpb
      state.isTouched = true
    }
    const odds: Odds | null = told.odds
    if (outcome.odds === odds) continue
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
  // What one visitor put together is no part of the offer that all are told of.
  const isCounted = !isCombination(market.marketType)
  if (isCounted && market.status === 'open') event.openNow -= 1
  if (isCounted && status === 'open') event.openNow += 1
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
export function applyStop(
  state: BookState,
  event: EventState,
  message: StopMessage,
  quarantined: string[],
): Outcome {
  const { generatedAtMs, producer, scope } = message
  if (generatedAtMs < event.resumedAtMs) return 'stale'
  if (producer === 'prematch' && event.phase !== 'prematch') return 'stale'
  event.partStoppedAtMs = Math.max(event.partStoppedAtMs, generatedAtMs)
  const unknown = scope === 'event' ? [] : scope.filter((group) => !isAnyIn(event, group))
  for (const group of unknown) quarantined.push(`stop of ${group}, which no market of ${event.id} is in`)
  if (scope === 'event' || unknown.length > 0) {
    stopEvent(state, event, generatedAtMs)
  } else stopGroups(state, event, scope, message)
  return state.isTouched ? 'applied' : 'duplicate'
}

/** A tab of the page is known also where it is empty. */
function isAnyIn(event: EventState, group: string): boolean {
  if (MARKET_GROUPS.some((tab) => tab === group)) return true
  for (const { marketType, specifier } of event.markets.values()) {
    if (isInStopGroup(marketType, specifier, group)) return true
  }
  return false
}

function stopGroups(
  state: BookState,
  event: EventState,
  groups: readonly string[],
  { generatedAtMs, status }: StopMessage,
): void {
  const moved = new Set<LinesState>()
  for (const market of event.markets.values()) {
    const { marketType, specifier } = market
    if (!groups.some((group) => isInStopGroup(marketType, specifier, group))) continue
    // Whoever priced it before the stop did not know of it.
    market.prematchAtMs = Math.max(market.prematchAtMs, generatedAtMs)
    market.liveAtMs = Math.max(market.liveAtMs, generatedAtMs)
    if (isVisible(market) && setStatus(state, event, market, status)) moved.add(market.lines)
  }
  updateMainLines(state, event, moved)
  updateOpenCount(state, event)
}

import { must } from '@xezer/std/assert'
import type { CellMove, PriceMoves, TopicDelta } from './book.ts'
import {
  type EventState,
  findMarket,
  type LinesState,
  type MarketState,
  type OutcomeState,
} from './book-state.ts'

/** Cell moves that one topic remembers; a client that was away for longer gets a new image. */
export const HISTORY_MAX = 4096
const HISTORY_FIRST = 64
/** Rows that came or left that one topic remembers: a list is watched for months, and matches come and go. */
export const ROWS_MAX = 1024
/** Stands for no price in the history; every price is higher. */
const NO_ODDS = 0

/** The bounded history of one topic. */
export interface TopicLog {
  /** How far back the history reaches. */
  baseRev: number
  /** The last change that only a new image can carry: what an event page says above its markets. */
  imageRev: number
  lastRev: number
  /**
   * A ring of the cells that moved, changed their state or left the image, in order. Nothing is made for an entry:
   * cells move all the time.
   */
  outcomes: OutcomeState[]
  /** Of each entry its rev, then the price before. */
  numbers: Float64Array
  /** Where the ring begins, and how many entries it has. */
  start: number
  length: number
  /** The last change of state by event. */
  readonly eventRevs: Map<EventState, number>
  /** Of an event page: the last time that a market came, went, or took other outcomes. */
  readonly marketRevs: Map<MarketState, number>
  /** Of a list: the last time that a row took another line, or none, into its column of a type. */
  readonly columnRevs: Map<LinesState, number>
  /**
   * Of a list: the last time that an event came, left, or was called otherwise; the longest ago first. By id, since
   * whoever left must not be kept alive.
   */
  readonly rowRevs: Map<number, number>
  watchedAtMs: number
  /** The answer of the last question, shared by everybody who asks the same. */
  memo: TopicDelta | null
  movesMemo: { readonly from: number; readonly to: number; readonly moves: PriceMoves } | null
}

export function createTopicLog(rev: number, nowMs: number): TopicLog {
  return {
    baseRev: rev,
    imageRev: rev,
    lastRev: rev,
    outcomes: [],
    numbers: new Float64Array(2 * HISTORY_FIRST),
    start: 0,
    length: 0,
    eventRevs: new Map(),
    marketRevs: new Map(),
    columnRevs: new Map(),
    rowRevs: new Map(),
    watchedAtMs: nowMs,
    memo: null,
    movesMemo: null,
  }
}

/** The price is what it was before the move, the change of state, or the leaving of the image. */
export function logCell(log: TopicLog, rev: number, outcome: OutcomeState, oddsBefore: number | null): void {
  log.lastRev = rev
  let index = log.length
  if (index < HISTORY_MAX) {
    if (2 * index === log.numbers.length) growRing(log)
    log.length = index + 1
  } else {
    index = log.start
    log.baseRev = log.numbers[2 * index] ?? log.baseRev
    log.start = index + 1 === HISTORY_MAX ? 0 : index + 1
  }
  log.outcomes[index] = outcome
  log.numbers[2 * index] = rev
  log.numbers[2 * index + 1] = oddsBefore ?? NO_ODDS
}

/** Only a full ring begins elsewhere than at 0. */
function growRing(log: TopicLog): void {
  const numbers = new Float64Array(2 * log.numbers.length)
  numbers.set(log.numbers)
  log.numbers = numbers
}

export function logEventState(log: TopicLog, event: EventState, rev: number): void {
  log.lastRev = rev
  log.eventRevs.set(event, rev)
}

/** Only a new image will do. */
export function logImage(log: TopicLog, rev: number): void {
  log.lastRev = rev
  log.imageRev = rev
  // No delta can build on what came before.
  log.eventRevs.clear()
  log.marketRevs.clear()
}

/** Log the cells that leave first, here and below, or a price that moves out of sight has no direction at its return. */
export function logMarketPlace(log: TopicLog, rev: number, market: MarketState): void {
  log.lastRev = rev
  log.marketRevs.set(market, rev)
}

export function logColumn(log: TopicLog, rev: number, lines: LinesState): void {
  log.lastRev = rev
  log.columnRevs.set(lines, rev)
}

/** The whole row is sent, or that it left: what was told of a part of it is told with it. */
export function logRow(log: TopicLog, rev: number, event: EventState): void {
  log.lastRev = rev
  log.eventRevs.delete(event)
  for (const lines of event.lines.values()) log.columnRevs.delete(lines)
  log.rowRevs.delete(event.id)
  log.rowRevs.set(event.id, rev)
  if (log.rowRevs.size <= ROWS_MAX) return
  const [id, forgottenRev] = must(log.rowRevs.entries().next().value, 'a row is remembered')
  log.rowRevs.delete(id)
  log.baseRev = Math.max(log.baseRev, forgottenRev)
}

/** What changed after `since`; null when the history does not reach back. */
export function findLogDelta(log: TopicLog, since: number): TopicDelta | null {
  if (since < log.baseRev || since < log.imageRev || since > log.lastRev) return null
  if (log.memo?.from === since && log.memo.to === log.lastRev) return log.memo
  const isNew = <Key>(revs: ReadonlyMap<Key, number>, key: Key) => (revs.get(key) ?? since) > since
  const listNew = <Key>(revs: ReadonlyMap<Key, number>) => [...revs.keys()].filter((key) => isNew(revs, key))
  // What is sent whole says the prices and states of its parts.
  const isRowWhole = (event: EventState) => isNew(log.rowRevs, event.id)
  const isWhole = ({ market }: OutcomeState) =>
    isNew(log.marketRevs, market) || isNew(log.columnRevs, market.lines) || isRowWhole(market.event)
  const cells: CellMove[] = []
  for (const [outcome, before] of firstPrices(log, since)) {
    if (!isWhole(outcome)) cells.push(presentMove(outcome, before))
  }
  const columns = listNew(log.columnRevs).flatMap(({ type, event }) =>
    isRowWhole(event) ? [] : [{ event, type }],
  )
  log.memo = {
    from: since,
    to: log.lastRev,
    cells,
    events: listNew(log.eventRevs).filter((event) => !isRowWhole(event)),
    markets: listNew(log.marketRevs),
    columns,
    rows: listNew(log.rowRevs),
  }
  return log.memo
}

/** Which way prices went after `since`; null when the history does not reach back. */
export function findLogMoves(log: TopicLog, since: number): PriceMoves | null {
  if (since < log.baseRev || since > log.lastRev) return null
  if (log.movesMemo?.from === since && log.movesMemo.to === log.lastRev) return log.movesMemo.moves
  const before = new Map<OutcomeState, number>()
  for (const [outcome, oddsBefore] of firstPrices(log, since)) {
    // A market whose list of outcomes changed has new ones of the same keys; the oldest price is what was shown.
    const { event, type, specifier } = outcome.market
    // One that was withdrawn and told again is another market of the same name.
    const market = findMarket(event, type, specifier)
    const current = market?.outcomes.find(({ key }) => key === outcome.key)
    if (current !== undefined && !before.has(current)) before.set(current, oddsBefore)
  }
  const moves = new Map<OutcomeState, -1 | 1>()
  for (const [outcome, oddsBefore] of before) {
    const way = direction(oddsBefore, outcome.odds)
    if (way !== 0) moves.set(outcome, way)
  }
  log.movesMemo = { from: since, to: log.lastRev, moves }
  return moves
}

/** The price of each cell before its first entry after `since`, oldest first. */
function firstPrices(
  { outcomes, numbers, start, length }: TopicLog,
  since: number,
): Map<OutcomeState, number> {
  const slotOf = (place: number) => (start + place) % HISTORY_MAX
  let from = length
  while (from > 0 && (numbers[2 * slotOf(from - 1)] ?? since) > since) from -= 1
  const first = new Map<OutcomeState, number>()
  for (let place = from; place < length; place++) {
    const slot = slotOf(place)
    const outcome = must(outcomes[slot], 'the ring has an outcome in each of its slots')
    if (!first.has(outcome)) first.set(outcome, numbers[2 * slot + 1] ?? NO_ODDS)
  }
  return first
}

function presentMove(outcome: OutcomeState, oddsBefore: number): CellMove {
  const { market } = outcome
  return { event: market.event, market, outcome, direction: direction(oddsBefore, outcome.odds) }
}

function direction(before: number, now: number | null): -1 | 0 | 1 {
  if (before === NO_ODDS || now === null || before === now) return 0
  return now > before ? 1 : -1
}

import type { CellMove, PriceMoves, TopicDelta } from './book.ts'
import type { EventState, MarketState, OutcomeState } from './book-state.ts'

/** Cell moves that one topic remembers; a client that was away for longer gets a new image. */
export const HISTORY_MAX = 4096

/** What the price of a cell was before a move, a change of state, or its leaving the image. */
interface CellEntry {
  readonly rev: number
  readonly event: EventState
  readonly market: MarketState
  readonly outcome: OutcomeState
  readonly oddsBefore: number | null
}

/** The bounded history of one topic. */
export interface TopicLog {
  /** How far back the history reaches. */
  baseRev: number
  /** The last change that only a new image can carry: which events, markets and cells there are. */
  structureRev: number
  lastRev: number
  /** In order; it goes on over changes of structure, for the direction of prices in polled images. */
  readonly cells: CellEntry[]
  /** The last change of state by event. */
  readonly eventRevs: Map<EventState, number>
  watchedAtMs: number
  /** The answer of the last question, shared by everybody who asks the same. */
  memo: TopicDelta | null
  movesMemo: { readonly from: number; readonly to: number; readonly moves: PriceMoves } | null
}

export function createTopicLog(rev: number, nowMs: number): TopicLog {
  return {
    baseRev: rev,
    structureRev: rev,
    lastRev: rev,
    cells: [],
    eventRevs: new Map(),
    watchedAtMs: nowMs,
    memo: null,
    movesMemo: null,
  }
}

export function logCell(log: TopicLog, entry: CellEntry): void {
  log.lastRev = entry.rev
  if (log.cells.length >= HISTORY_MAX) {
    const dropped = log.cells.splice(0, HISTORY_MAX / 2)
    log.baseRev = dropped.at(-1)?.rev ?? log.baseRev
  }
  log.cells.push(entry)
}

export function logEventState(log: TopicLog, event: EventState, rev: number): void {
  log.lastRev = rev
  log.eventRevs.set(event, rev)
}

/** Log the cells that leave the image first, or a price that moves out of sight has no direction at its return. */
export function logStructure(log: TopicLog, rev: number): void {
  log.lastRev = rev
  log.structureRev = rev
  // No delta can build on what came before.
  log.eventRevs.clear()
}

/** What changed after `since`; null when the history does not reach back or the structure changed. */
export function findLogDelta(log: TopicLog, since: number): TopicDelta | null {
  if (since < log.baseRev || since < log.structureRev || since > log.lastRev) return null
  if (log.memo?.from === since && log.memo.to === log.lastRev) return log.memo
  const events: EventState[] = []
  for (const [event, rev] of log.eventRevs) if (rev > since) events.push(event)
  const cells = firstEntries(log, since).map(presentMove)
  log.memo = { from: since, to: log.lastRev, cells, events }
  return log.memo
}

/** Which way prices went after `since`; null when the history does not reach back. */
export function findLogMoves(log: TopicLog, since: number): PriceMoves | null {
  if (since < log.baseRev || since > log.lastRev) return null
  if (log.movesMemo?.from === since && log.movesMemo.to === log.lastRev) return log.movesMemo.moves
  const before = new Map<OutcomeState, number | null>()
  for (const { market, outcome, oddsBefore } of firstEntries(log, since)) {
    // A market whose list of outcomes changed has new ones of the same keys; the oldest price is what was shown.
    const current = market.outcomes.find(({ key }) => key === outcome.key)
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

/** The first entry of each cell after `since`, oldest first. */
function firstEntries(log: TopicLog, since: number): CellEntry[] {
  let start = log.cells.length
  while (start > 0 && (log.cells[start - 1]?.rev ?? since) > since) start -= 1
  const first = new Map<OutcomeState, CellEntry>()
  for (let index = start; index < log.cells.length; index++) {
    const entry = log.cells[index]
    if (entry !== undefined && !first.has(entry.outcome)) first.set(entry.outcome, entry)
  }
  return [...first.values()]
}

function presentMove(entry: CellEntry): CellMove {
  return {
    event: entry.event,
    market: entry.market,
    outcome: entry.outcome,
    direction: direction(entry.oddsBefore, entry.outcome.odds),
  }
}

function direction(before: number | null, now: number | null): -1 | 0 | 1 {
  if (before === null || now === null || before === now) return 0
  return now > before ? 1 : -1
}

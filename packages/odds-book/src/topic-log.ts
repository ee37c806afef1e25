import type { CellMove, TopicDelta } from './book.ts'
import type { EventState, MarketState, OutcomeState } from './book-state.ts'

/** Cell moves that one topic remembers; a client that was away for longer gets a new image. */
export const HISTORY_MAX = 4096

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
  cells: CellEntry[]
  /** The last change of state by event. */
  readonly eventRevs: Map<EventState, number>
  watchedAtMs: number
  /** The answer of the last question, shared by everybody who asks the same. */
  memo: TopicDelta | null
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

export function logStructure(log: TopicLog, rev: number): void {
  log.lastRev = rev
  log.structureRev = rev
  // Nobody can build on what came before.
  log.cells = []
  log.eventRevs.clear()
}

/** What changed after `since`; null when the history does not reach back or the structure changed. */
export function findLogDelta(log: TopicLog, since: number): TopicDelta | null {
  if (since < log.baseRev || since < log.structureRev || since > log.lastRev) return null
  if (log.memo?.from === since && log.memo.to === log.lastRev) return log.memo
  const first = new Map<OutcomeState, CellEntry>()
  for (let index = log.cells.length - 1; index >= 0; index--) {
    const entry = log.cells[index]
    if (entry === undefined || entry.rev <= since) break
    first.set(entry.outcome, entry)
  }
  const events: EventState[] = []
  for (const [event, rev] of log.eventRevs) if (rev > since) events.push(event)
  const cells = [...first.values()].map(presentMove)
  log.memo = { from: since, to: log.lastRev, cells, events }
  return log.memo
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

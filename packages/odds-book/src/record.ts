import type { Odds } from '@xezer/money/odds'
import type { BookState, EventState, MarketState, OutcomeState } from './book-state.ts'
import { marketKey } from './market-key.ts'
import { findRowGroups, isRowMarket } from './row-cells.ts'
import { logCell, logEventState, logStructure, type TopicLog } from './topic-log.ts'
import { ALL_SPORTS, formatTopic, LEAGUE_GROUP } from './topic-name.ts'

/** The rev of the message at hand. Whatever calls this has changed something. */
function touch(state: BookState, event: EventState): number {
  state.isTouched = true
  event.rev = state.rev + 1
  return event.rev
}

export function recordCell(
  state: BookState,
  event: EventState,
  market: MarketState,
  outcome: OutcomeState,
  oddsBefore: Odds | null,
): void {
  const rev = touch(state, event)
  market.rev = rev
  const entry = { rev, event, market, outcome, oddsBefore }
  const page = findLog(state, 'event', event.id)
  if (page) logCell(page, entry)
  if (isRowMarket(event, market)) {
    for (const log of rowLogs(state, event, market.type)) logCell(log, entry)
  }
}

/** Score, clock, pause, count of markets. */
export function recordEventState(state: BookState, event: EventState): void {
  const rev = touch(state, event)
  const page = findLog(state, 'event', event.id)
  if (page) logEventState(page, event, rev)
  for (const log of listLogs(state, event)) logEventState(log, event, rev)
}

/**
 * Markets of an event came or went: its page needs a new image. Call it while `changing`, the one that may leave
 * or take other outcomes, still has the outcomes that were shown.
 */
export function recordPageStructure(
  state: BookState,
  event: EventState,
  changing: MarketState | null = null,
): void {
  const rev = touch(state, event)
  event.structureRev = rev
  const page = findLog(state, 'event', event.id)
  if (page === undefined) return
  if (changing) logMarket(page, rev, event, changing)
  logStructure(page, rev)
}

/** Another line, or none, comes to stand in the rows' columns of this type. Call it while the old one stands. */
export function recordRowStructure(state: BookState, event: EventState, type: string): void {
  const rev = touch(state, event)
  for (const log of rowLogs(state, event, type)) {
    logMainLine(log, rev, event, type)
    logStructure(log, rev)
  }
}

function logMainLine(log: TopicLog, rev: number, event: EventState, type: string): void {
  const specifier = event.mainLines.get(type)
  const market = specifier === undefined ? undefined : event.markets.get(marketKey(type, specifier))
  if (market) logMarket(log, rev, event, market)
}

function logMarket(log: TopicLog, rev: number, event: EventState, market: MarketState): void {
  for (const outcome of market.outcomes) {
    logCell(log, { rev, event, market, outcome, oddsBefore: outcome.odds })
  }
}

/** The event comes to a list, leaves one, or is called otherwise. Call it on both sides of a change of phase. */
export function recordListStructure(state: BookState, event: EventState): void {
  const rev = touch(state, event)
  state.liveList = null
  state.prematchList = null
  for (const type of event.mainLines.keys()) {
    for (const log of rowLogs(state, event, type)) logMainLine(log, rev, event, type)
  }
  for (const log of listLogs(state, event)) logStructure(log, rev)
}

function findLog(state: BookState, kind: 'event', eventId: number): TopicLog | undefined {
  return state.logs.get(formatTopic({ kind, eventId }))
}

/** The lists that show a row of the event with a column of the type. */
function rowLogs(state: BookState, event: EventState, type: string): TopicLog[] {
  const groups = findRowGroups(state.options, event.sport.id, type)
  if (event.phase === 'live') return overviewLogs(state, event, groups)
  return event.phase === 'prematch' && groups.includes(LEAGUE_GROUP) ? leagueLogs(state, event) : []
}

/** Every list that the event stands in. */
function listLogs(state: BookState, event: EventState): TopicLog[] {
  if (event.phase === 'prematch') return leagueLogs(state, event)
  if (event.phase !== 'live') return []
  const groups = [...(state.options.rowColumns.get(event.sport.id)?.keys() ?? [])]
  const menu = state.logs.get('menu')
  return [...overviewLogs(state, event, groups), ...(menu ? [menu] : [])]
}

function overviewLogs(state: BookState, event: EventState, groups: readonly number[]): TopicLog[] {
  const logs: TopicLog[] = []
  for (const group of groups) {
    for (const sportId of [ALL_SPORTS, event.sport.id]) {
      const log = state.logs.get(formatTopic({ kind: 'overview', sportId, group }))
      if (log) logs.push(log)
    }
  }
  return logs
}

function leagueLogs(state: BookState, event: EventState): TopicLog[] {
  const log = state.logs.get(formatTopic({ kind: 'league', tournamentId: event.tournament.id }))
  return log ? [log] : []
}

import { ALL_SPORTS, formatTopic, LEAGUE_GROUP } from '@xezer/sport/topic'
import type { BookState, EventState, LinesState, MarketState, OutcomeState, RowPlaces } from './book-state.ts'
import { findRowGroups, findShownGroup, isRowMarket } from './row-cells.ts'
import {
  logCell,
  logColumn,
  logEventState,
  logImage,
  logMarketPlace,
  logRow,
  type TopicLog,
} from './topic-log.ts'

/** The rev of the message at hand. Whatever calls this has changed something. */
function touch(state: BookState, event: EventState): number {
  state.isTouched = true
  event.rev = state.rev + 1
  return event.rev
}

const NOWHERE: readonly TopicLog[] = []

/** A cell of the market moved or changes its state: marks what it belongs to. The rows' histories that tell of it. */
export function recordMarket(state: BookState, market: MarketState): readonly TopicLog[] {
  market.rev = touch(state, market.event)
  return isRowMarket(market) ? findPlaces(state, market.event, market.lines).logs : NOWHERE
}

/** Call `recordMarket` first, once for all cells of the market. */
export function recordCell(outcome: OutcomeState, rowLogs: readonly TopicLog[]): void {
  const { rev, event } = outcome.market
  if (event.log !== null) logCell(event.log, rev, outcome, outcome.odds)
  for (let index = 0; index < rowLogs.length; index++) {
    const log = rowLogs[index]
    if (log !== undefined) logCell(log, rev, outcome, outcome.odds)
  }
}

/** Score, clock, pause, count of markets. */
export function recordEventState(state: BookState, event: EventState): void {
  const rev = touch(state, event)
  event.stateRev = rev
  if (event.log !== null) logEventState(event.log, event, rev)
  for (const log of listLogs(state, event)) logEventState(log, event, rev)
}

/** What the page says above its markets: it needs a new image. */
export function recordPageHead(state: BookState, event: EventState): void {
  const rev = touch(state, event)
  event.structureRev = rev
  if (event.log !== null) logImage(event.log, rev)
}

/** A market comes to its event's page, leaves it or takes other outcomes. Call it while those that leave are there. */
export function recordMarketPlace(state: BookState, market: MarketState): void {
  const { event } = market
  const rev = touch(state, event)
  event.structureRev = rev
  market.rev = rev
  if (event.log === null) return
  logMarket(event.log, rev, market)
  logMarketPlace(event.log, rev, market)
}

/** Another line, or none, comes to stand in the rows' columns of this type. Call it while the old one stands. */
export function recordRowStructure(state: BookState, event: EventState, lines: LinesState): void {
  const rev = touch(state, event)
  for (const log of findPlaces(state, event, lines).logs) {
    if (lines.shown) logMarket(log, rev, lines.shown)
    logColumn(log, rev, lines)
  }
}

function logMarket(log: TopicLog, rev: number, { outcomes }: MarketState): void {
  for (const outcome of outcomes) logCell(log, rev, outcome, outcome.odds)
}

/** The event comes to a list, leaves one, or is called otherwise. Call it on both sides of a change of phase. */
export function recordListStructure(state: BookState, event: EventState): void {
  const rev = touch(state, event)
  event.stateRev = rev
  if (event.phase === 'live') state.liveList = null
  if (event.phase === 'prematch') state.prematchList = null
  state.listsVersion += 1
  for (const lines of event.lines.values()) {
    if (lines.shown === null) continue
    for (const log of findPlaces(state, event, lines).logs) logMarket(log, rev, lines.shown)
  }
  for (const log of listLogs(state, event)) logRow(log, rev, event)
}

/** Where rows show this type of the event. */
export function findPlaces(state: BookState, event: EventState, lines: LinesState): RowPlaces {
  const { listsVersion } = state
  const { phase } = event
  if (lines.places?.listsVersion === listsVersion && lines.places.phase === phase) return lines.places
  const groups = findRowGroups(state.options, event, lines.type)
  const isInRows = groups.length > 0
  lines.places = { listsVersion, phase, isInRows, logs: isInRows ? rowLogs(state, event, groups) : [] }
  return lines.places
}

/** The lists that show a row of the event with a column of one of the groups. */
function rowLogs(state: BookState, event: EventState, groups: readonly number[]): TopicLog[] {
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
  const { options, logs, rowGroups } = state
  const ofSport = groups.map((group) =>
    logs.get(formatTopic({ kind: 'overview', sportId: event.sport.id, group })),
  )
  // A list of all sports shows this one in the same group, or in another one where the sport has no such group.
  const ofAll = rowGroups.map((group) => {
    const shownGroup = findShownGroup(options, event.sport.id, group)
    if (shownGroup === null || !groups.includes(shownGroup)) return undefined
    return logs.get(formatTopic({ kind: 'overview', sportId: ALL_SPORTS, group }))
  })
  return [...ofSport, ...ofAll].filter((log) => log !== undefined)
}

function leagueLogs(state: BookState, event: EventState): TopicLog[] {
  const log = state.logs.get(formatTopic({ kind: 'league', tournamentId: event.tournament.id }))
  return log ? [log] : []
}

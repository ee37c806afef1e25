import { marketKey, parseHandle } from '@xezer/sport/handle'
import { unreachable } from '@xezer/std/assert'
import { applyCatalogue, applyCoverage, applyFixture, applyScore } from './apply-fixture.ts'
import { applyOdds, applyStop } from './apply-odds.ts'
import { applySettle, applyUnsettle, applyUnvoid, applyVoid } from './apply-results.ts'
import { applyWithdraw } from './apply-withdraw.ts'
import type { BookSelection, Changes, OddsBook, OddsBookOptions, Outcome } from './book.ts'
import { type BookState, type CellName, createBookState, type EventState } from './book-state.ts'
import { listLive, listPrematch } from './event-lists.ts'
import type { FeedMessage } from './messages.ts'
import { applyProducer, isProducerUp, noteSignOfLife, passTime } from './producers.ts'
import { applyRecovery, applySnapshot } from './recovery.ts'
import { fieldCells, findShownGroup, rowCells } from './row-cells.ts'
import { findLogDelta, findLogMoves } from './topic-log.ts'
import { forgetUnwatched, getLog, watchTopic } from './topics.ts'

/** The state of every event, market and price. Framework-free; all of its time comes in with the messages. */
export function createOddsBook(options: OddsBookOptions): OddsBook {
  const state = createBookState(options)
  return {
    get rev() {
      return state.rev
    },
    epoch: options.epoch,
    sports: state.sports,
    tournaments: state.tournaments,
    categories: state.categories,
    apply: (message, steadyMs = message.receivedAtMs) => apply(state, message, steadyMs),
    advance: (nowMs, steadyMs = nowMs) => {
      passTime(state, nowMs, steadyMs)
      return finish(state, state.isTouched ? 'applied' : 'duplicate', [])
    },
    findEvent: (id) => state.events.get(id) ?? null,
    findSelection: (handle) => findSelection(state, handle),
    isProducerUp: (producer, steadyMs) => isProducerUp(state, producer, steadyMs),
    liveEvents: () => listLive(state),
    prematchEvents: () => listPrematch(state),
    rowCells: (event, group) => {
      const known = state.events.get(event.id)
      if (known !== undefined && known.field !== null) return fieldCells(known, options)
      const shownGroup = findShownGroup(options, event.sport.id, group)
      const columns = shownGroup === null ? [] : options.rowColumns.get(event.sport.id)?.get(shownGroup)
      return known === undefined ? [] : rowCells(known, columns ?? [])
    },
    watch: (topic, nowMs) => watchTopic(state, topic, nowMs),
    topicVersion: (topic) => getLog(state, topic).lastRev,
    findDelta: (topic, since) => findLogDelta(getLog(state, topic), since),
    findMoves: (topic, since) => findLogMoves(getLog(state, topic), since),
    forgetUnwatched: (beforeMs) => forgetUnwatched(state, beforeMs),
  }
}

function apply(state: BookState, message: FeedMessage, steadyMs: number): Changes {
  const quarantined: string[] = []
  state.heardCount += 1
  noteSignOfLife(state, message, steadyMs)
  return finish(state, dispatch(state, message, steadyMs, quarantined), quarantined)
}

/** Gives what changed its rev. A message of which only a part was understood still counts as applied. */
function finish(state: BookState, outcome: Outcome, quarantined: readonly string[]): Changes {
  if (state.isTouched) state.rev += 1
  const isNothingLeft = !state.isTouched && quarantined.length > 0
  state.isTouched = false
  return { outcome: isNothingLeft ? 'quarantined' : outcome, quarantined, rev: state.rev }
}

function dispatch(state: BookState, message: FeedMessage, steadyMs: number, quarantined: string[]): Outcome {
  switch (message.kind) {
    case 'producer':
      return applyProducer(state, message, steadyMs)
    case 'recovery':
      return applyRecovery(state, message)
    case 'snapshot':
      return applySnapshot(state, message, steadyMs)
    // Whoever finds types for the book has taken it.
    case 'description':
      return 'applied'
    case 'catalogue':
      return applyCatalogue(state, message)
    case 'fixture':
      return applyFixture(state, message, quarantined)
    default:
      break
  }
  const event = state.events.get(message.eventId)
  if (event === undefined) {
    // Results and prices of an event that was played to its end are late, not wrong.
    if (state.left.has(message.eventId)) return 'stale'
    quarantined.push(`${message.kind} of the unknown event ${message.eventId}`)
    return 'quarantined'
  }
  return dispatchToEvent(state, event, message, quarantined)
}

type EventMessage = Exclude<
  FeedMessage,
  { kind: 'producer' | 'recovery' | 'snapshot' | 'description' | 'catalogue' | 'fixture' }
>

function dispatchToEvent(
  state: BookState,
  event: EventState,
  message: EventMessage,
  quarantined: string[],
): Outcome {
  switch (message.kind) {
    case 'odds':
      return applyOdds(state, event, message, quarantined)
    case 'withdraw':
      return applyWithdraw(state, event, message)
    case 'stop':
      return applyStop(state, event, message, quarantined)
    case 'score':
      return applyScore(state, event, message)
    case 'coverage':
      return applyCoverage(state, event, message)
    case 'settle':
      return applySettle(state, event, message)
    case 'unsettle':
      return applyUnsettle(state, event, message)
    case 'void':
      return applyVoid(state, event, message)
    case 'unvoid':
      return applyUnvoid(state, event, message)
    default:
      return unreachable(message)
  }
}

function findSelection(state: BookState, handle: string): BookSelection | null {
  const known = state.cellNames.get(handle)
  const name = known ?? nameCell(handle)
  const event = name && state.events.get(name.eventId)
  const market = name && event?.markets.get(name.marketKey)
  const outcome = name && market?.outcomes.find((candidate) => candidate.key === name.outcome)
  if (!event || !market || !outcome) return null
  if (known === undefined) keepCellName(state, handle, name)
  return {
    event,
    market,
    outcome: outcome.key,
    odds: outcome.odds,
    status: market.status,
    isPaused: event.isPaused,
    startsAtMs: event.fixture.startsAtMs,
    eventStatus: event.status,
    liveState: event.live,
    rev: event.rev,
    producer: market.producer,
  }
}

function nameCell(handle: string): CellName | null {
  const parts = parseHandle(handle)
  return (
    parts && {
      eventId: parts.eventId,
      marketKey: marketKey(parts.type, parts.specifier),
      outcome: parts.outcome,
    }
  )
}

/** Handles of cells that were there; reading one costs more than all that is looked up by it. */
const CELL_NAMES_MAX = 20_000

function keepCellName(state: BookState, handle: string, name: CellName): void {
  if (state.cellNames.size >= CELL_NAMES_MAX) state.cellNames.clear()
  state.cellNames.set(handle, name)
}

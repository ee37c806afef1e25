import type { EventStatus, MatchIncident } from '@xezer/sport/live-state'
import { isFinal, setStatus, updateMainLines } from './apply-odds.ts'
import type { EventField, Outcome } from './book.ts'
import type { BookState, EventState, LinesState } from './book-state.ts'
import { decidePhase, stopEvent, updateClock, updateOpenCount, updatePause } from './event-state.ts'
import type {
  AnyFixture,
  CatalogueMessage,
  CoverageMessage,
  FieldFixture,
  FixtureMessage,
  ScoreMessage,
} from './messages.ts'
import { recordEventState, recordListStructure, recordPageHead } from './record.ts'
import { sameJson } from './same-json.ts'

export function applyCatalogue(state: BookState, message: CatalogueMessage): Outcome {
  const changed = new Set<number>()
  const take = <T extends { readonly id: number }>(known: Map<number, T>, entries: readonly T[]) => {
    for (const entry of entries) {
      if (sameJson(known.get(entry.id), entry)) continue
      known.set(entry.id, entry)
      changed.add(entry.id)
      state.isTouched = true
    }
  }
  take(state.sports, message.sports)
  take(state.categories, message.categories)
  take(state.tournaments, message.tournaments)
  take(state.competitors, message.competitors)
  if (!state.isTouched) return 'duplicate'
  for (const event of state.events.values()) renameEvent(state, event)
  return 'applied'
}

function renameEvent(state: BookState, event: EventState): void {
  const parties = findParties(state, event.fixture)
  if (parties === null) return
  const isSame = Object.entries(parties).every(([key, value]) => {
    return key === 'field' ? isSameField(event.field, parties.field) : event[key as keyof Parties] === value
  })
  if (isSame) return
  recordListStructure(state, event)
  Object.assign(event, parties)
  recordListStructure(state, event)
  recordPageHead(state, event)
}

function isSameField(left: EventField | null, right: EventField | null): boolean {
  if (left === null || right === null) return left === right
  const isSame = [...left.competitors].every(([key, competitor]) => right.competitors.get(key) === competitor)
  return isSame && left.competitors.size === right.competitors.size && sameJson(left.name, right.name)
}

type Parties = Pick<EventState, 'sport' | 'category' | 'tournament' | 'home' | 'away' | 'field'>

function findParties(state: BookState, fixture: AnyFixture): Parties | null {
  const tournament = state.tournaments.get(fixture.tournamentId)
  const category = tournament && state.categories.get(tournament.categoryId)
  const sport = state.sports.get(fixture.sportId)
  if (!tournament || !category || !sport) return null
  if (fixture.homeId === null) {
    const field = findField(state, fixture)
    return field && { sport, category, tournament, home: null, away: null, field }
  }
  const home = state.competitors.get(fixture.homeId)
  const away = state.competitors.get(fixture.awayId)
  return home && away ? { sport, category, tournament, home, away, field: null } : null
}

function findField(state: BookState, { name, competitorIds }: FieldFixture): EventField | null {
  const found = competitorIds.flatMap((id) => state.competitors.get(id) ?? [])
  if (found.length < competitorIds.length) return null
  return { name, competitors: new Map(found.map((competitor) => [String(competitor.id), competitor])) }
}

export function applyFixture(state: BookState, message: FixtureMessage, quarantined: string[]): Outcome {
  const { fixture } = message
  if (state.left.has(fixture.eventId)) return 'stale'
  const event = state.events.get(fixture.eventId)
  if (message.change === 'cancelled') {
    if (event === undefined) return 'stale'
    return setEventStatus(state, event, 'cancelled') ? 'applied' : 'duplicate'
  }
  const parties = findParties(state, fixture)
  if (parties === null) {
    quarantined.push(`fixture ${fixture.eventId} names what the catalogue does not know`)
    return 'quarantined'
  }
  if (event === undefined) {
    addEvent(state, fixture, parties)
    return 'applied'
  }
  if (sameJson(event.fixture, fixture)) return 'duplicate'
  recordListStructure(state, event)
  Object.assign(event, parties)
  event.fixture = fixture
  // A new time brings a postponed event back, and a delayed one is late no more.
  const isAwaited = event.status === 'postponed' || event.status === 'delayed'
  const status = isAwaited ? 'prematch' : event.status
  setEventStatus(state, event, status)
  recordListStructure(state, event)
  recordPageHead(state, event)
  return 'applied'
}

function addEvent(state: BookState, fixture: AnyFixture, parties: Parties): void {
  const phase = decidePhase('prematch', fixture.startsAtMs, state.nowMs)
  const event: EventState = {
    id: fixture.eventId,
    phase,
    fixture,
    ...parties,
    status: 'prematch',
    live: null,
    clockMinute: null,
    isPaused: phase === 'started' || !state.producers.prematch.isUp,
    producer: 'prematch',
    rev: 0,
    structureRev: 0,
    stateRev: 0,
    incidentsRev: 0,
    incidentRevs: [],
    openCount: 0,
    markets: new Map(),
    lines: new Map(),
    openNow: 0,
    untold: 0,
    log: null,
    isStopped: false,
    stoppedAtMs: Number.NEGATIVE_INFINITY,
    partStoppedAtMs: Number.NEGATIVE_INFINITY,
    resumedAtMs: Number.NEGATIVE_INFINITY,
    scoreAtMs: Number.NEGATIVE_INFINITY,
    isCovered: true,
    coverageAtMs: Number.NEGATIVE_INFINITY,
    restatedFor: 0,
  }
  state.events.set(event.id, event)
  recordListStructure(state, event)
}

export function applyScore(state: BookState, event: EventState, message: ScoreMessage): Outcome {
  if (message.generatedAtMs < event.scoreAtMs) return 'stale'
  if (sameJson(event.live, message.live) && event.scoreAtMs === message.generatedAtMs) return 'duplicate'
  const wasShown = shownState(event)
  const incidentsBefore = event.live?.incidents ?? []
  event.scoreAtMs = message.generatedAtMs
  event.live = message.live
  // Whatever was priced before it must not be open when play goes on.
  if (message.live.status === 'interrupted') stopEvent(state, event, message.generatedAtMs)
  setEventStatus(state, event, message.live.status)
  updateClock(state, event)
  if (!sameJson(wasShown, shownState(event))) recordEventState(state, event)
  markIncidents(event, incidentsBefore, message.live.incidents)
  // The clock's starting point changed even where nothing on the screen did.
  state.isTouched = true
  return 'applied'
}

/** Before the match it says nothing of the prices that are on sale. */
export function applyCoverage(state: BookState, event: EventState, message: CoverageMessage): Outcome {
  const { isCovered, generatedAtMs } = message
  if (generatedAtMs < event.coverageAtMs) return 'stale'
  event.coverageAtMs = generatedAtMs
  if (event.isCovered === isCovered) return 'duplicate'
  event.isCovered = isCovered
  state.isTouched = true
  if (!isCovered && event.phase !== 'prematch') stopEvent(state, event, generatedAtMs)
  updatePause(state, event)
  return 'applied'
}

/** Remembers which marks of the time line are new, so that the others are not sent again. */
function markIncidents(
  event: EventState,
  before: readonly MatchIncident[],
  now: readonly MatchIncident[],
): void {
  if (sameJson(before, now)) return
  event.incidentsRev = event.rev
  event.incidentRevs = now.map((incident, index) =>
    sameJson(before[index], incident) ? (event.incidentRevs[index] ?? event.rev) : event.rev,
  )
}

/**
 * What screens show of a live state. Of a clock that runs up they show minutes, which `updateClock` watches; one that
 * runs down they show to the second, counted from when it was told.
 */
function shownState({ live, scoreAtMs }: Pick<EventState, 'live' | 'scoreAtMs'>): unknown {
  if (live === null) return null
  const { clock } = live
  if (clock?.isDown) return { ...live, toldAtMs: clock.rate === 0 ? 0 : scoreAtMs }
  return { ...live, clock: clock && { ...clock, seconds: 0, rate: 0 } }
}

/** Moves the event to another status, and with it between the lists; whether it changed. */
export function setEventStatus(state: BookState, event: EventState, status: EventStatus): boolean {
  const phase = decidePhase(status, event.fixture.startsAtMs, state.nowMs)
  if (event.status === status && event.phase === phase) return false
  recordListStructure(state, event)
  const wasPrematch = event.phase === 'prematch'
  event.status = status
  event.phase = phase
  event.producer = phase === 'prematch' || phase === 'started' ? 'prematch' : 'live'
  if (wasPrematch && phase !== 'prematch') closePrematch(state, event)
  recordListStructure(state, event)
  recordPageHead(state, event)
  updatePause(state, event)
  return true
}

/** Pre-match prices end with the start; the live producer brings its own. */
function closePrematch(state: BookState, event: EventState): void {
  const moved = new Set<LinesState>()
  for (const market of event.markets.values()) {
    if (market.producer !== 'prematch' || isFinal(market.status)) continue
    if (setStatus(state, event, market, 'hidden')) moved.add(market.lines)
  }
  updateMainLines(state, event, moved)
  event.untold = 0
  updateOpenCount(state, event)
}

import type { CatalogueMessage, Envelope, FeedMessage, Producer } from '@xezer/odds-book/messages'
import type { LiveState, StopReason } from '@xezer/sport/live-state'
import type { SpecifierRule } from '@xezer/sport/market-type'
import { readVoidReason, type VoidReason } from '@xezer/sport/void-reason'
import { FIRST_SPORT, findSportByKey } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import { parseSpan, type RecordedStep } from './parse-recording.ts'
import { readMarketPrices, readMarketResults, readMarkets } from './read-market.ts'

/** What a step is read against. */
export interface ReadingContext {
  /** What the clock of the recording shows now, and showed when it began. */
  readonly nowMs: number
  readonly beganAtMs: number
  /** The id of the event that the recording calls by a small number. */
  eventId(name: string): number
  /** Of a request to a producer, by its place among them; the last one without. */
  requestId(producer: Producer, which: string | undefined): number
  /** An instant that was marked, on the clock of the database. */
  markMs(name: string): number
}

type Reader = (step: RecordedStep, envelope: Envelope, context: ReadingContext) => FeedMessage

/** The message that a step says; null when it is a control. */
export function readMessage(step: RecordedStep, context: ReadingContext): FeedMessage | null {
  const reader = READERS[step.verb]
  if (reader === undefined) return null
  const at = step.options.get('at')
  const generatedAtMs = context.nowMs + (at === undefined ? 0 : parseSpan(at))
  const [first, ...rest] = step.words
  const producer: Producer | null = first === 'prematch' || first === 'live' ? first : null
  const envelope = {
    provider: 'recording',
    producer: producer ?? 'live',
    generatedAtMs,
    receivedAtMs: context.nowMs,
  }
  return reader({ ...step, words: producer === null ? step.words : rest }, envelope, context)
}

const READERS: Readonly<Record<string, Reader>> = {
  up: (_step, envelope) => ({ ...envelope, kind: 'producer', state: 'up' }),
  down: (_step, envelope) => ({ ...envelope, kind: 'producer', state: 'down' }),
  match: readFixture,
  moved: (step, envelope, context) => ({ ...readFixture(step, envelope, context), change: 'changed' }),
  cancelled: (step, envelope, context) => ({ ...readFixture(step, envelope, context), change: 'cancelled' }),
  describe: readDescription,
  field: readField,
  odds: ({ words: [event = '', ...words], options }, envelope, context) => ({
    ...envelope,
    kind: 'odds',
    eventId: context.eventId(event),
    markets: readMarketPrices(words.filter((word) => word !== 'resumes')),
    resumes: words.includes('resumes'),
    ...(options.has('request')
      ? { requestId: context.requestId(envelope.producer, options.get('request')) }
      : {}),
  }),
  snapshot: ({ options }, envelope, context) => ({
    ...envelope,
    kind: 'snapshot',
    requestId: context.requestId(envelope.producer, options.get('request')),
  }),
  coverage: ({ words: [event = '', word = ''] }, envelope, context) => ({
    ...envelope,
    kind: 'coverage',
    eventId: context.eventId(event),
    isCovered: word === 'back',
  }),
  stop: ({ words: [event = '', scope = '', status = 'suspended'], options }, envelope, context) => ({
    ...envelope,
    kind: 'stop',
    eventId: context.eventId(event),
    scope: scope === 'event' ? 'event' : scope.split('|'),
    status: status as 'suspended' | 'hidden',
    reason: (options.get('reason') ?? 'operator') as StopReason,
  }),
  score: ({ words: [event = '', status = '', period = '', score = ''] }, envelope, context) => ({
    ...envelope,
    kind: 'score',
    eventId: context.eventId(event),
    live: liveState(status as LiveState['status'], period, score),
  }),
  settle: ({ words: [event = '', ...words], options }, envelope, context) => ({
    ...envelope,
    kind: 'settle',
    eventId: context.eventId(event),
    generation: readGeneration(options),
    ...(options.has('certainty') ? { certainty: options.get('certainty') === '1' ? 1 : 2 } : {}),
    markets: readMarketResults(words.filter((word) => word !== 'final')),
    facts: {},
    isFinal: words.includes('final'),
  }),
  unsettle: ({ words: [event = '', ...words], options }, envelope, context) => ({
    ...envelope,
    kind: 'unsettle',
    eventId: context.eventId(event),
    generation: readGeneration(options),
    markets: readMarkets(words),
  }),
  void: ({ words: [event = '', ...words], options }, envelope, context) => ({
    ...envelope,
    kind: 'void',
    eventId: context.eventId(event),
    markets: readMarkets(words),
    ...readWindow(options, context),
    ...readReason(options),
  }),
  unvoid: ({ words: [event = '', ...words], options }, envelope, context) => ({
    ...envelope,
    kind: 'unvoid',
    eventId: context.eventId(event),
    markets: readMarkets(words),
    ...readWindow(options, context),
  }),
}

function readWindow(options: RecordedStep['options'], { markMs }: ReadingContext) {
  const from = options.get('from')
  const to = options.get('to')
  return {
    fromMs: from === undefined ? null : markMs(from),
    toMs: to === undefined ? null : markMs(to),
  }
}

function readReason(options: RecordedStep['options']): { readonly reason?: VoidReason } {
  const reason = readVoidReason(options.get('reason'))
  return reason === null ? {} : { reason }
}

/** `generation=none` is a provider that does not number its results. */
function readGeneration(options: RecordedStep['options']): number | null {
  const generation = options.get('generation') ?? '1'
  return generation === 'none' ? null : Number(generation)
}

function readFixture(
  { words: [event = ''], options }: RecordedStep,
  envelope: Envelope,
  { eventId, beganAtMs }: ReadingContext,
): FeedMessage & { kind: 'fixture' } {
  const sport = sportOf(options)
  const id = eventId(event)
  return {
    ...envelope,
    kind: 'fixture',
    change: 'new',
    fixture: {
      eventId: id,
      sportId: sport.id,
      tournamentId: sport.id,
      homeId: 1,
      awayId: 2,
      startsAtMs: beganAtMs + parseSpan(options.get('start') ?? '+60m'),
      season: '2026/27',
      round: '1',
      number: id,
      isReal: true,
    },
  }
}

/** `describe exact specifiers=variant:text "Exact goals" sr:x:1="3 or more"`; `stops=` names groups of its stops. */
function readDescription(
  { words: [type = '', ...words], options }: RecordedStep,
  envelope: Envelope,
): FeedMessage {
  const [name = '', ...outcomes] = words
  const rules =
    options
      .get('specifiers')
      ?.split('|')
      .map((rule) => rule.split(':')) ?? []
  return {
    ...envelope,
    kind: 'description',
    sportId: sportOf(options).id,
    markets: [
      {
        type,
        group: 'o',
        stopGroups: options.get('stops')?.split('|') ?? [],
        specifiers: rules.map(([key = '', lines = '']) => ({ key, lines }) as SpecifierRule),
        name: named(name),
        outcomes: outcomes.map((word) => {
          const [, outcome = '', text = ''] = /^(.+?)=(.*)$/.exec(word) ?? []
          return { outcome, name: named(text) }
        }),
      },
    ],
  }
}

/** `field 1 "League 2026/27" 1 2 3 4`: an event of competitors. */
function readField(step: RecordedStep, envelope: Envelope, context: ReadingContext): FeedMessage {
  const [event = '', name = '', ...competitors] = step.words
  const { fixture } = readFixture({ ...step, words: [event] }, envelope, context)
  const competitorIds = competitors.map(Number)
  return {
    ...envelope,
    kind: 'fixture',
    change: 'new',
    fixture: { ...fixture, homeId: null, awayId: null, name: named(name), competitorIds },
  }
}

function sportOf(options: RecordedStep['options']) {
  return must(findSportByKey(options.get('sport') ?? FIRST_SPORT.key), 'a sport of the house')
}

function liveState(status: LiveState['status'], period: string, score: string): LiveState {
  const [home = 0, away = 0] = score.split(':').map(Number)
  return {
    status,
    period,
    parts: ['match'],
    played: 0,
    clock: null,
    turn: null,
    points: null,
    gameNumber: null,
    score: { home, away },
    tally: 'sum',
    moment: null,
    periods: [{ home, away }],
    statistics: {},
    comments: [],
    incidents: [],
  }
}

const named = (name: string) => ({ az: name, ru: name, en: name })

/** What every recording may speak of: each sport with one league, and four competitors. */
export function recordedCatalogue(
  sports: readonly { readonly id: number; readonly key: string }[],
  atMs: number,
): CatalogueMessage {
  return {
    provider: 'recording',
    producer: 'prematch',
    generatedAtMs: atMs,
    receivedAtMs: atMs,
    kind: 'catalogue',
    sports: sports.map(({ id, key }) => ({ id, alias: key, name: named(key) })),
    categories: sports.map(({ id }) => ({ id, sportId: id, code: 'az', name: named('Azərbaycan') })),
    tournaments: sports.map(({ id, key }) => ({
      id,
      sportId: id,
      categoryId: id,
      name: named(`League of ${key}`),
      tier: 1,
    })),
    competitors: ['Home', 'Away', 'Third', 'Fourth'].map((name, index) => ({
      id: index + 1,
      sportId: 1,
      name: named(name),
    })),
  }
}

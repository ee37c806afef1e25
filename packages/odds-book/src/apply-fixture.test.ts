import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { eventNames } from './event-names.ts'
import type { FeedMessage } from './messages.ts'
import { bookWith, catalogueMessage, clockAt, fixtureMessage, scoreMessage } from './test-messages.ts'

const START_MS = 1_000_000
const LEAGUE = 'league/2'
const PAGE = 'event/7'

/** A book that has heard of event 7, which of its topics need a new image after one message more, and its new rows. */
function hear(message: FeedMessage, ...before: readonly FeedMessage[]) {
  const book = bookWith(START_MS, before)
  const topics = [PAGE, LEAGUE].map((topic) => {
    book.watch(topic, 0)
    return { topic, version: book.topicVersion(topic) }
  })
  const { outcome, quarantined } = book.apply(message)
  const needsImage = topics.map(({ topic, version }) => book.findDelta(topic, version) === null)
  const [, list] = topics
  const newRows = list && book.findDelta(list.topic, list.version)?.rows
  return { book, outcome, quarantined, needsImage, newRows }
}

const renamed = (): FeedMessage => {
  const catalogue = catalogueMessage(1)
  const competitors = catalogue.competitors.map((team) =>
    team.id === 1 ? { ...team, name: { az: 'Yeni', ru: 'Новая', en: 'New' } } : team,
  )
  return { ...catalogue, competitors }
}

const cancelled = (eventId: number): FeedMessage => ({
  ...fixtureMessage(1, eventId, START_MS),
  change: 'cancelled',
})

describe('what becomes of a catalogue or a fixture', () => {
  it.each<[string, FeedMessage, readonly FeedMessage[], string, boolean]>([
    ['the same catalogue again', catalogueMessage(1), [], 'duplicate', false],
    ['a team with another name', renamed(), [], 'applied', true],
    ['the same fixture again', fixtureMessage(1, 7, START_MS), [], 'duplicate', false],
    ['another kick-off', fixtureMessage(1, 7, START_MS + 1), [], 'applied', true],
    ['other teams', fixtureMessage(1, 7, START_MS, { homeId: 3 }), [], 'applied', true],
    ['its cancellation', cancelled(7), [], 'applied', true],
    ['its cancellation again', cancelled(7), [cancelled(7)], 'duplicate', false],
    ['the cancellation of an event that nobody knows', cancelled(8), [], 'stale', false],
    ['another event', fixtureMessage(1, 8, START_MS), [], 'applied', false],
    [
      'a score that says nothing new',
      scoreMessage(START_MS, 7),
      [scoreMessage(START_MS, 7)],
      'duplicate',
      false,
    ],
    ['a score from before', scoreMessage(START_MS, 7), [scoreMessage(START_MS + 1, 7)], 'stale', false],
    [
      'the clock alone',
      scoreMessage(START_MS + 1000, 7, { clock: clockAt(1, 1) }),
      [scoreMessage(START_MS, 7)],
      'applied',
      false,
    ],
  ])('%s', (_name, message, before, outcome, isPageNew) => {
    const heard = hear(message, ...before)
    expect([heard.outcome, heard.needsImage[0]]).toEqual([outcome, isPageNew])
  })

  it.each([
    ['tournament', { tournamentId: 9 }],
    ['sport', { sportId: 9 }],
    ['home team', { homeId: 9 }],
    ['away team', { awayId: 9 }],
  ])('a fixture whose %s nobody knows is put aside', (_name, change) => {
    const { outcome, quarantined, book } = hear(fixtureMessage(1, 8, START_MS, change))
    expect([outcome, quarantined.length, book.findEvent(8)]).toEqual(['quarantined', 1, null])
  })
})

describe('a field is an event of competitors', () => {
  const field = (competitorIds: readonly number[]): FeedMessage => ({
    ...fixtureMessage(1, 8, START_MS),
    fixture: {
      ...fixtureMessage(1, 8, START_MS).fixture,
      homeId: null,
      awayId: null,
      name: { az: 'Liqa', ru: 'Лига', en: 'League' },
      competitorIds,
    },
  })

  it('with a name and without sides', () => {
    const { outcome, book } = hear(field([1, 2]))
    const event = must(book.findEvent(8), 'the field is in the book')
    expect([outcome, event.home, event.away]).toEqual(['applied', null, null])
    expect([...(event.field?.competitors.keys() ?? [])]).toEqual(['1', '2'])
    expect(eventNames(event)).toMatchObject({ home: { en: 'League' }, away: { en: '' } })
  })

  it('follows the names of its competitors', () => {
    const { book } = hear(renamed(), field([1, 2]))
    expect(book.findEvent(8)?.field?.competitors.get('1')?.name.en).toBe('New')
  })

  it('is put aside while nobody knows one of them', () => {
    const { outcome, quarantined, book } = hear(field([1, 99]))
    expect([outcome, quarantined.length, book.findEvent(8)]).toEqual(['quarantined', 1, null])
  })
})

describe('an event follows its fixture', () => {
  it('by name, on its page and in its list', () => {
    const { book, needsImage, newRows } = hear(renamed())
    expect(book.findEvent(7)?.home?.name.en).toBe('New')
    expect([needsImage, newRows]).toEqual([[true, false], [7]])
  })

  it('by kick-off, and stands in the list in its order', () => {
    const { book, needsImage, newRows } = hear(
      fixtureMessage(2, 7, START_MS + 10),
      fixtureMessage(1, 9, START_MS + 5),
    )
    expect(book.findEvent(7)?.fixture.startsAtMs).toBe(START_MS + 10)
    expect(book.prematchEvents().map(({ id }) => id)).toEqual([9, 7])
    expect([needsImage, newRows]).toEqual([[true, false], [7]])
  })

  it.each([
    ['a better league first', { tournamentId: 2 }, { tournamentId: 1 }],
    ['the next start first', { startsAtMs: START_MS + 10 }, { startsAtMs: START_MS + 5 }],
  ])('in play: %s, whichever came first', (_name, later, sooner) => {
    for (const order of [
      [8, 9],
      [9, 8],
    ]) {
      const fixtures = order.map((id) =>
        fixtureMessage(1, id, START_MS, { tournamentId: 1, ...(id === 8 ? later : sooner) }),
      )
      const book = bookWith(START_MS, [...fixtures, ...order.map((id) => scoreMessage(START_MS, id))])
      expect(book.liveEvents().map(({ id }) => id)).toEqual([9, 8])
    }
  })

  it('into another league, which both leagues hear of', () => {
    const book = bookWith(START_MS, [])
    const versions = ['league/1', 'league/2'].map((topic) => {
      book.watch(topic, 0)
      return [topic, book.topicVersion(topic)] as const
    })
    book.apply(fixtureMessage(1, 7, START_MS, { tournamentId: 1 }))
    expect(versions.map(([topic, version]) => book.findDelta(topic, version)?.rows)).toEqual([[7], [7]])
  })

  it('a new one stands at the beginning of every count', () => {
    const event = hear(fixtureMessage(1, 8, START_MS)).book.findEvent(8)
    expect(event).toMatchObject({
      openCount: 0,
      structureRev: 0,
      incidentsRev: 0,
      status: 'prematch',
      phase: 'prematch',
      live: null,
    })
  })
})

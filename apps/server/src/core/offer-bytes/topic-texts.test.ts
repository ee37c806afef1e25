import { EventPage, liveListMenu, liveOverview } from '@xezer/contract/live'
import { EventState, Incident } from '@xezer/contract/sport-entities'
import { createScript } from '@xezer/dev-world/scripted-feed'
import type { MatchIncident } from '@xezer/sport/live-state'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from '../catalogue/create-book.ts'
import { NO_INTEREST } from '../catalogue/interest.ts'
import { createCatalogueTexts } from './catalogue-texts.ts'
import { createRowBytes } from './row-bytes.ts'
import { createTopicTexts } from './topic-texts.ts'

const NOBODY_ENDED = { find: () => null }

const script = createScript({ nowMs: () => 1000 })
const home = { home: 1, away: 0 }
const goal: MatchIncident = {
  kind: 'goal',
  side: 'home',
  minute: 23,
  addedMinute: null,
  score: home,
  played: 0.5,
}
const card: MatchIncident = {
  kind: 'yellow_card',
  side: 'away',
  minute: 45,
  addedMinute: 2,
  score: null,
  played: 1,
}
const MENU = 'menu'
const LIST = 'overview/0/1'
const PAGE = 'event/1'

type Change = Parameters<typeof script.score>[1]
const DeltaMembers = z.object({
  events: z.array(EventState),
  timeline: z.optional(z.object({ length: z.int(), marks: z.array(z.tuple([z.int(), Incident])) })),
})

function createTopics() {
  const book = createBook(nodeMachine.secureRandom)
  const texts = createCatalogueTexts()
  book.advance(1000)
  for (const message of [script.catalogue(), script.up('live'), script.fixture(1, 900), script.score(1)])
    book.apply(message)
  const topics = createTopicTexts({
    book,
    rows: createRowBytes(book, texts),
    texts,
    ended: NOBODY_ENDED,
    interest: NO_INTEREST,
  })
  for (const topic of [MENU, LIST, PAGE]) topics.watch(topic, 1000)
  /** What a topic says of the event after a change. */
  const deltaAfter = (topic: string, ...changes: readonly Change[]) => {
    const since = topics.version(topic)
    for (const change of changes) book.apply(script.score(1, change))
    const text = topics.delta(topic, since, 'az')
    const { events, timeline } = z.parse(DeltaMembers, JSON.parse(`{${text}}`))
    return { state: events[0], timeline }
  }
  return { topics, deltaAfter }
}

const words = ({ minute, text, score }: Incident) => [minute, text, score]
const GOAL_WORDS = ["23'", 'Qol! Qarabağ', home]
const CARD_WORDS = ["45+2'", 'Sarı vərəqə: Neftçi', null]

it('the page of an event has the time line of its match, from nothing on', () => {
  const { topics, deltaAfter } = createTopics()
  const image = () => z.parse(EventPage, JSON.parse(String(topics.image(PAGE, 'az')))).event
  expect(image().incidents).toEqual([])
  deltaAfter(PAGE, { incidents: [goal, card] })
  expect(image().incidents?.map(words)).toEqual([GOAL_WORDS, CARD_WORDS])
})

it('a delta of the page carries the marks of it that are new, and nothing of it when anything else changed', () => {
  const { deltaAfter } = createTopics()
  const newMarks = (...changes: readonly Change[]) => {
    const { timeline } = deltaAfter(PAGE, ...changes)
    return timeline && [timeline.length, ...timeline.marks.map(([place, mark]) => [place, ...words(mark)])]
  }
  expect(newMarks({ incidents: [goal], score: home })).toEqual([1, [0, ...GOAL_WORDS]])
  const corner = { incidents: [{ ...goal }], score: home, statistics: { corners: home } }
  expect(deltaAfter(PAGE, corner).state?.results?.score.corners).toEqual(home)
  expect(newMarks({ ...corner, statistics: {} })).toBeUndefined()
  const incidents = [goal, card]
  expect(newMarks({ incidents, score: home }, { ...corner, incidents })).toEqual([2, [1, ...CARD_WORDS]])
  const taken = { ...goal, kind: 'goal_cancelled', score: null } as const
  expect(newMarks({ incidents: [taken, card] })).toEqual([2, [0, "23'", expect.any(String), null]])
  expect(newMarks({ incidents: [taken] })).toEqual([1])
  expect(newMarks({}, { incidents: [goal, card] })).toEqual([2, [0, ...GOAL_WORDS], [1, ...CARD_WORDS]])
})

it('lists and menus never carry it', () => {
  const { topics, deltaAfter } = createTopics()
  for (const topic of [LIST, MENU]) {
    const change = deltaAfter(topic, { incidents: [goal], score: home }, { incidents: [], score: home })
    expect(change.state?.results?.score).toMatchObject(home)
    expect(change.timeline).toBeUndefined()
  }
  const list = z.parse(liveOverview.output, JSON.parse(String(topics.image(LIST, 'az'))))
  const menu = z.parse(liveListMenu.output, JSON.parse(String(topics.image(MENU, 'az'))))
  expect(list.sports[0]?.leagues[0]?.events?.[0]).not.toHaveProperty('incidents')
  expect(menu.sports[0]?.events[0]).not.toHaveProperty('incidents')
})

import { EventPage, liveListMenu, liveOverview } from '@xezer/contract/live'
import { EventState } from '@xezer/contract/sport-entities'
import { createScript } from '@xezer/dev-world/scripted-feed'
import type { MatchIncident } from '@xezer/sport/live-state'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBook } from '../catalogue/create-book.ts'
import { createCatalogueTexts } from './catalogue-texts.ts'
import { createRowBytes } from './row-bytes.ts'
import { createTopicTexts } from './topic-texts.ts'

const NOBODY_ENDED = { find: () => null }

const script = createScript({ nowMs: () => 1000 })
const home = { home: 1, away: 0 }
const goal: MatchIncident = { kind: 'goal', side: 'home', minute: 23, addedMinute: null, score: home }
const card: MatchIncident = { kind: 'yellow_card', side: 'away', minute: 45, addedMinute: 2, score: null }
const MENU = 'menu'
const LIST = 'overview/0/1'
const PAGE = 'event/1'

function createTopics() {
  const book = createBook(nodeMachine.secureRandom)
  const texts = createCatalogueTexts()
  book.advance(1000)
  for (const message of [script.catalogue(), script.up('live'), script.fixture(1, 900), script.score(1)])
    book.apply(message)
  const topics = createTopicTexts(book, createRowBytes(book, texts), texts, NOBODY_ENDED)
  for (const topic of [MENU, LIST, PAGE]) topics.watch(topic, 1000)
  /** What a topic says of the event after a change. */
  const deltaAfter = (topic: string, ...changes: readonly Parameters<typeof script.score>[1][]) => {
    const since = topics.version(topic)
    for (const change of changes) book.apply(script.score(1, change))
    const text = topics.delta(topic, since, 'az')
    const { events } = z.parse(z.object({ events: z.array(EventState) }), JSON.parse(`{${text}}`))
    return events[0]
  }
  return { topics, deltaAfter }
}

const words = ({ incidents }: { incidents?: EventState['incidents'] }) =>
  incidents?.map(({ minute, text, score }) => [minute, text, score])
const GOAL_WORDS = ["23'", 'Qol! Qarabağ', home]
const CARD_WORDS = ["45+2'", 'Sarı vərəqə: Neftçi', null]

it('the page of an event has the time line of its match, from nothing on', () => {
  const { topics, deltaAfter } = createTopics()
  const image = () => z.parse(EventPage, JSON.parse(String(topics.image(PAGE, 'az')))).event
  expect(image().incidents).toEqual([])
  deltaAfter(PAGE, { incidents: [goal, card] })
  expect(words(image())).toEqual([GOAL_WORDS, CARD_WORDS])
})

it('a delta of the page carries it when it changed, and not when anything else did', () => {
  const { deltaAfter } = createTopics()
  expect(words(deltaAfter(PAGE, { incidents: [goal], score: home }) ?? {})).toEqual([GOAL_WORDS])
  const corner = deltaAfter(PAGE, { incidents: [{ ...goal }], score: home, statistics: { corners: home } })
  expect(corner?.results?.score.corners).toEqual(home)
  expect(corner).not.toHaveProperty('incidents')
  const incidents = [goal, card]
  const both = deltaAfter(
    PAGE,
    { incidents, score: home },
    { incidents, score: home, statistics: { corners: home } },
  )
  expect(words(both ?? {})).toEqual([GOAL_WORDS, CARD_WORDS])
  expect(deltaAfter(PAGE, {})?.incidents).toEqual([])
})

it('lists and menus never carry it', () => {
  const { topics, deltaAfter } = createTopics()
  for (const topic of [LIST, MENU]) {
    const state = deltaAfter(topic, { incidents: [goal], score: home }, { incidents: [], score: home })
    expect(state?.results?.score).toMatchObject(home)
    expect(state).not.toHaveProperty('incidents')
  }
  const list = z.parse(liveOverview.output, JSON.parse(String(topics.image(LIST, 'az'))))
  const menu = z.parse(liveListMenu.output, JSON.parse(String(topics.image(MENU, 'az'))))
  expect(list.sports[0]?.leagues[0]?.events?.[0]).not.toHaveProperty('incidents')
  expect(menu.sports[0]?.events[0]).not.toHaveProperty('incidents')
})

import type { EventPage, LiveOverviewOutput } from '@xezer/contract/live'
import type { Event, Factor, League, Market, Results } from '@xezer/contract/sport-entities'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createPriceStore } from '../prices/price-store.ts'
import { createEventStates } from './event-states.ts'
import { exampleEvent } from './example-event.ts'
import { exampleNames } from './example-names.ts'
import { exampleResults } from './example-results.ts'
import { readDeltaPrice, readPrice, readPrices, readShape, readStates } from './read-image.ts'
import type { TopicData } from './topic-data.ts'
import { createTopicImage } from './topic-image.ts'
import { overviewTopic } from './topic-names.ts'

const HANDLE = '1:1x2::1'
const cell: Factor = { h: HANDLE, v: 2, n: '1', pt: null, d: false }
const sport = { id: 1, alias: 'football', ...exampleNames('Football'), countEvents: 1 }
const country = { id: 1, code: 'az', name: 'Azerbaijan' }

const atMinute = (minute: string): Results => exampleResults({ minute, played: 0.2 })

const page = (market: Partial<Market> = {}, event: Partial<Event> = {}): EventPage => ({
  sport,
  league: { id: 1, ...exampleNames('League'), country },
  event: exampleEvent(1, [], event),
  results: null,
  periods: [
    {
      number: 0,
      name: 'Match',
      kind: 'match',
      factors: [],
      groups: [],
      markets: [
        {
          id: '1x2',
          name: 'Result',
          team: null,
          group: 'm',
          type: 'common',
          size: 1,
          head: ['Home'],
          rows: 1,
          factors: [cell, null],
          ...market,
        },
      ],
    },
  ],
  factors: 'v1:a:1',
})
/** A list of one league, with another one outside of its window. */
const overview = (league: Partial<League> = {}): LiveOverviewOutput => {
  const closed = { id: 2, ...exampleNames('Cup'), country, sport: 1, top: 80, height: 40, count: 1 }
  const open = { ...closed, id: 1, name: 'League', top: 0, events: [exampleEvent(1, [cell])], ...league }
  const list = { group: 1, groups: [], head: [], top: 0, height: 120, leagues: [open, closed] }
  return {
    sports: [{ ...sport, ...list }],
    screen: { top: 0, height: 120, total: 120 },
    factors: 'v1:a:1',
  }
}
describe('a cell of the wire', () => {
  it.each([
    ['rose', true, 1],
    ['fell', false, -1],
    ['stayed', undefined, 0],
  ] as const)('that %s', (_what, b, direction) => {
    expect(readPrice({ ...cell, ...(b === undefined ? {} : { b }) }).direction).toBe(direction)
  })

  it.each([
    [1, true],
    [0, false],
  ] as const)('of a delta is locked by a %i: %s', (flag, isDisabled) => {
    expect(readDeltaPrice([HANDLE, 2, flag, 0])).toEqual({
      handle: HANDLE,
      value: 2,
      isDisabled,
      direction: 0,
    })
  })
})

describe('what an image holds', () => {
  it.each<[string, TopicData['event' | 'overview']]>([
    ['of an event', page()],
    ['of a list, without the leagues outside of its window', overview()],
  ])('%s', (_what, data) => {
    expect(readPrices(data).map(({ handle }) => handle)).toEqual([HANDLE])
    expect(readStates(data)).toMatchObject([{ id: 1, status: 'half1', paused: false }])
  })
})

describe('the shape of an image', () => {
  it.each<[string, TopicData['event' | 'overview'], TopicData['event' | 'overview']]>([
    ['a market is named otherwise', page(), page({ name: 'Winner' })],
    ['a column is named otherwise', page(), page({ head: ['Hosts'] })],
    ['an outcome is named otherwise', page(), page({ factors: [{ ...cell, n: 'Home' }] })],
    ['the match is over', page(), page({}, { ended: true })],
    ['a league is named otherwise', overview(), overview({ name: 'Premier League' })],
    ['a league stands elsewhere', overview(), overview({ top: 40 })],
    ['a row is new', overview(), overview({ events: [exampleEvent(1, [cell]), exampleEvent(2, [])] })],
  ])('is another one when %s', (_what, before, after) => {
    expect(readShape(after)).not.toBe(readShape(before))
  })

  it.each<[string, TopicData['event' | 'overview'], TopicData['event' | 'overview']]>([
    ['a price moves', page(), page({ factors: [{ ...cell, v: 3, b: true }] })],
    ['a minute passes', page(), page({}, { results: atMinute("10'"), paused: true })],
  ])('is the same when %s', (_what, before, after) => {
    expect(readShape(after)).toBe(readShape(before))
  })
})

it('a topic that has let go of its prices does not let go of those of another', () => {
  const timers = createHandDrivenTimers()
  const prices = createPriceStore({ clock: timers, timers })
  const stores = { prices, eventStates: createEventStates(prices.setPaused, timers) }
  const [left, read] = [createTopicImage('overview', stores), createTopicImage('overview', stores)]
  left.listener.image(overview(), undefined)
  read.listener.image(overview(), undefined)
  left.releasePrices()
  left.releasePrices()
  expect(prices.find(HANDLE)?.value).toBe(2)
})

it.each([
  [undefined, 1, 'overview/0/1'],
  [3, 2, 'overview/3/2'],
])('the overview of sport %s in group %i is the topic %s', (id, group, name) => {
  expect(overviewTopic(id, group)).toBe(name)
})

import type { EventPage, LiveOverviewOutput } from '@xezer/contract/live'
import type { Factor, Incident, Market } from '@xezer/contract/sport-entities'
import type { ServerMessage } from '@xezer/contract/stream'
import type { ListPatch, PagePatch } from '@xezer/contract/topic-patches'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createPriceStore } from '../prices/price-store.ts'
import { createEventStates } from './event-states.ts'
import { exampleEvent } from './example-event.ts'
import { exampleNames } from './example-names.ts'
import type { TopicKind } from './topic-data.ts'
import { createTopicImage } from './topic-image.ts'
import { eventTopic, MENU_TOPIC } from './topic-names.ts'

const cell = (h: string, v = 2): Factor => ({ h, v, n: '1', pt: null, d: false })
const market = (id: string, ...handles: string[]): Market => ({
  id,
  name: id,
  team: null,
  group: 'm',
  type: 'common',
  size: 1,
  head: [],
  rows: 1,
  factors: handles.map((handle) => cell(handle)),
})
const sport = { id: 1, alias: 'football', ...exampleNames('Football') }
const country = { id: 1, code: 'az', name: 'Azerbaijan' }
const goal = (minute: string): Incident => ({
  kind: 'goal',
  side: 'home',
  minute,
  text: 'Goal',
  score: null,
  played: 0.2,
})
const page: EventPage = {
  sport,
  league: { id: 1, ...exampleNames('League'), country },
  event: exampleEvent(1, [], { incidents: [goal("9'")] }),
  results: null,
  periods: [
    {
      number: 0,
      name: 'Match',
      kind: 'match',
      factors: [],
      groups: ['m'],
      markets: [market('a', '1:a::1'), market('b', '1:b::1')],
    },
  ],
  factors: 'v1:a:1',
}
const league = (id: number, top: number, events: number[]) => ({
  ...{
    id,
    ...exampleNames(`League ${id}`),
    country,
    sport: 1,
    top,
    height: 32 + 52 * events.length,
    count: events.length,
  },
  events: events.map((event) => exampleEvent(event, [cell(`${event}:a::1`)])),
})
const list: LiveOverviewOutput = {
  sports: [
    {
      ...{ ...sport, countEvents: 3, group: 1, groups: [], head: [], top: 0, height: 40 + 64 + 156 },
      leagues: [league(1, 40, [1]), league(2, 124, [2, 3])],
    },
  ],
  screen: { top: 0, height: 260, total: 260 },
  factors: 'v1:a:1',
}

type Delta = Extract<ServerMessage, { type: 'delta' }>

function show<Kind extends TopicKind>(kind: Kind, image: unknown) {
  const timers = createHandDrivenTimers()
  const prices = createPriceStore({ clock: timers, timers })
  const states = createEventStates(prices.setPaused, timers)
  const topic = createTopicImage(kind, { prices, eventStates: states })
  topic.listener.image(image, undefined)
  const hear = (change: Partial<Delta>) =>
    topic.listener.delta({
      ...{ type: 'delta', topic: kind, from: '', cursor: '', cells: [], events: [] },
      ...change,
    })
  return { topic, prices, states, hear }
}

it('topics have the names that the server reads', () => {
  expect([MENU_TOPIC, eventTopic(7)]).toEqual(['menu', 'event/7'])
})

describe('a delta that brings a part of the structure', () => {
  const patch: PagePatch = {
    periods: [{ at: 1, number: 1, name: 'First half', kind: 'h1' }],
    markets: [
      { at: 0, period: 'match', market: market('new', '1:new::1') },
      { at: 0, period: 'h1', market: market('c', '1:c::1') },
    ],
    gone: [['match', 'a']],
  }

  it('of a page: what left is let go, what is new has its price, and what stood is the same object', () => {
    const { topic, prices, hear } = show('event', page)
    const before = topic.read().data?.periods[0]?.markets[1]
    hear({ patch })
    const { data } = topic.read()
    expect(data?.periods.map(({ kind, markets }) => [kind, markets.map(({ id }) => id)])).toEqual([
      ['match', ['new', 'b']],
      ['h1', ['c']],
    ])
    expect(data?.periods[0]?.markets[1]).toBe(before)
    expect(['1:a::1', '1:b::1', '1:new::1', '1:c::1'].map((handle) => prices.find(handle)?.value)).toEqual([
      undefined,
      2,
      2,
      2,
    ])
  })

  it('of a list: only the league and the row that it names are other objects', () => {
    const { topic, prices, states, hear } = show('overview', list)
    const before = topic.read().data?.sports[0]?.leagues
    const columns: ListPatch = {
      sports: [],
      leagues: [],
      rows: [],
      columns: [[2, 0, [['2:b::1', 3, 0, 1, '1', null]]]],
      gone: [],
    }
    hear({ patch: columns })
    const after = topic.read().data?.sports[0]?.leagues
    expect(after?.[0]).toBe(before?.[0])
    expect(after?.[1]?.events?.[1]).toBe(before?.[1]?.events?.[1])
    expect(after?.[1]?.events?.[0]?.periods[0]?.factors).toEqual([[{ ...cell('2:b::1', 3), b: true }]])
    expect([prices.find('2:a::1'), prices.find('2:b::1')?.value]).toEqual([undefined, 3])
    hear({ patch: { ...columns, columns: [[2, 0, [null]]] } })
    expect(topic.read().data?.sports[0]?.leagues[1]?.events?.[0]?.periods[0]?.factors).toEqual([[null]])
    hear({ patch: { rows: 'none' } })
    expect(topic.read().data?.sports[0]?.leagues[1]?.events?.[0]?.id).toBe(2)
    const event = exampleEvent(9, [cell('9:a::1')], { status: 'half2' })
    hear({ patch: { ...columns, columns: [], rows: [{ at: 1, league: 2, event }], gone: [1] } })
    const { data } = topic.read()
    expect(data?.sports[0]?.leagues.map(({ id, top, height, count }) => [id, top, height, count])).toEqual([
      [2, 40, 188, 3],
    ])
    expect(data?.sports[0]?.leagues[0]?.events?.map(({ id }) => id)).toEqual([2, 9, 3])
    expect([data?.sports[0]?.countEvents, data?.screen.total]).toEqual([3, 228])
    expect([states.observe(9).read()?.status, prices.find('1:a::1')]).toEqual(['half2', undefined])
  })

  it('of the menu: the match stands in its place', () => {
    const match = (id: number) => ({
      ...{ id, results: null, kind: null, status: 'half1', paused: false, marketCount: 1, league: 1 },
      ...{ home: `Home ${id}`, away: `Away ${id}` },
    })
    const leagues = [{ id: 1, ...exampleNames('League'), country }]
    const menu = { sports: [{ ...sport, countEvents: 1, leagues, events: [match(1)] }] }
    const { topic, states, hear } = show('menu', menu)
    hear({ patch: { sports: [], leagues: [], events: [{ at: 0, sport: 1, event: match(2) }], gone: [] } })
    const [shown] = topic.read().data?.sports ?? []
    expect([shown?.countEvents, shown?.events.map(({ id }) => id), shown?.leagues.length]).toEqual([
      2,
      [2, 1],
      1,
    ])
    expect(states.observe(2).read()?.status).toBe('half1')
    hear({ patch: { sports: [], leagues: [], events: [], gone: [1, 2] } })
    expect(topic.read().data?.sports).toEqual([])
  })

  it('changes nothing where its shape is none of the contract', () => {
    const { topic, hear } = show('event', page)
    const before = topic.read()
    hear({ patch: { markets: [{}] } })
    expect(topic.read()).toBe(before)
  })

  it('is known to the next image: the same structure again is the same state', () => {
    const { topic, hear } = show('event', page)
    hear({ patch })
    const after = topic.read()
    topic.listener.image(after.data, undefined)
    expect(topic.read()).toBe(after)
    topic.listener.image(page, undefined)
    expect(topic.read()).not.toBe(after)
  })
})

describe('the time line of a match', () => {
  it('grows by its new marks, and takes those that changed', () => {
    const { topic, states, hear } = show('event', page)
    const before = topic.read()
    const minutes = () =>
      states
        .observe(1)
        .read()
        ?.incidents?.map(({ minute }) => minute)
    const { id, results, kind, status, paused, marketCount } = page.event
    const events = [{ id, results, kind, status, paused, marketCount }]
    hear({ events, timeline: { length: 2, marks: [[1, goal("20'")]] } })
    expect(minutes()).toEqual(["9'", "20'"])
    hear({ events, timeline: { length: 2, marks: [[0, goal("10'")]] } })
    expect(minutes()).toEqual(["10'", "20'"])
    hear({ events })
    expect(minutes()).toEqual(["10'", "20'"])
    hear({ events, timeline: { length: 1, marks: [] } })
    expect(minutes()).toEqual(["10'"])
    expect(topic.read()).toBe(before)
  })
})

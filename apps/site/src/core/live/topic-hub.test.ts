import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import type { ConnectionState } from '../../platform/kept-socket.ts'
import type { LiveConnection } from '../../platform/live-connection.ts'
import type { TopicListener } from '../../platform/live-topics.ts'
import { createCell } from '../../platform/observable.ts'
import { STILL_CONNECTION } from '../../platform/still.ts'
import { createPriceStore } from '../prices/price-store.ts'
import { createEventStates } from './event-states.ts'
import { exampleNames } from './example-names.ts'
import { createTopicHub, isStale } from './topic-hub.ts'
import { PATIENCE_MS, POLL_MS, type PollTopic } from './topic-polling.ts'

const menu = (name: string) => ({
  sports: [{ id: 1, alias: 'football', ...exampleNames(name), countEvents: 0, leagues: [], events: [] }],
})

function harness(first: ConnectionState = 'live') {
  const state = createCell<ConnectionState>(first)
  let listener: TopicListener | undefined
  let answer: Awaited<ReturnType<PollTopic>> = { kind: 'failed' }
  let polls = 0
  const timers = createHandDrivenTimers()
  const connection: LiveConnection = {
    ...STILL_CONNECTION,
    state,
    watch: (_name, next) => {
      listener = next
      return () => {
        listener = undefined
      }
    },
  }
  const prices = createPriceStore({ clock: timers, timers })
  const hub = createTopicHub({
    connection,
    prices,
    eventStates: createEventStates(prices.setPaused, timers),
    poll: async () => {
      polls += 1
      return answer
    },
    random: { next: () => 1, below: () => 0 },
    timers,
  })
  return {
    hub,
    state,
    tell: () => listener,
    setAnswer: (next: typeof answer) => {
      answer = next
    },
    pollCount: () => polls,
    advance: timers.pass,
  }
}

describe('topic hub', () => {
  it('trusts polls until one fails', () => {
    expect(harness().hub.isPollAlive.read()).toBe(true)
  })

  it('tells its readers once per structure, however often the same image comes', () => {
    const { hub, tell } = harness()
    const topic = hub.observe('menu', 'menu')
    let renders = 0
    topic.subscribe(() => {
      renders += 1
    })
    tell()?.image(menu('Futbol'), 'a')
    tell()?.image(menu('Futbol'), 'b')
    expect(renders).toBe(1)
    tell()?.image(menu('Football'), 'c')
    expect([renders, topic.read().data?.sports[0]?.name]).toEqual([2, 'Football'])
  })

  it('polls when the stream is down and stops when it is back', async () => {
    const line = harness('down')
    line.setAnswer({ kind: 'image', data: menu('Futbol'), cursor: undefined })
    const topic = line.hub.observe('menu', 'menu')
    topic.subscribe(() => {})
    await line.advance(POLL_MS * 3)
    expect(topic.read().data?.sports[0]?.name).toBe('Futbol')
    expect(line.pollCount()).toBeGreaterThanOrEqual(3)
    line.state.write('live')
    await line.advance(PATIENCE_MS)
    const polls = line.pollCount()
    await line.advance(PATIENCE_MS * 4)
    expect(line.pollCount()).toBe(polls)
  })

  it('trusts no poll yet when a silent stream is given up, and each poll that answers after it', async () => {
    const line = harness('live')
    line.hub.observe('menu', 'menu').subscribe(() => {})
    line.tell()?.image(menu('Futbol'), 'a')
    line.setAnswer({ kind: 'image', data: menu('Futbol'), cursor: undefined })
    line.state.write('stale')
    line.state.write('down')
    expect(line.hub.isPollAlive.read()).toBe(false)
    await line.advance(0)
    expect(line.hub.isPollAlive.read()).toBe(true)
  })

  it('asks a server that is away ever more rarely, and each second again once it answers', async () => {
    const line = harness('down')
    line.hub.observe('menu', 'menu').subscribe(() => {})
    const askedAtMs: number[] = []
    for (let atMs = 0, known = 0; atMs <= 45_000; atMs += 500) {
      await line.advance(atMs === 0 ? 0 : 500)
      if (line.pollCount() > known) askedAtMs.push(atMs)
      known = line.pollCount()
    }
    expect(askedAtMs).toEqual([0, 1000, 3000, 7000, 15_000, 30_000, 45_000])
    line.setAnswer({ kind: 'image', data: menu('Futbol'), cursor: undefined })
    await line.advance(15_000)
    const polls = line.pollCount()
    await line.advance(POLL_MS * 3)
    expect(line.pollCount()).toBe(polls + 3)
  })

  it('says that it failed when neither stream nor call ever brought anything', async () => {
    const line = harness('connecting')
    const topic = line.hub.observe('menu', 'menu')
    topic.subscribe(() => {})
    await line.advance(PATIENCE_MS)
    expect(topic.read()).toMatchObject({ data: undefined, isFailed: true })
  })

  it('says that it is gone when a call does', async () => {
    const line = harness('down')
    line.setAnswer({ kind: 'gone' })
    const topic = line.hub.observe('event', 'event/1')
    topic.subscribe(() => {})
    await line.advance(0)
    expect(topic.read()).toMatchObject({ isGone: true, isFailed: false })
  })

  it('asks again for a sport that went away, and shows it when it is back', async () => {
    const line = harness()
    const topic = line.hub.observe('menu', 'menu')
    topic.subscribe(() => {})
    line.tell()?.image(menu('Futbol'), 'a')
    line.tell()?.gone()
    expect(topic.read()).toMatchObject({ data: undefined, isGone: true })
    line.setAnswer({ kind: 'image', data: menu('Futbol'), cursor: undefined })
    await line.advance(PATIENCE_MS)
    expect(topic.read()).toMatchObject({ isGone: false, data: menu('Futbol') })
  })
})

it.each([
  ['live', true, true, false],
  ['live', false, true, true],
  ['stale', true, true, true],
  ['down', true, true, false],
  ['down', true, false, true],
  ['connecting', true, true, false],
] as const)('connection %s, feed alive %s, polls alive %s: stale %s', (state, feed, polls, expected) => {
  expect(isStale(state, feed, polls)).toBe(expected)
})

import type { LiveOverviewOutput } from '@xezer/contract/live'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import type { ConnectionState } from '../../platform/kept-socket.ts'
import type { LiveConnection } from '../../platform/live-connection.ts'
import { createCell } from '../../platform/observable.ts'
import { STILL_CONNECTION } from '../../platform/still.ts'
import type { FirstAnswers } from '../drawn/first-answers.ts'
import { createPriceStore } from '../prices/price-store.ts'
import { createEventStates } from './event-states.ts'
import { exampleEvent } from './example-event.ts'
import { exampleNames } from './example-names.ts'
import { createTopicHub } from './topic-hub.ts'
import { PATIENCE_MS } from './topic-polling.ts'
import { KEEP_MS } from './watched-topic.ts'

const HANDLE = '1:1x2::1'
const OTHER = '1:1x2::x'

/** The overview of one match with these cells. */
const overview = (...handles: string[]): LiveOverviewOutput => {
  const cells = handles.map((h) => ({ h, v: 2, n: h, pt: '', d: false }))
  const league = {
    id: 1,
    sport: 1,
    ...exampleNames('L'),
    country: { id: 1, code: 'az', name: 'A' },
    top: 0,
    height: 40,
    count: 1,
  }
  const leagues = [{ ...league, events: [exampleEvent(1, cells)] }]
  const sport = {
    id: 1,
    alias: 'football',
    ...exampleNames('F'),
    countEvents: 1,
    group: 1,
    groups: [],
    head: [],
  }
  return {
    sports: [{ ...sport, top: 0, height: 80, leagues }],
    screen: { top: 0, height: 80, total: 80 },
    factors: 'v1:a:1',
  }
}

function harness(first?: Pick<FirstAnswers, 'findRaw'>) {
  const state = createCell<ConnectionState>('live')
  const watched: string[] = []
  const cursors: unknown[] = []
  const listeners = new Map<string, Parameters<LiveConnection['watch']>[1]>()
  const timers = createHandDrivenTimers()
  let polls = 0
  const connection: LiveConnection = {
    ...STILL_CONNECTION,
    state,
    watch: (name, listener, cursor) => {
      watched.push(name)
      cursors.push(cursor)
      listeners.set(name, listener)
      return () => {
        watched.splice(watched.indexOf(name), 1)
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
      return { kind: 'failed' }
    },
    random: { next: () => 1, below: () => 0 },
    timers,
    ...(first === undefined ? {} : { first }),
  })
  const open = (name: string) => hub.observe('overview', name)
  return {
    hub,
    state,
    prices,
    watched,
    cursors,
    open,
    tell: (name: string, ...handles: string[]) => listeners.get(name)?.image(overview(...handles), 'c'),
    tellRaw: (name: string, raw: unknown) => listeners.get(name)?.image(raw, 'c'),
    pollCount: () => polls,
    timerCount: () => timers.waitingMs().length,
    advance: timers.advance,
  }
}

const nothing = () => {}
const NAME = 'overview/1/1'

describe('a topic is watched from its first reader to its last', () => {
  it('once for all of them, and again for one who comes later', () => {
    const line = harness()
    const [leaveFirst, leaveSecond] = [line.open(NAME).subscribe(nothing), line.open(NAME).subscribe(nothing)]
    expect(line.watched).toEqual([NAME])
    leaveFirst()
    expect(line.watched).toEqual([NAME])
    leaveSecond()
    expect(line.watched).toEqual([])
    line.open(NAME).subscribe(nothing)
    expect(line.watched).toEqual([NAME])
  })

  it('is not polled after its last reader left', () => {
    const line = harness()
    const leave = line.open(NAME).subscribe(nothing)
    leave()
    line.state.write('down')
    line.advance(PATIENCE_MS * 10)
    expect(line.pollCount()).toBe(0)
  })

  it('tells nobody who left', () => {
    const line = harness()
    let told = 0
    line.open(NAME).subscribe(nothing)
    const leave = line.open(NAME).subscribe(() => {
      told += 1
    })
    line.tell(NAME, HANDLE)
    leave()
    line.tell(NAME, HANDLE, OTHER)
    expect(told).toBe(1)
  })
})

describe('what a topic showed', () => {
  const shown = () => {
    const line = harness()
    const topic = line.open(NAME)
    const leave = topic.subscribe(nothing)
    line.tell(NAME, HANDLE)
    expect(line.prices.find(HANDLE)?.value).toBe(2)
    return { ...line, topic, leave }
  }

  it('is kept, with its prices, for a visitor who comes back in time', () => {
    const line = shown()
    line.leave()
    line.advance(KEEP_MS - 1)
    expect([line.open(NAME), line.prices.find(HANDLE)?.value]).toEqual([line.topic, 2])
    line.open(NAME).subscribe(nothing)
    line.advance(KEEP_MS * 2)
    expect([line.open(NAME), line.prices.find(HANDLE)?.value]).toEqual([line.topic, 2])
  })

  it('is forgotten with its prices when nobody came back', () => {
    const line = shown()
    line.leave()
    line.advance(KEEP_MS)
    expect(line.prices.find(HANDLE)).toBeUndefined()
    expect(line.open(NAME)).not.toBe(line.topic)
  })

  it('lets go of the prices that its next image no longer has', () => {
    const line = shown()
    line.tell(NAME, OTHER)
    expect([line.prices.find(HANDLE), line.prices.find(OTHER)?.value]).toEqual([undefined, 2])
  })

  it('keeps a price that another topic shows too', () => {
    const line = shown()
    line.open('overview/0/1').subscribe(nothing)
    line.tell('overview/0/1', HANDLE)
    line.leave()
    line.advance(KEEP_MS)
    expect(line.prices.find(HANDLE)?.value).toBe(2)
  })

  it('keeps its place where nothing understandable came', () => {
    const line = shown()
    const before = line.topic.read()
    line.tellRaw(NAME, { sports: 'none' })
    expect([line.topic.read(), line.prices.find(HANDLE)?.value]).toEqual([before, 2])
  })
})

describe('when the language changed', () => {
  it('what nobody watches is forgotten at once, with its prices and timers', () => {
    const line = harness()
    const topic = line.open(NAME)
    const leave = topic.subscribe(nothing)
    line.tell(NAME, HANDLE)
    leave()
    line.hub.forgetUnwatched()
    expect([line.prices.find(HANDLE), line.open(NAME) === topic, line.timerCount()]).toEqual([
      undefined,
      false,
      0,
    ])
  })

  it('what is watched stays', () => {
    const line = harness()
    const topic = line.open(NAME)
    topic.subscribe(nothing)
    line.tell(NAME, HANDLE)
    line.hub.forgetUnwatched()
    expect([line.prices.find(HANDLE)?.value, line.open(NAME)]).toEqual([2, topic])
  })

  it('an old topic that somebody still held and left does not take the new one along', () => {
    const line = harness()
    const old = line.open(NAME)
    line.hub.forgetUnwatched()
    const fresh = line.open(NAME)
    old.subscribe(nothing)()
    line.advance(KEEP_MS)
    expect(line.open(NAME)).toBe(fresh)
  })
})

describe('a topic that the document brought', () => {
  it('shows it before anything is asked, and goes on from its cursor once', () => {
    const line = harness({ findRaw: ({ call }) => (call === 'liveOverview' ? overview(HANDLE) : undefined) })
    expect(line.open(NAME).read().data?.sports[0]?.name).toBe('F')
    expect(line.prices.find(HANDLE)?.value).toBe(2)
    line.open(NAME).subscribe(nothing)()
    line.open(NAME).subscribe(nothing)
    expect(line.cursors).toEqual(['v1:a:1', undefined])
  })

  it('is gone where the document says so', () => {
    const line = harness({ findRaw: () => null })
    expect(line.open(NAME).read().isGone).toBe(true)
  })
})

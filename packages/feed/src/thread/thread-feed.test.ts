import type { Deliver, Feed, FeedMessage, FindOpen, FindSold } from '@xezer/odds-book/messages'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { serveFeed } from './serve-feed.ts'
import { createThreadFeed, type FeedThread } from './thread-feed.ts'
import { type HouseWord, type ThreadWord, textOf } from './thread-words.ts'

const SOLD = [{ type: '1x2', specifier: '' }]
const findSold: FindSold = async (eventIds) => new Map(eventIds.map((id) => [id, SOLD]))

const OPEN = [{ eventId: 3, homeId: 1, awayId: 2, startsAtMs: 5, markets: SOLD }]
const findOpen: FindOpen = () => Promise.resolve(OPEN)

/** A feed that says what a test tells it to say. */
interface Played extends Feed {
  deliver: Deliver
  findSold: FindSold
  findOpen: FindOpen
  readonly offsets: (string | null)[]
  readonly wanted: number[]
}

function createPlayed(isFailing: () => boolean): Played {
  const played: Played = {
    provider: 'played',
    deliver: () => Promise.resolve(),
    findSold: () => Promise.resolve(new Map()),
    findOpen: () => Promise.resolve([]),
    offsets: [],
    wanted: [],
    async start(offset, deliver, find, findOpenEvents) {
      played.deliver = deliver
      played.findSold = find
      played.findOpen = findOpenEvents
      played.offsets.push(offset)
      if (isFailing()) throw new Error('no content')
      await deliver(fixture(1), 'a')
      await deliver(fixture(2), 'b')
      if (offset === 'w') await deliver(prices(2), 'w')
    },
    async want(eventId) {
      played.wanted.push(eventId)
      await played.deliver(prices(eventId), 'w')
    },
    past: async (beforeMs) => ({ matches: [], fromMs: beforeMs - 1 }),
    stop: () => Promise.resolve(),
  }
  return played
}

const waitForEver = new Promise<void>(() => undefined)
const envelope = { provider: 'played', producer: 'prematch', generatedAtMs: 0, receivedAtMs: 0 } as const
const fixture = (eventId: number): FeedMessage => ({
  ...envelope,
  kind: 'fixture',
  change: 'new',
  fixture: {
    ...{ eventId, sportId: 1, tournamentId: 1, homeId: 1, awayId: 2, startsAtMs: 0 },
    ...{ season: '', round: '', number: eventId, isReal: false },
  },
})
const prices = (eventId: number): FeedMessage => ({
  ...envelope,
  kind: 'odds',
  eventId,
  markets: [],
  resumes: false,
})
const final = (eventId: number): FeedMessage => ({
  ...envelope,
  ...{ kind: 'settle', eventId, generation: 1, markets: [], facts: {}, isFinal: true },
})

/** A house and its threads, which hear each other's words as copies. */
function openHouse() {
  const timers = createHandDrivenTimers(1000)
  const heard: FeedMessage[] = []
  const failures: string[] = []
  const feeds: Played[] = []
  const ends: ((error: unknown) => void)[] = []
  const ended: number[] = []
  let isFailing = false
  let isDeaf = false
  let deliver: Deliver = () => Promise.resolve()
  const begin = (hear: (word: ThreadWord) => void, onEnd: (error: unknown) => void): FeedThread => {
    const played = createPlayed(() => isFailing)
    feeds.push(played)
    ends.push(onEnd)
    const number = feeds.length
    const post = (word: ThreadWord) => timers.soon(() => hear(structuredClone(word)))
    const served = serveFeed(played, post, timers)
    return {
      post: (word: HouseWord) => timers.soon(() => isDeaf || served.hear(structuredClone(word))),
      end: async () => {
        ended.push(number)
      },
    }
  }
  const feed = createThreadFeed({
    provider: 'played',
    begin,
    clock: timers,
    steadyClock: timers,
    timers,
    onFailure: (error) => failures.push(error instanceof Error ? error.message : String(error)),
  })
  return {
    timers,
    feed,
    heard,
    failures,
    feeds,
    ended,
    crash: () => ends.at(-1)?.(new Error('out of memory')),
    deafen: () => {
      isDeaf = true
    },
    failNext: (isNext: boolean) => {
      isFailing = isNext
    },
    refuse: (refuses: (message: FeedMessage) => boolean) => {
      deliver = (message) => (refuses(message) ? Promise.reject(new Error('refused')) : Promise.resolve())
    },
    start: async (offset: string | null = null) => {
      const started = feed.start(
        offset,
        (message, at) => {
          heard.push(message)
          return deliver(message, at)
        },
        findSold,
        findOpen,
      )
      await timers.pass(2000)
      await started
    },
  }
}

describe('a feed in a thread of its own', () => {
  it('is heard as if it were here, stamped when it is heard', async () => {
    const house = openHouse()
    await house.start('from here')
    expect(house.feeds[0]?.offsets).toEqual(['from here'])
    expect(house.heard.map(({ kind }) => kind)).toEqual(['fixture', 'fixture'])
    expect(house.heard[0]).toEqual({ ...fixture(1), receivedAtMs: 1000 })
    await expect(house.feeds[0]?.findSold([4])).resolves.toEqual(new Map([[4, SOLD]]))
    await expect(house.feeds[0]?.findOpen()).resolves.toEqual(OPEN)
    const wanted = house.feed.want?.(2)
    await house.timers.pass(100)
    await wanted
    expect(house.heard.at(-1)).toMatchObject({ kind: 'odds', eventId: 2 })
  })

  it('tells its past to who asks, and nobody waits for one that ended', async () => {
    const house = openHouse()
    await house.start()
    const told = house.feed.past?.(70)
    await house.timers.pass(100)
    expect(await told).toEqual({ matches: [], fromMs: 69 })
    const lost = house.feed.past?.(69)
    const refused = expect(lost).rejects.toThrow('the feed ended')
    house.crash()
    await refused
  })

  it('hears what took effect and what did not', async () => {
    const house = openHouse()
    await house.start()
    house.refuse((message) => message.kind === 'odds')
    const [played] = house.feeds
    const results = Promise.allSettled([played?.deliver(prices(1), 'c'), played?.deliver(fixture(3), 'd')])
    await house.timers.pass(100)
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  it('sends a burst in batches, each after the last one was taken in and 4 ms of rest', async () => {
    const house = openHouse()
    await house.start()
    const before = house.heard.length
    const burst = Array.from({ length: 1000 }, (_, index) => house.feeds[0]?.deliver(prices(index), 'e'))
    await house.timers.pass(0)
    const first = house.heard.length - before
    expect(first).toBeGreaterThan(50)
    expect(first).toBeLessThan(200)
    await house.timers.pass(3)
    expect(house.heard.length - before).toBe(first)
    await house.timers.pass(1)
    expect(house.heard.length - before).toBe(2 * first)
    await house.timers.pass(100)
    await Promise.all(burst)
  })

  it('that ends of itself hides its prices at once and begins again where it was', async () => {
    const house = openHouse()
    await house.start()
    await Promise.all([house.feeds[0]?.deliver(final(1), 'last'), house.timers.pass(100)])
    void house.feed.want?.(2)
    await house.timers.pass(100)
    const asked = house.feed.want?.(2)
    const before = house.heard.length
    house.crash()
    await expect(asked).rejects.toThrow('the feed ended')
    expect(house.failures).toEqual(['out of memory'])
    expect(house.ended).toEqual([1])
    const told = house.heard.slice(before)
    expect(told.slice(0, 2)).toMatchObject([
      { kind: 'producer', producer: 'prematch', state: 'down' },
      { kind: 'producer', producer: 'live', state: 'down' },
    ])
    // The first event has had its last result.
    expect(told.slice(2)).toMatchObject([
      { kind: 'stop', eventId: 2, scope: ['m', 'h', 't', 'o'], status: 'hidden' },
    ])
    await expect(house.feed.want?.(2)).rejects.toThrow('beginning anew')
    for (let turn = 0; turn < 10; turn++) await house.timers.pass(200)
    expect(house.feeds).toHaveLength(2)
    expect(house.feeds[1]?.offsets).toEqual(['w'])
    // What was hidden goes on with the first prices of the new start, and with none that come later.
    const resumed = house.heard.filter((message) => message.kind === 'odds' && message.resumes)
    expect(resumed.map((message) => 'eventId' in message && message.eventId)).toEqual([2])
    // What was wanted lately is wanted still.
    expect(house.feeds[1]?.wanted).toEqual([2])
    expect(house.failures).toHaveLength(1)
  })

  it('sells again what the next thread prices long after its start, unless that stopped it', async () => {
    const house = openHouse()
    await house.start()
    house.crash()
    for (let turn = 0; turn < 10; turn++) await house.timers.pass(200)
    const before = house.heard.length
    const stop = {
      ...envelope,
      kind: 'stop',
      eventId: 1,
      scope: 'event',
      status: 'suspended',
      reason: 'operator',
    }
    for (const message of [stop as FeedMessage, prices(1), prices(2), prices(2)]) {
      void house.feeds[1]?.deliver(message, 'later')
      await house.timers.pass(100)
    }
    const told = house.heard
      .slice(before)
      .flatMap((one) => (one.kind === 'odds' ? [[one.eventId, one.resumes]] : []))
    expect(told).toEqual([
      [1, false],
      [2, true],
      [2, false],
    ])
  })

  it('tries again and again, ever more slowly, when it cannot begin', async () => {
    const house = openHouse()
    house.failNext(true)
    const starting = house.start()
    await house.timers.pass(20_000)
    expect(house.feeds.length).toBe(5)
    house.failNext(false)
    await house.timers.pass(20_000)
    await starting
    expect(house.feeds.length).toBe(6)
    expect(house.heard.filter(({ kind }) => kind === 'fixture')).toHaveLength(2)
  })

  it('that hangs is replaced', async () => {
    const house = openHouse()
    await house.start()
    await house.timers.pass(70_000)
    expect(house.failures[0]).toContain('said nothing')
    expect(house.feeds).toHaveLength(2)
  })

  it('stops politely, and is ended then', async () => {
    const house = openHouse()
    await house.start()
    const stopping = house.feed.stop()
    await house.timers.pass(0)
    await stopping
    expect(house.ended).toEqual([1])
    house.crash()
    await house.timers.pass(60_000)
    expect([house.feeds.length, house.failures]).toEqual([1, []])
  })

  it('that is stopped while it begins anew stays ended', async () => {
    const house = openHouse()
    await house.start()
    house.crash()
    await house.feed.stop()
    await house.timers.pass(60_000)
    expect([house.feeds.length, house.ended]).toEqual([1, [1]])
  })

  it('that crashes while it stops is not begun anew', async () => {
    const house = openHouse()
    await house.start()
    const stopping = house.feed.stop()
    const before = house.heard.length
    house.crash()
    await house.timers.pass(60_000)
    await stopping
    expect([house.feeds.length, house.heard.length]).toEqual([1, before])
  })

  it('that does not hear that it is to stop is ended after two seconds', async () => {
    const house = openHouse()
    await house.start()
    house.deafen()
    const stopping = house.feed.stop()
    await house.timers.pass(1999)
    expect(house.ended).toEqual([])
    await house.timers.pass(1)
    await stopping
    expect(house.ended).toEqual([1])
  })

  it('tells its whole start without a rest, as nobody could be kept waiting yet', async () => {
    const timers = createHandDrivenTimers(1000)
    const words: ThreadWord[] = []
    const heavy = {
      ...prices(1),
      markets: new Array(900).fill({ ...SOLD[0], status: 'open', outcomes: [1, 2, 3] }),
    }
    const played: Feed = {
      provider: 'played',
      start: async (_offset, tell) => {
        for (let count = 0; count < 3; count++) void tell(heavy as FeedMessage, 'a')
      },
      stop: () => Promise.resolve(),
    }
    const served = serveFeed(
      { ...played, start: (...all) => played.start(...all).then(() => waitForEver) },
      (word) => {
        words.push(word)
        if (word.kind === 'batch') served.hear({ kind: 'taken' })
      },
      timers,
    )
    served.hear({ kind: 'start', offset: null })
    await timers.pass(0)
    expect(words.map(({ kind }) => kind)).toEqual(['batch', 'batch', 'batch'])
  })

  it('tells errors of any kind', () => {
    expect(textOf('no content')).toBe('no content')
    expect(textOf(new Error('no content'))).toContain('no content')
  })
})

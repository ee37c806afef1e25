import { fileURLToPath } from 'node:url'
import type { FeedMessage, FeedOffset } from '@xezer/odds-book/messages'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { readFootballData } from '../football-data/read-football-data.ts'
import { readStrengths } from '../football-data/read-strengths.ts'
import { NOTHING_OPEN, NOTHING_SOLD } from './example-sold.ts'
import { createFootballSource } from './football-source.ts'
import { createSchedule } from './schedule/schedule.ts'
import { createSimulatorFeed } from './simulator-feed.ts'

const folder = fileURLToPath(new URL('../../../../content/football', import.meta.url))
const all = readFootballData(folder)
/** A few leagues: quick to open. */
const data = { ...all, matches: all.matches.filter(({ competitionId }) => competitionId <= 14) }
const football = createFootballSource(data, readStrengths(`${folder}/strengths.json`))
const FAILURE = new Error('the disk is full')
const SPEED = 600
const TICK_MS = 100
const DAY_MS = Date.UTC(2026, 10, 20, 18)

function firstKickOffMs(speed: number): number {
  const [first] = createSchedule(data, 'failing', speed).fixturesBetween(DAY_MS, DAY_MS + 86_400_000 / speed)
  return first?.fixture.startsAtMs ?? 0
}

/** Runs a world for four seconds whose delivery fails for some messages. */
async function runFailing(isFailing: (message: FeedMessage) => boolean) {
  const timers = createHandDrivenTimers(firstKickOffMs(SPEED) - 1000)
  const heard: FeedMessage[] = []
  const failures: unknown[] = []
  const feed = createSimulatorFeed({
    sources: [football],
    seed: 'failing',
    speed: SPEED,
    clock: timers,
    steadyClock: timers,
    timers,
    onFailure: (error) => failures.push(error),
  })
  await feed.start(
    null,
    (message) => {
      if (isFailing(message)) return Promise.reject(FAILURE)
      heard.push(message)
      return Promise.resolve()
    },
    NOTHING_SOLD,
    NOTHING_OPEN,
  )
  const startCount = heard.length
  for (let count = 0; count < 40; count++) {
    timers.advance(TICK_MS)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await feed.stop()
  return { heard, startCount, failures }
}

it('an event of which a message could not be delivered is stopped, and nothing more is sold of it', async () => {
  let failedId: number | null = null
  const { heard, failures } = await runFailing((message) => {
    if (message.kind !== 'odds' || !message.resumes || failedId !== null) return false
    failedId = message.eventId
    return true
  })
  expect(failures).toEqual([FAILURE])
  const told = heard.filter((message) => 'eventId' in message && message.eventId === failedId)
  expect(told.at(-1)).toMatchObject({ kind: 'stop', scope: 'event', reason: 'operator' })
})

it('a match that could not be announced does not keep the others back', async () => {
  const count = async (isFailing: (message: FeedMessage) => boolean) => {
    const { heard, startCount, failures } = await runFailing(isFailing)
    return { announced: heard.slice(startCount).filter(({ kind }) => kind === 'fixture').length, failures }
  }
  let isOpen = false
  let hasFailed = false
  const all = await count(() => false)
  expect(all.announced).toBeGreaterThan(2)
  const others = await count((message) => {
    // The first heartbeat ends the start.
    isOpen ||= message.kind === 'producer'
    if (!isOpen || hasFailed || message.kind !== 'fixture') return false
    hasFailed = true
    return true
  })
  expect(others).toEqual({ announced: all.announced - 1, failures: [FAILURE] })
})

it('bets that cannot be given back, now or ever, keep nobody else from theirs', async () => {
  const timers = createHandDrivenTimers(DAY_MS)
  const given: number[] = []
  const failures: unknown[] = []
  const feed = createSimulatorFeed({
    sources: [],
    ...{ seed: 'given', speed: 1, clock: timers, steadyClock: timers, timers },
    onFailure: (error) => failures.push(error),
  })
  const [stuck, failing, ...others] = [1, 2, 3, 4].map((number) => 100_000_000_000 + number)
  const open = [stuck, failing, ...others].map((eventId = 0) => {
    return { eventId, homeId: null, awayId: null, startsAtMs: DAY_MS, markets: [] }
  })
  const deliver = (message: FeedMessage): Promise<void> => {
    if (message.kind !== 'void') return Promise.resolve()
    if (message.eventId === stuck) return new Promise(() => {})
    if (message.eventId === failing) return Promise.reject(FAILURE)
    given.push(message.eventId)
    return Promise.resolve()
  }
  await feed.start(null, deliver, NOTHING_SOLD, () => Promise.resolve(open))
  await expect.poll(() => given).toEqual(others)
  expect(failures).toEqual([FAILURE])
  await feed.stop()
})

describe('a final result that was not delivered when the server ended', () => {
  it.each([
    ['is still being delivered', () => new Promise<never>(() => undefined)],
    ['could not be delivered', () => Promise.reject(FAILURE)],
  ])('comes again from the newest offset: it %s', async (_name, lose) => {
    // A whole match in two seconds.
    const speed = 6 * SPEED
    let lostId: number | null = null
    const open = (atMs: number) => {
      const timers = createHandDrivenTimers(atMs)
      const world = { sources: [football], seed: 'failing', speed }
      const feed = createSimulatorFeed({
        ...world,
        clock: timers,
        steadyClock: timers,
        timers,
        onFailure: () => undefined,
      })
      return { feed, timers }
    }
    const first = open(firstKickOffMs(speed) - TICK_MS)
    let newest: FeedOffset = ''
    await first.feed.start(
      null,
      (message, offset) => {
        newest = offset
        if (lostId !== null || message.kind !== 'settle' || !message.isFinal) return Promise.resolve()
        lostId = message.eventId
        return lose()
      },
      NOTHING_SOLD,
      NOTHING_OPEN,
    )
    let ticksAfter = 0
    while (ticksAfter < 20) {
      first.timers.advance(TICK_MS)
      await new Promise((resolve) => setImmediate(resolve))
      if (lostId !== null) ticksAfter += 1
    }
    await first.feed.stop()
    const again: number[] = []
    const second = open(first.timers.nowMs())
    await second.feed.start(
      newest,
      async (message) => {
        if (message.kind === 'settle' && message.isFinal) again.push(message.eventId)
      },
      async (ids) => new Map(ids.map((id) => [id, [{ type: '1x2', specifier: '' }]])),
      NOTHING_OPEN,
    )
    // What is owed for matches that are over is told behind the start.
    for (let turn = 0; turn < 2000 && !again.includes(lostId ?? 0); turn++) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    await second.feed.stop()
    expect(again).toContain(lostId)
  })
})

import { fileURLToPath } from 'node:url'
import type { FeedMessage, FeedOffset, FindSold, OpenEvent } from '@xezer/odds-book/messages'
import type { LiveState } from '@xezer/sport/live-state'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FootballData } from '../football-data/football-data.ts'
import { readFootballData } from '../football-data/read-football-data.ts'
import { readStrengths } from '../football-data/read-strengths.ts'
import { NOTHING_SOLD } from './example-sold.ts'
import { createFootballSource } from './football-source.ts'
import { createSchedule } from './schedule/schedule.ts'
import { createSimulatorFeed } from './simulator-feed.ts'

const folder = fileURLToPath(new URL('../../../../content/football', import.meta.url))
const data = readFootballData(folder)
/** A few leagues, whose matches come one after the other: quick to play. */
const SMALL = { ...data, matches: data.matches.filter(({ competitionId }) => competitionId <= 14) }
const strengths = readStrengths(`${folder}/strengths.json`)
const DAY_MS = Date.UTC(2026, 10, 20, 18)
/** A match takes some 11 seconds. */
const SPEED = 600
const TICK_MS = 100
/** Most for one test on a machine that has much else to do. */
const SLOW_MS = 90_000
const START_MS = firstKickOffMs() + 1000

function firstKickOffMs(): number {
  const [first] = createSchedule(SMALL, 'world', SPEED).fixturesBetween(DAY_MS, DAY_MS + 86_400_000 / SPEED)
  return first?.fixture.startsAtMs ?? 0
}

interface Heard {
  readonly message: FeedMessage
  readonly offset: FeedOffset
}

/** Runs a world from one instant to another; time passes only as fast as its messages are taken. */
async function runWorld(
  fromMs: number,
  toMs: number,
  offset: FeedOffset | null,
  facts: FootballData = SMALL,
  findSold: FindSold = NOTHING_SOLD,
  open: readonly OpenEvent[] = [],
): Promise<Heard[]> {
  const heard: Heard[] = []
  const timers = createHandDrivenTimers(fromMs)
  const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  const feed = createSimulatorFeed({
    sources: [createFootballSource(facts, strengths)],
    seed: 'world',
    speed: SPEED,
    clock: timers,
    steadyClock: timers,
    timers,
    onFailure: (error) => {
      throw error
    },
  })
  await feed.start(
    offset,
    (message, at) => {
      heard.push({ message, offset: at })
      return Promise.resolve()
    },
    findSold,
    () => Promise.resolve(open),
  )
  while (timers.nowMs() + TICK_MS <= toMs) {
    timers.advance(TICK_MS)
    await pause()
  }
  await feed.stop()
  return heard
}

type EventMessage = Extract<FeedMessage, { eventId: number }>

function byEvent(heard: readonly Heard[]): Map<number, EventMessage[]> {
  const events = new Map<number, EventMessage[]>()
  for (const { message } of heard) {
    if (!('eventId' in message)) continue
    const known = events.get(message.eventId)
    if (known === undefined) events.set(message.eventId, [message])
    else known.push(message)
  }
  return events
}

function lastLive(messages: readonly EventMessage[]): LiveState | null {
  const last = messages.findLast((message) => message.kind === 'score')
  return last?.kind === 'score' ? last.live : null
}

/** What a player would take advantage of, if a price from before were still on sale. */
const shown = ({ score, statistics, comments }: LiveState): string =>
  JSON.stringify([score, statistics.redCards, comments.filter(({ key }) => key === 'penalty').length > 0])

/** A house in which every market that was told was bet on. */
function sellAll(told: readonly Heard[]): FindSold {
  const markets = new Map(
    [...byEvent(told)].map(([eventId, messages]) => [
      eventId,
      messages.flatMap((message) => (message.kind === 'odds' ? message.markets : [])),
    ]),
  )
  return (eventIds) => Promise.resolve(new Map(eventIds.map((id) => [id, markets.get(id) ?? []])))
}

const marketName = ({ type, specifier }: { type: string; specifier: string }): string =>
  `${type} ${specifier}`

describe('a simulated world', () => {
  const HALF_WAY_MS = START_MS + 6000
  const END_MS = START_MS + 26_000
  let heard: Heard[] = []
  let events = new Map<number, EventMessage[]>()
  beforeAll(async () => {
    heard = await runWorld(START_MS, END_MS, null)
    events = byEvent(heard)
  }, 60_000)
  const finished = () =>
    [...events.values()].filter((messages) => messages[0]?.kind !== 'settle' && isOver(messages))
  const isOver = (messages: readonly EventMessage[]) =>
    messages.some((message) => message.kind === 'settle' && message.isFinal)

  it(
    'starts with catalogue, fixtures, 24 matches in play and 300 before, each with 60 market types',
    async () => {
      const first = await runWorld(START_MS, START_MS, null, data)
      expect(first[0]?.message.kind).toBe('catalogue')
      const image = [...byEvent(first).values()]
      const inPlay = image.filter((messages) => lastLive(messages)?.status === 'live')
      expect(inPlay.length).toBeGreaterThanOrEqual(24)
      const typeCounts = image.flatMap((messages) => {
        const odds = messages.find((message) => message.kind === 'odds')
        return odds?.kind === 'odds' && odds.producer === 'prematch'
          ? [new Set(odds.markets.map((one) => one.type)).size]
          : []
      })
      expect(typeCounts.length).toBeGreaterThanOrEqual(300)
      expect(Math.min(...typeCounts)).toBeGreaterThanOrEqual(60)
    },
    SLOW_MS,
  )

  it(
    'says the same again for the same seed and clock',
    async () => {
      const again = await runWorld(START_MS, START_MS + 1000, null)
      expect(again).toEqual(heard.slice(0, again.length))
    },
    SLOW_MS,
  )

  it('stops before the world sees a goal, a red card or a penalty, and sells nothing until it resumes', () => {
    let changes = 0
    for (const messages of events.values()) {
      let isStopped = false
      let before: LiveState | null = null
      for (const message of messages) {
        if (message.kind === 'stop') isStopped = true
        if (message.kind === 'odds') {
          expect(message.resumes || !isStopped, `prices of ${message.eventId} while stopped`).toBe(true)
          if (message.resumes) isStopped = false
        }
        if (message.kind !== 'score') continue
        if (before !== null && shown(before) !== shown(message.live)) {
          const isNews = JSON.stringify(before.score) !== JSON.stringify(message.live.score)
          if (isNews) expect(isStopped, `a goal of ${message.eventId} without a stop`).toBe(true)
          changes += 1
        }
        before = message.live
      }
    }
    expect(changes).toBeGreaterThan(20)
  })

  it('has new prices on sale before the added time is announced', () => {
    let announced = 0
    for (const messages of events.values()) {
      let isStopped = false
      for (const [index, message] of messages.entries()) {
        if (message.kind === 'stop') isStopped = true
        if (message.kind === 'odds' && message.resumes) isStopped = false
        if (message.kind !== 'score' || isStopped) continue
        if (message.live.comments.at(-1)?.key !== 'added_time') continue
        const before = messages[index - 1]
        if (before?.kind !== 'odds') continue
        announced += before.generatedAtMs === message.generatedAtMs ? 1 : 0
      }
    }
    expect(announced).toBeGreaterThan(5)
  })

  it('settles every market that it sold, once, and the last ones with the end', () => {
    expect(finished().length).toBeGreaterThan(10)
    for (const messages of finished()) {
      const sold = new Set<string>()
      const settled: string[] = []
      for (const message of messages) {
        if (message.kind === 'odds') for (const market of message.markets) sold.add(marketName(market))
        if (message.kind === 'settle' && message.generation === 1)
          settled.push(...message.markets.map(marketName))
      }
      expect([...sold].filter((name) => !settled.includes(name))).toEqual([])
      expect(new Set(settled).size).toBe(settled.length)
    }
  })

  it('never moves its offset past a step that was not delivered', () => {
    const instants = heard.map(({ offset }) => Number(offset.split('/')[2]))
    expect(instants).toEqual([...instants].sort((left, right) => left - right))
    for (const [index, { message }] of heard.entries()) {
      expect(instants[index]).toBeLessThanOrEqual(message.generatedAtMs)
    }
  })

  it(
    'after a restart stands where it would stand, and tells the results that were missed',
    async () => {
      const before = heard.filter(({ message }) => message.generatedAtMs <= HALF_WAY_MS)
      const offset = before.at(-1)?.offset ?? null
      // Down for a whole match.
      const after = byEvent(await runWorld(HALF_WAY_MS + 12_000, END_MS, offset, SMALL, sellAll(before)))
      const finals = (messages: readonly EventMessage[]) =>
        messages.flatMap((message) =>
          message.kind === 'settle' && message.isFinal ? [JSON.stringify(message.facts)] : [],
        )
      let compared = 0
      for (const [eventId, messages] of byEvent(before)) {
        const wholeRun = events.get(eventId) ?? []
        const restarted = after.get(eventId) ?? []
        if (finals(messages).length > 0 || finals(wholeRun).length === 0) continue
        compared += 1
        expect(finals(restarted)[0], `${eventId}`).toBe(finals(wholeRun)[0])
        const settled = new Set(
          [...messages, ...restarted].flatMap((message) =>
            message.kind === 'settle' ? message.markets.map(marketName) : [],
          ),
        )
        const sold = messages.flatMap((message) =>
          message.kind === 'odds' ? message.markets.map(marketName) : [],
        )
        expect(sold.filter((name) => !settled.has(name))).toEqual([])
      }
      expect(compared).toBeGreaterThan(5)
      for (const [eventId, messages] of after) {
        const whole = events.get(eventId)
        const live = lastLive(messages)
        if (whole === undefined || live === null) continue
        expect({ ...live, clockSeconds: 0 }).toEqual({ ...lastLive(whole), clockSeconds: 0 })
      }
    },
    SLOW_MS,
  )
})

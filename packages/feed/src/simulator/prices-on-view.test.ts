import { fileURLToPath } from 'node:url'
import type { Feed, FeedMessage, MarketPrices } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { readFootballData } from '../football-data/read-football-data.ts'
import { readStrengths } from '../football-data/read-strengths.ts'
import { NOTHING_OPEN, NOTHING_SOLD } from './example-sold.ts'
import { createFootballSource } from './football-source.ts'
import { createSimulatorFeed } from './simulator-feed.ts'

const folder = fileURLToPath(new URL('../../../../content/football', import.meta.url))
const all = readFootballData(folder)
/** One league: quick to open. */
const data = { ...all, matches: all.matches.filter(({ competitionId }) => competitionId <= 2) }
const football = createFootballSource(data, readStrengths(`${folder}/strengths.json`))
const START_MS = Date.UTC(2026, 10, 20, 9)
const MINUTE_MS = 60_000
const ROW_TYPES: ReadonlySet<string> = new Set(['1x2', 'total'])

type Told = ReadonlyMap<string, MarketPrices>

/** A world from an instant on, and what it has told of an event. */
async function openWorld(startMs: number, isOnView = true) {
  const timers = createHandDrivenTimers(startMs)
  const heard: FeedMessage[] = []
  const feed: Feed = createSimulatorFeed({
    sources: [football],
    seed: 'on-view',
    speed: 1,
    clock: timers,
    steadyClock: timers,
    timers,
    ...(isOnView ? { rowTypes: () => ROW_TYPES } : {}),
    onFailure: (error) => {
      throw error
    },
  })
  const told = new Map<number, Map<string, MarketPrices>>()
  await feed.start(
    null,
    (message) => {
      heard.push(message)
      if (message.kind !== 'odds' && message.kind !== 'withdraw') return Promise.resolve()
      const markets = told.get(message.eventId) ?? new Map<string, MarketPrices>()
      told.set(message.eventId, markets)
      for (const market of message.markets) {
        const key = `${market.type} ${market.specifier}`
        if ('status' in market && market.status === 'open') markets.set(key, market)
        else markets.delete(key)
      }
      return Promise.resolve()
    },
    NOTHING_SOLD,
    NOTHING_OPEN,
  )
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1000) {
      timers.advance(1000)
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const pricedAtStart = told.size
  // Those that begin later are priced behind the start.
  await pass(2000)
  const prematch = heard.flatMap((message) =>
    message.kind === 'fixture' && message.fixture.startsAtMs > startMs + 180 * MINUTE_MS
      ? [message.fixture.eventId]
      : [],
  )
  return {
    feed,
    heard,
    prematch,
    told: (eventId: number): Told => new Map(told.get(eventId)),
    untold: (eventId: number): number => {
      const last = heard.findLast(
        (message) => (message.kind === 'odds' || message.kind === 'withdraw') && message.eventId === eventId,
      )
      return (last !== undefined && 'untold' in last ? last.untold : undefined) ?? Number.NaN
    },
    pass,
    pricedAtStart,
    want: (eventId: number) => feed.want?.(eventId) ?? Promise.reject(new Error('no want')),
  }
}

/** What a player sees of it: chances are told again only when they are wrong by a hundredth. */
const seen = (markets: Told) =>
  new Map(
    [...markets].map(([key, { outcomes }]) => [key, outcomes.map(({ outcome, odds }) => [outcome, odds])]),
  )
const typesOf = (markets: Told) => new Set([...markets.values()].map(({ type }) => type))

describe('prices before a match', () => {
  it('are told of the rows, and of all else to whoever wants it, at the same prices', async () => {
    const world = await openWorld(START_MS)
    const [id = 0, other = 0] = world.prematch
    expect(world.pricedAtStart).toBeLessThan(world.prematch.length)
    const rows = world.told(id)
    expect(typesOf(rows)).toEqual(ROW_TYPES)
    const untold = world.untold(id)
    expect(untold).toBeGreaterThan(200)
    await world.want(id)
    const whole = world.told(id)
    expect(whole.size).toBe(rows.size + untold)
    expect(world.untold(id)).toBe(0)
    for (const [key, prices] of rows) expect(whole.get(key)).toEqual(prices)
    expect(world.told(other).size).toBeLessThan(30)
    await world.feed.stop()
  })

  it('are the same for whoever comes later or after a restart, until their turn moves them', async () => {
    const early = await openWorld(START_MS)
    const id = must(early.prematch[0], 'no match')
    await early.want(id)
    const first = early.told(id)
    const turnMs = await nextTurn(early, id)
    // Another process, whom nobody asked before, within the same turn.
    const late = await openWorld(turnMs - 4000)
    await late.want(id)
    const before = early.told(id)
    expect(seen(before)).not.toEqual(seen(first))
    const after = await openWorld(turnMs + 2000)
    await after.want(id)
    expect(seen(after.told(id))).toEqual(seen(before))
    expect(late.told(id)).toEqual(first)
    for (const { feed } of [early, late, after]) await feed.stop()
  })

  it('follow opinion as long as somebody wants them, then leave and come again', async () => {
    const world = await openWorld(START_MS)
    const id = must(world.prematch[0], 'no match')
    const rows = world.told(id).size
    await world.want(id)
    const whole = world.told(id).size
    for (let minutes = 0; minutes < 12; minutes += 4) {
      await world.pass(4 * MINUTE_MS)
      expect(world.told(id).size).toBeGreaterThan(200)
      await world.want(id)
    }
    await world.pass(5 * MINUTE_MS + 2000)
    expect(typesOf(world.told(id))).toEqual(ROW_TYPES)
    expect(world.untold(id)).toBeGreaterThan(200)
    await world.want(id)
    expect(world.told(id).size).toBeGreaterThan(rows)
    expect(Math.abs(world.told(id).size - whole)).toBeLessThan(40)
    await world.feed.stop()
  })

  it('are all told unasked without rows to tell apart', async () => {
    const world = await openWorld(START_MS, false)
    expect(world.told(must(world.prematch[0], 'no match')).size).toBeGreaterThan(200)
    await world.feed.stop()
  })
})

/** The instant at which the prices of the event moved. */
async function nextTurn(world: Awaited<ReturnType<typeof openWorld>>, eventId: number): Promise<number> {
  const count = world.heard.length
  for (;;) {
    await world.pass(1000)
    const moved = world.heard
      .slice(count)
      .find((message) => message.kind === 'odds' && message.eventId === eventId)
    if (moved !== undefined) return moved.generatedAtMs
  }
}

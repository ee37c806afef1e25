import { fileURLToPath } from 'node:url'
import type { Feed, FeedMessage } from '@xezer/odds-book/messages'
import { type CombinationLeg, formatCombination } from '@xezer/sport/combination'
import { must } from '@xezer/std/assert'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { readFootballData } from '../football-data/read-football-data.ts'
import { readStrengths } from '../football-data/read-strengths.ts'
import { NOTHING_OPEN, NOTHING_SOLD } from './example-sold.ts'
import { createFootballSource } from './football-source.ts'
import { COMBINATION_KEPT_MS, COMBINATIONS_MAX } from './offer/event-combinations.ts'
import { createSimulatorFeed } from './simulator-feed.ts'

const folder = fileURLToPath(new URL('../../../../content/football', import.meta.url))
const all = readFootballData(folder)
const data = { ...all, matches: all.matches.filter(({ competitionId }) => competitionId <= 2) }
const football = createFootballSource(data, readStrengths(`${folder}/strengths.json`))
const START_MS = Date.UTC(2026, 10, 20, 9)

async function openWorld() {
  const timers = createHandDrivenTimers(START_MS)
  const heard: FeedMessage[] = []
  const feed: Feed = createSimulatorFeed({
    sources: [football],
    seed: 'combinations',
    speed: 1,
    clock: timers,
    steadyClock: timers,
    timers,
    rowTypes: () => new Set(['1x2']),
    onFailure: (error) => {
      throw error
    },
  })
  const deliver = (message: FeedMessage) => {
    heard.push(message)
    return Promise.resolve()
  }
  await feed.start(null, deliver, NOTHING_SOLD, NOTHING_OPEN)
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 5000) {
      timers.advance(5000)
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await pass(5000)
  const soonest = heard.flatMap((message) =>
    message.kind === 'fixture' && message.fixture.startsAtMs > START_MS + 7_200_000 ? [message.fixture] : [],
  )
  const eventId = must(soonest[0], 'a match').eventId
  /** Combinations of the event that are open by what was told, in the order of telling. */
  const open = () => {
    const found = new Map<string, number | null>()
    for (const message of heard) {
      if ((message.kind !== 'odds' && message.kind !== 'withdraw') || message.eventId !== eventId) continue
      for (const market of message.markets) {
        if (market.type !== 'combination') continue
        if ('status' in market && market.status === 'open')
          found.set(market.specifier, market.outcomes[0]?.odds ?? null)
        else found.delete(market.specifier)
      }
    }
    return found
  }
  const combine = (legs: readonly CombinationLeg[]) =>
    must(feed.combine?.(eventId, must(formatCombination(legs), 'a combination')), 'a feed that combines')
  return { feed, eventId, pass, open, combine }
}

const HOME: CombinationLeg = { type: '1x2', specifier: '', outcome: '1' }
const total = (line: number, outcome = 'over'): CombinationLeg => ({
  type: 'total',
  specifier: `total=${line}`,
  outcome,
})

describe('combinations of a simulated match', () => {
  it('are told as markets when they are asked for, and leave when nobody asks any more', async () => {
    const { pass, open, combine } = await openWorld()
    expect(await combine([HOME, total(2.5)])).toEqual({ kind: 'sold' })
    expect([...open().values()]).toEqual([expect.any(Number)])
    const before = [...open().values()]
    expect(await combine([total(2.5), HOME]), 'in any order').toEqual({ kind: 'sold' })
    expect([...open().values()]).toEqual(before)
    await pass(COMBINATION_KEPT_MS / 2)
    expect(open().size).toBe(1)
    await combine([HOME, total(2.5)])
    await pass(COMBINATION_KEPT_MS + 310_000)
    expect(open().size, 'after the next pricing').toBe(0)
  })

  it('are refused with the reason, and nothing is told of them', async () => {
    const { feed, open, combine } = await openWorld()
    expect(await combine([HOME, { ...HOME, outcome: '2' }])).toEqual({ kind: 'impossible', legs: [0, 1] })
    expect(await combine([HOME, { type: 'double_chance', specifier: '', outcome: '1x' }])).toMatchObject({
      kind: 'redundant',
    })
    expect(await combine([HOME, total(27.5)])).toMatchObject({ kind: 'closed' })
    expect(await combine([HOME, { type: 'nothing', specifier: '', outcome: 'yes' }])).toMatchObject({
      kind: 'closed',
    })
    expect(await feed.combine?.(1, 'legs=1x2~~1,total~total%3D2.5~over')).toEqual({ kind: 'not_sold' })
    expect(open().size).toBe(0)
  })

  it('are so many at most: who asked longest ago leaves first', async () => {
    const { open, combine } = await openWorld()
    const scores = ['0:0', '1:0', '0:1', '1:1', '2:0', '0:2', '2:1', '1:2', '2:2', '3:0', '3:1']
    const lines = [7.5, 8.5, 9.5, 10.5, 11.5]
    const asked = scores.flatMap((outcome) =>
      lines.map((line) => [
        { type: 'correct_score', specifier: '', outcome },
        { type: 'corners_total', specifier: `total=${line}`, outcome: 'over' },
      ]),
    )
    let sold = 0
    for (const legs of asked) if ((await combine(legs)).kind === 'sold') sold += 1
    expect(sold).toBeGreaterThan(COMBINATIONS_MAX)
    expect(open().size).toBe(COMBINATIONS_MAX)
  })
})

import { fileURLToPath } from 'node:url'
import type { FeedMessage, FeedOffset } from '@xezer/odds-book/messages'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { expect, it } from 'vitest'
import { readFootballData } from '../football-data/read-football-data.ts'
import { readStrengths } from '../football-data/read-strengths.ts'
import { NOTHING_OPEN, NOTHING_SOLD } from './example-sold.ts'
import { createFootballSource } from './football-source.ts'
import { createSimulatorFeed } from './simulator-feed.ts'

const folder = fileURLToPath(new URL('../../../../content/football', import.meta.url))
const all = readFootballData(folder)
/** A few leagues: quick to open. */
const data = { ...all, matches: all.matches.filter(({ competitionId }) => competitionId <= 14) }
const strengths = readStrengths(`${folder}/strengths.json`)
const HOUR_MS = 3_600_000
const TICK_MS = 100

/** Both clocks in the test's hand; the wall clock may leap. */
function createHands() {
  const hands = { leapMs: 0 }
  const timers = createHandDrivenTimers(Date.UTC(2026, 10, 20, 18))
  const heard: FeedMessage[] = []
  let offset: FeedOffset | null = null
  return {
    hands,
    heard,
    async start() {
      const feed = createSimulatorFeed({
        sources: [createFootballSource(data, strengths)],
        seed: 'set-back',
        speed: 60,
        clock: { nowMs: () => timers.nowMs() + hands.leapMs },
        steadyClock: timers,
        timers,
        onFailure: (error) => {
          throw error
        },
      })
      await feed.start(
        offset,
        (message, at) => {
          heard.push(message)
          offset = at
          return Promise.resolve()
        },
        NOTHING_SOLD,
        NOTHING_OPEN,
      )
      return feed
    },
    async run(seconds: number) {
      for (let passedMs = 0; passedMs < seconds * 1000; passedMs += TICK_MS) {
        timers.advance(TICK_MS)
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

const countOf = (heard: readonly FeedMessage[], kind: FeedMessage['kind']) =>
  heard.filter((message) => message.kind === kind).length

it('a wall clock that is set back an hour does not make the world stand, now or after a restart', async () => {
  const world = createHands()
  const first = await world.start()
  await world.run(5)
  const lastMs = world.heard.at(-1)?.generatedAtMs ?? 0
  world.hands.leapMs -= HOUR_MS
  world.heard.length = 0
  await world.run(30)
  expect(countOf(world.heard, 'producer')).toBeGreaterThanOrEqual(2)
  expect(countOf(world.heard, 'odds')).toBeGreaterThan(10)
  for (const { generatedAtMs } of world.heard) expect(generatedAtMs).toBeGreaterThanOrEqual(lastMs)
  await first.stop()
  const reachedMs = world.heard.at(-1)?.generatedAtMs ?? 0
  world.heard.length = 0
  const second = await world.start()
  await world.run(15)
  expect(countOf(world.heard, 'producer')).toBeGreaterThanOrEqual(2)
  // What the next start tells is not earlier than what the last one settled.
  for (const { generatedAtMs } of world.heard) expect(generatedAtMs).toBeGreaterThan(reachedMs - 30_000)
  await second.stop()
})

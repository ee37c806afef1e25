import { fileURLToPath } from 'node:url'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { expect, it } from 'vitest'
import { NOTHING_OPEN, NOTHING_SOLD } from './example-sold.ts'
import { readSources } from './read-sources.ts'
import { createSimulatorFeed } from './simulator-feed.ts'

const sources = readSources(fileURLToPath(new URL('../../../../content', import.meta.url)))
const SPEED = 60
/** A Friday evening on which all sports are played. */
const EVENING_MS = Date.UTC(2026, 10, 20, 19)
const LASTS_MS = 5000
/** Of each message: with it the world's processor has some seven seconds to do. */
const COST_MS = 8
const LATE_MS_MAX = 1500
const SLOW_MS = 90_000

/** When each event's scores were told, in their order; a message takes `costMs` of the world's only processor. */
async function hearScores(costMs: number): Promise<Map<number, number[]>> {
  const timers = createHandDrivenTimers(EVENING_MS)
  const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  const heard = new Map<number, number[]>()
  let isStarted = false
  const feed = createSimulatorFeed({
    sources,
    seed: 'fast',
    speed: SPEED,
    rowTypes: () => new Set(['1x2', 'winner']),
    ...{ clock: timers, steadyClock: timers, timers: { ...timers, pause } },
    onFailure: (error) => {
      throw error
    },
  })
  const deliver = (message: Parameters<Parameters<typeof feed.start>[1]>[0]): Promise<void> => {
    if (!isStarted) return Promise.resolve()
    timers.advance(costMs)
    if (message.kind !== 'score') return Promise.resolve()
    const known = heard.get(message.eventId)
    if (known === undefined) heard.set(message.eventId, [timers.nowMs()])
    else known.push(timers.nowMs())
    return Promise.resolve()
  }
  await feed.start(null, deliver, NOTHING_SOLD, NOTHING_OPEN)
  isStarted = true
  while (timers.nowMs() < EVENING_MS + LASTS_MS) {
    timers.advance(1)
    await pause()
  }
  await feed.stop()
  return heard
}

it(
  'at sixty times the speed every event in play moves on, also with half as much again to do as there is time',
  async () => {
    const alone = await hearScores(0)
    const busy = await hearScores(COST_MS)
    const lateMs = [...alone].flatMap(([eventId, due]) => {
      const told = busy.get(eventId) ?? []
      return due.map((dueMs, place) => (told[place] ?? EVENING_MS + LASTS_MS) - dueMs)
    })
    expect(alone.size).toBeGreaterThan(40)
    // There was too much to do, or this shows nothing.
    expect([...busy.values()].flat().length).toBeLessThan([...alone.values()].flat().length)
    expect(Math.max(...lateMs)).toBeLessThan(LATE_MS_MAX)
  },
  SLOW_MS,
)

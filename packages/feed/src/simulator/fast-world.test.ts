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
/** What there is to do, told as so many times what there is time for. */
const LOAD = 1.4
const LATE_MS_MAX = 1500
const SLOW_MS = 90_000

interface Heard {
  /** When each event's scores were told, in their order. */
  readonly scores: ReadonlyMap<number, readonly number[]>
  readonly messages: number
}

/** A message takes `costMs` of the world's only processor. */
async function hear(costMs: number): Promise<Heard> {
  const timers = createHandDrivenTimers(EVENING_MS)
  const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  const heard = new Map<number, number[]>()
  let messages = 0
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
    messages += 1
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
  return { scores: heard, messages }
}

it(
  'at sixty times the speed every event in play moves on, also with far more to do than there is time',
  async () => {
    const { scores: alone, messages } = await hear(0)
    const { scores: busy } = await hear((LASTS_MS * LOAD) / messages)
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

import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { liveEvent } from '@xezer/contract/live'
import { prematchMatches } from '@xezer/contract/prematch'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createRightOfWay } from '@xezer/feed/thread/right-of-way'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createFeedThread } from './feed-thread.ts'
import { readConfig } from './platform/config.ts'
import { createLogger } from './platform/logger.ts'
import { nodeMachine } from './platform/node-machine.ts'

const CONTENT_DIR = fileURLToPath(new URL('../../../content', import.meta.url))
const SLOW_MS = 60_000
const workers: Worker[] = []
const noteWorker = (worker: Worker) => void workers.push(worker)

let world: World
beforeAll(async () => {
  process.on('worker', noteWorker)
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody',
    CONTENT_DIR,
    SIM_SEED: 'thread',
    LOG_LEVEL: 'silent',
  })
  // Somebody waits for the house all the time: the world goes on all the same.
  const rightOfWay = createRightOfWay()
  rightOfWay.take()
  const data = { config, rightOfWay: rightOfWay.shared }
  const feed = createFeedThread(data, createLogger('silent'), nodeMachine)
  world = await bootWorld({ feed })
  await untilReady()
}, SLOW_MS)
afterAll(async () => {
  await world.stop()
  process.off('worker', noteWorker)
})

async function untilReady(): Promise<void> {
  while ((await fetch(`${world.url}/readyz`)).status !== 200) await nodeMachine.timers.sleep(50)
}

async function countMarkets(): Promise<number> {
  const { body } = await world.call('prematch/matches', { sport: 1, hours: 0 })
  const [id] = z
    .parse(prematchMatches.output, body)
    .leagues.flatMap(({ events = [] }) => events)
    // Outrights stand in the list too, and have a market or two.
    .filter(({ competitors }) => competitors === undefined)
    .map((event) => event.id)
    .slice(-1)
  const page = z.parse(liveEvent.output, (await world.call(`prematch/event/${id}`)).body)
  return page.periods.reduce((count, { markets }) => count + markets.length, 0)
}

it(
  'the simulated world plays in a thread; one that dies is seen, sells nothing, and is replaced',
  async () => {
    expect(await countMarkets()).toBeGreaterThanOrEqual(60)
    await workers[0]?.terminate()
    while ((await fetch(`${world.url}/readyz`)).status === 200) await nodeMachine.timers.sleep(5)
    await untilReady()
    expect(workers).toHaveLength(2)
    // The last match is priced behind the start, and sold again then.
    await expect.poll(countMarkets, { timeout: 30_000 }).toBeGreaterThanOrEqual(60)
  },
  SLOW_MS,
)

import { setTimeout as sleep } from 'node:timers/promises'
import { type Crowd, createRunningParts, type RunningParts } from '../load/running-parts.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const CLIENTS = 4000
/** What the goal speaks of; ours is scaled up to it. */
const CLIENTS_OF_GOAL = 10_000
const MESSAGE_MS = 1000
const SETTLE_MS = 2000
/** The goal says an hour; what would leak with each message shows in a minute. */
const WATCH_MS = 50_000
const MEMORY_MAX = 2
const CORES_MAX = 1
const GROWTH_MAX = 0.02
const TOPICS = [`event/${LIVE_FROM}`]

/** What it costs that many are connected. */
export const crowd: BenchCase = {
  name: 'crowd',
  about: `${CLIENTS} connected clients: memory of each, and a message a second to all for ${WATCH_MS / 1000} s`,
  async run({ database, report }) {
    const parts = createRunningParts()
    try {
      const world = await parts.keep(startWorld(await database.create('bench_crowd')))
      const floor = await parts.keep(startWorld(await database.create('bench_crowd_floor')))
      const floorPort = await floor.call('openBroadcast', 'socket')
      // The first connection brings what is loaded once; the topic is there before its crowd.
      for (const port of [world.port, floorPort]) await parts.crowd(port, 1, TOPICS)
      const raw = await bytesOfEach(floor, parts, floorPort)
      const ours = await bytesOfEach(world, parts, world.port)
      const ratio = ours.bytes / raw.bytes
      report({
        name: 'memory of an idle subscriber',
        ours: ours.bytes / 1000,
        unit: 'kB',
        limit: { name: 'a raw socket', value: raw.bytes / 1000 },
        ratio,
        goal: { text: `<= ${MEMORY_MAX}`, isMet: ratio <= MEMORY_MAX },
        note: 'heap and buffers after a collection; the kernel has its own',
      })
      await raw.crowd.stop()
      await watch(world, ours.crowd, report)
    } finally {
      await parts.stop()
    }
  },
}

async function bytesOfEach(
  world: World,
  parts: RunningParts,
  port: number,
): Promise<{ readonly bytes: number; readonly crowd: Crowd }> {
  await sleep(SETTLE_MS)
  const before = await world.call('liveBytes')
  const crowd = await parts.crowd(port, CLIENTS, TOPICS)
  await sleep(SETTLE_MS)
  return { bytes: ((await world.call('liveBytes')) - before) / CLIENTS, crowd }
}

async function watch(world: World, listeners: Crowd, report: BenchContext['report']): Promise<void> {
  await world.call('pulse', MESSAGE_MS)
  await sleep(SETTLE_MS)
  const first = { bytes: await world.call('liveBytes'), cpuMs: await world.call('cpuMs') }
  const heard = await listeners.call('countCrowd')
  const beganMs = performance.now()
  await sleep(WATCH_MS)
  const elapsedMs = performance.now() - beganMs
  const share = ((await world.call('cpuMs')) - first.cpuMs) / elapsedMs
  const { frames } = await listeners.call('countCrowd')
  const growth = (await world.call('liveBytes')) / first.bytes - 1
  const cores = (share * CLIENTS_OF_GOAL) / CLIENTS
  const each = (((frames - heard.frames) / CLIENTS) * 1000) / elapsedMs
  report({
    name: `${CLIENTS_OF_GOAL} clients at a message a second`,
    ours: cores,
    unit: 'of a core',
    limit: { name: 'the goal', value: CORES_MAX },
    goal: { text: `<= ${CORES_MAX}`, isMet: cores <= CORES_MAX },
    note: `run with ${CLIENTS}, which took ${share.toFixed(3)}; ${each.toFixed(1)} frames a second each, with beats`,
  })
  report({
    name: `memory under a message a second`,
    ours: growth * 100,
    unit: '% of growth',
    limit: { name: 'the goal', value: GROWTH_MAX * 100 },
    goal: { text: `<= ${GROWTH_MAX * 100} %`, isMet: growth <= GROWTH_MAX },
    note: `over ${WATCH_MS / 1000} s, not the hour of the goal`,
  })
}

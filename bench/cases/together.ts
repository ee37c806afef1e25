import { setTimeout as sleep } from 'node:timers/promises'
import { FLUSH_MS, HEARTBEAT_MS } from '@xezer/contract/stream'
import { type Crowd, createRunningParts } from '../load/running-parts.ts'
import { median, runRounds } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { hearDelta } from '../world/hear-delta.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase } from './bench-case.ts'

const CLIENTS = 4000
const ROUND_MS = 1000
const ROUNDS = 9
const WARM_UP_MS = 500
const TOPICS = [`event/${LIVE_FROM}`, 'overview/0/1']
const CPU = 0.7
const WAIT = 0.05

/** Each client watches two topics that both move each tick. Naive: topic by topic, `ws.send` to each of its clients. */
export const together: BenchCase = {
  name: 'together',
  about: `event and overview for ${CLIENTS} clients: one write in turns against two ws.send`,
  async run({ database, report }) {
    const parts = createRunningParts()
    try {
      const ours = await parts.keep(startWorld(await database.create('bench_together')))
      const naive = await parts.keep(startWorld(await database.create('bench_together_naive')))
      const payloads: string[] = []
      for (const topic of TOPICS) payloads.push(await hearDelta(ours, topic))
      const oursCrowd = await parts.crowd(ours.port, CLIENTS, TOPICS)
      const naiveCrowd = await parts.crowd(await naive.call('openBroadcast', 'ws'), CLIENTS, [])
      const waits = { ours: [] as number[], naive: [] as number[] }
      await Promise.all([ours, naive].map((world) => world.call('watchWrites')))
      const beat = JSON.stringify({ type: 'beat', at: Date.now(), alive: true })
      const broadcast = { payloads, everyMs: FLUSH_MS, beat, beatEveryMs: HEARTBEAT_MS / 2 }
      const rounds = await runRounds(
        {
          ours: async () => {
            await ours.call('pulse', FLUSH_MS)
            const cost = await listen(ours, oursCrowd, waits.ours)
            await ours.call('pulse', 0)
            return cost
          },
          naive: async () => {
            await naive.call('pulse', FLUSH_MS)
            await naive.call('startBroadcast', 'ws', broadcast)
            const cost = await listen(naive, naiveCrowd, waits.naive)
            await naive.call('pauseBroadcast')
            await naive.call('pulse', 0)
            return cost
          },
        },
        { rounds: ROUNDS },
      )
      const cpu = rounds.ratio('ours', 'naive')
      const sizes = payloads.map((payload) => payload.length).join(' and ')
      const note = [`deltas of ${sizes} bytes; each beside a world with the same changes`, rounds.note]
      report({
        name: 'two topics a client, CPU',
        ours: rounds.medians.ours,
        unit: 'us a frame',
        limit: { name: 'two ws.send', value: rounds.medians.naive },
        ratio: cpu,
        goal: { text: `<= ${CPU}`, isMet: cpu <= CPU },
        note: note.filter(Boolean).join('; '),
      })
      const wait = median(waits.ours) / median(waits.naive)
      report({
        name: 'two topics a client, wait for the writes before, p99',
        ours: median(waits.ours),
        unit: 'ms',
        limit: { name: 'two ws.send', value: median(waits.naive) },
        ratio: wait,
        goal: { text: `<= ${WAIT}`, isMet: wait <= WAIT },
        note: rounds.note,
      })
    } finally {
      await parts.stop()
    }
  },
}

/** Processor microseconds of the sender for each frame that arrives. */
async function listen(world: World, crowd: Crowd, waitsMs: number[]): Promise<number> {
  await sleep(WARM_UP_MS)
  await world.call('writeP99Ms')
  const before = await crowd.call('countCrowd')
  const beforeMs = await world.call('cpuMs')
  await sleep(ROUND_MS)
  const spentMs = (await world.call('cpuMs')) - beforeMs
  const after = await crowd.call('countCrowd')
  waitsMs.push(await world.call('writeP99Ms'))
  return (spentMs * 1000) / (after.frames - before.frames)
}

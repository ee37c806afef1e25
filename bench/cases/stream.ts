import { setTimeout as sleep } from 'node:timers/promises'
import { FLUSH_MS, HEARTBEAT_MS } from '@xezer/contract/stream'
import { type Crowd, createRunningParts } from '../load/running-parts.ts'
import { median, type Rounds, runRounds } from '../measure/rounds.ts'
import { LIVE_FROM } from '../world/bench-offer.ts'
import { hearDelta } from '../world/hear-delta.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const CLIENTS = 1500
const ROUND_MS = 1000
const ROUNDS = 11
/** The first frames after a pause are not the steady state. */
const WARM_UP_MS = 400
const NEAR = 0.95
const OVER_WS = 1.2
const BYTES_COMPRESSED = 0.45
const CPU_COMPRESSED = 1.1
const TOPIC = `event/${LIVE_FROM}`

type Contestant = 'ours' | 'compressed' | 'sockets' | 'ws'

/** Frames that arrive per processor second of the sender: each tick one delta to every client, each second a beat. */
export const stream: BenchCase = {
  name: 'stream',
  about: `deliveries to ${CLIENTS} clients per CPU second against a bare broadcast and ws.send`,
  async run({ database, report }) {
    const parts = createRunningParts()
    const crowdAt = (port: number, isCompressed = false) => parts.crowd(port, CLIENTS, [TOPIC], isCompressed)
    try {
      const plain = await parts.keep(startWorld(await database.create('bench_stream')))
      const compressed = await parts.keep(startWorld(await database.create('bench_stream_compressed')))
      const floors = await parts.keep(startWorld(await database.create('bench_stream_floors')))
      const payload = await hearDelta(plain, TOPIC)
      const bytes = { ours: 0, compressed: 0 }
      const ours = ourTurn(plain, await crowdAt(plain.port), (perFrame) => {
        bytes.ours = perFrame
      })
      const oursCompressed = ourTurn(compressed, await crowdAt(compressed.port, true), (perFrame) => {
        bytes.compressed = perFrame
      })
      const socketCrowd = await crowdAt(await floors.call('openBroadcast', 'socket'))
      const wsCrowd = await crowdAt(await floors.call('openBroadcast', 'ws'))
      const rounds = await runRounds<Contestant>(
        {
          ours,
          compressed: oursCompressed,
          sockets: floorTurn(floors, 'socket', socketCrowd, payload),
          ws: floorTurn(floors, 'ws', wsCrowd, payload),
        },
        { rounds: ROUNDS },
      )
      tell(report, rounds, payload, bytes.compressed / bytes.ours)
    } finally {
      await parts.stop()
    }
  },
}

function tell(
  report: BenchContext['report'],
  rounds: Rounds<Contestant>,
  payload: string,
  bytesRatio: number,
): void {
  const { medians } = rounds
  const unit = 'frames per CPU second'
  const note = [`${payload.length} bytes a delta; each beside a world with the same changes`, rounds.note]
    .filter(Boolean)
    .join('; ')
  const toSockets = rounds.ratio('ours', 'sockets')
  const toWs = rounds.ratio('ours', 'ws')
  const cpu = median(rounds.values.ours.map((value, index) => value / (rounds.values.compressed[index] ?? 1)))
  report({
    name: 'stream deliveries',
    ours: medians.ours,
    unit,
    limit: { name: 'bare socket writes', value: medians.sockets },
    ratio: toSockets,
    goal: { text: `>= ${NEAR}`, isMet: toSockets >= NEAR },
    note,
  })
  report({
    name: 'stream deliveries, shared frames',
    ours: medians.ours,
    unit,
    limit: { name: 'ws.send(string)', value: medians.ws },
    ratio: toWs,
    goal: { text: `>= ${OVER_WS}`, isMet: toWs >= OVER_WS },
    note: rounds.note,
  })
  report({
    name: 'stream compressed',
    ours: medians.compressed,
    unit,
    limit: { name: 'our plain frames', value: medians.ours },
    goal: {
      text: `<= ${BYTES_COMPRESSED} of the bytes (is ${bytesRatio.toFixed(2)}) at <= ${CPU_COMPRESSED} of the CPU (is ${cpu.toFixed(2)})`,
      isMet: bytesRatio <= BYTES_COMPRESSED && cpu <= CPU_COMPRESSED,
    },
    note: rounds.note,
  })
}

function ourTurn(world: World, crowd: Crowd, noteBytes: (perFrame: number) => void): () => Promise<number> {
  return async () => {
    await world.call('pulse', FLUSH_MS)
    const { perCpuSecond, bytesPerFrame } = await listen(crowd, () => world.call('cpuMs'))
    noteBytes(bytesPerFrame)
    await world.call('pulse', 0)
    return perCpuSecond
  }
}

/** In the process of a world with the same changes, which nobody listens to: what a world costs weighs on all alike. */
function floorTurn(
  world: World,
  kind: 'socket' | 'ws',
  crowd: Crowd,
  payload: string,
): () => Promise<number> {
  const beat = JSON.stringify({ type: 'beat', at: Date.now(), alive: true })
  const broadcast = { payloads: [payload], everyMs: FLUSH_MS, beat, beatEveryMs: HEARTBEAT_MS / 2 }
  return async () => {
    await world.call('pulse', FLUSH_MS)
    await world.call('startBroadcast', kind, broadcast)
    const { perCpuSecond } = await listen(crowd, () => world.call('cpuMs'))
    await world.call('pauseBroadcast')
    await world.call('pulse', 0)
    return perCpuSecond
  }
}

async function listen(
  crowd: Crowd,
  cpu: () => Promise<number>,
): Promise<{ perCpuSecond: number; bytesPerFrame: number }> {
  await sleep(WARM_UP_MS)
  const before = await crowd.call('countCrowd')
  const beforeMs = await cpu()
  await sleep(ROUND_MS)
  const spentMs = (await cpu()) - beforeMs
  const after = await crowd.call('countCrowd')
  const frames = after.frames - before.frames
  return { perCpuSecond: (frames * 1000) / spentMs, bytesPerFrame: (after.bytes - before.bytes) / frames }
}

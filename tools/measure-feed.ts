import { fileURLToPath } from 'node:url'
import { readSources } from '@xezer/feed/simulator/read-sources'
import { createSimulatorFeed } from '@xezer/feed/simulator/simulator-feed'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { nodeMachine } from '@xezer/server/platform/node-machine'

/** Runs the feed alone and prints what it costs: `npx tsx tools/measure-feed.ts [seconds] [speed]`. */
const [seconds = 60, speed = 1] = process.argv.slice(2).map(Number)
const folder = fileURLToPath(new URL('../content', import.meta.url))
const counts = new Map<FeedMessage['kind'], number>()
let markets = 0
const feed = createSimulatorFeed({
  sources: readSources(folder),
  seed: 'measure',
  speed,
  clock: nodeMachine.clock,
  steadyClock: nodeMachine.steadyClock,
  timers: nodeMachine.timers,
  onFailure: (error) => {
    throw error
  },
})

const report = (title: string, sinceMs: number, before: NodeJS.CpuUsage): void => {
  const cpu = process.cpuUsage(before)
  const wallMs = performance.now() - sinceMs
  const share = (cpu.user + cpu.system) / 10 / wallMs
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const rate = (total / wallMs) * 1000
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
  console.log(`${title}: ${Math.round(wallMs)} ms, ${share.toFixed(1)} % of a core, ${memory} MB`)
  console.log(
    `  ${total} messages (${rate.toFixed(1)}/s), ${markets} market prices`,
    Object.fromEntries(counts),
  )
  counts.clear()
  markets = 0
}

let mark = performance.now()
let usage = process.cpuUsage()
await feed.start(
  null,
  (message) => {
    counts.set(message.kind, (counts.get(message.kind) ?? 0) + 1)
    if (message.kind === 'odds') markets += message.markets.length
    return Promise.resolve()
  },
  () => Promise.resolve(new Map()),
  () => Promise.resolve([]),
)
report('start', mark, usage)
mark = performance.now()
usage = process.cpuUsage()
setTimeout(async () => {
  await feed.stop()
  report(`${seconds} s at speed ${speed}`, mark, usage)
}, seconds * 1000)

import type { FeedMessage } from '@xezer/odds-book/messages'
import { createApplication } from '@xezer/server/application'
import { readConfig } from '@xezer/server/platform/config'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { createFloorServers, type FloorServersApi } from './floors/floor-servers.ts'
import { readLiveBytes } from './measure/live-memory.ts'
import { cpuMs, readOptions, serveProcess } from './measure/process-link.ts'
import { type WriteDelays, watchWrites } from './measure/write-delays.ts'
import { createBenchFeed } from './world/bench-feed.ts'
import type { WorldSize } from './world/bench-offer.ts'

/** The server as it is, on a world of the bench's own. */
export interface WorldOptions extends WorldSize {
  /** Settings as the environment would give them. */
  readonly settings: Readonly<Record<string, string>>
}

export type WorldApi = FloorServersApi & {
  url(): string
  cpuMs(): number
  memoryMb(): number
  liveBytes(): number
  /** From now on; every write costs a little more. */
  watchWrites(): void
  writeP99Ms(): number
  flow(messagesPerSecond: number): void
  pulse(everyMs: number): void
  /** Milliseconds until the message took effect for good. */
  send(message: FeedMessage): Promise<number>
  /** When the message was given to the server, in the clock of the machine. */
  sendNow(message: FeedMessage): number
}

const { settings, ...size } = readOptions<WorldOptions>()
const feed = createBenchFeed(size)
const application = await createApplication({ config: readConfig(settings), feed, machine: nodeMachine })
await feed.told
const floors = createFloorServers()
let writes: WriteDelays | null = null

const api: WorldApi = {
  ...floors.api,
  url: () => application.url,
  cpuMs,
  memoryMb: () => process.memoryUsage().rss / 2 ** 20,
  liveBytes: readLiveBytes,
  watchWrites() {
    writes = watchWrites()
  },
  writeP99Ms: () => writes?.takeP99Ms() ?? Number.NaN,
  flow: (messagesPerSecond) => feed.flow(messagesPerSecond),
  pulse: (everyMs) => feed.pulse(everyMs),
  async send(message) {
    const startMs = performance.now()
    await feed.send(message)
    return performance.now() - startMs
  },
  sendNow(message) {
    const atMs = Date.now()
    void feed.send(message)
    return atMs
  },
}
serveProcess(api, async () => {
  floors.stop()
  await application.stop()
})

import { createRightOfWay } from '@xezer/feed/thread/right-of-way'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { createApplication } from '@xezer/server/application'
import { createPasswordThread } from '@xezer/server/password-thread'
import { readConfig } from '@xezer/server/platform/config'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { createFloorServers, type FloorServersApi } from './floors/floor-servers.ts'
import { readLiveBytes } from './measure/live-memory.ts'
import { cpuMs, readOptions, serveProcess } from './measure/serve-process.ts'
import { type WriteDelays, watchWrites } from './measure/write-delays.ts'
import { createBenchFeed } from './world/bench-feed.ts'
import type { WorldSize } from './world/bench-offer.ts'
import { fillLobby } from './world/fill-lobby.ts'
import { playGoals } from './world/goal-burst.ts'
import { openFeedThread } from './world/open-feed-thread.ts'

/** The server as it is, on a world of the bench's own. */
export interface WorldOptions extends WorldSize {
  /** Settings as the environment would give them. */
  readonly settings: Readonly<Record<string, string>>
  /** The feed has a thread of its own, and does nothing but play goals. */
  readonly hasFeedThread?: boolean
  /** So many games in the lobby, in place of those of the house. */
  readonly lobbyGames?: number
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
  /** A goal in so many matches at once, as playing it costs; how many milliseconds until the last one took effect. */
  playGoals(goals: number): Promise<number>
}

const { settings, hasFeedThread = false, lobbyGames, ...size } = readOptions<WorldOptions>()
const config = readConfig(settings)
const lobby = lobbyGames === undefined ? null : fillLobby(config.contentDir, lobbyGames)
const feed = createBenchFeed(size)
const rightOfWay = createRightOfWay()
const thread = hasFeedThread ? openFeedThread(size, rightOfWay.shared) : null
const application = await createApplication({
  config: lobby === null ? config : { ...config, contentDir: lobby.contentDir },
  ...(lobby === null ? {} : { listedGames: lobby.games }),
  feed: thread?.feed ?? feed,
  machine: nodeMachine,
  takeRightOfWay: rightOfWay.take,
  hashing: createPasswordThread(),
})
if (thread === null) await feed.told
else while ((await fetch(`${application.url}/readyz`)).status !== 200) await nodeMachine.timers.sleep(20)
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
  async playGoals(goals) {
    const startMs = performance.now()
    await (thread === null ? playGoals(feed, goals, null) : thread.playGoals(goals))
    return performance.now() - startMs
  },
}
serveProcess(api, async () => {
  floors.stop()
  await application.stop()
  lobby?.remove()
})

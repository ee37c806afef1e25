import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { cloneDatabase, type TestDatabase } from '@xezer/db/cloned-database'
import type { Pool } from '@xezer/db/pool'
import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import { createGameServer, type GameServer, type GameServerOptions } from '@xezer/games/game-server'
import { readGamesConfig } from '@xezer/games/platform/config'
import type { Feed } from '@xezer/odds-book/messages'
import { type Application, createApplication } from '@xezer/server/application'
import { gamesEnvironment } from '@xezer/server/own-games'
import { type Config, readConfig } from '@xezer/server/platform/config'
import { createLogger } from '@xezer/server/platform/logger'
import type { Machine } from '@xezer/server/platform/machine'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { createSimulatedFeed } from '@xezer/server/simulated-feed'

export interface WorldOptions {
  /** Without one the simulated football world plays. */
  readonly feed?: Feed
  /** Of the simulated world; its play runs `speed` times as fast as the clock. */
  readonly seed?: string
  readonly speed?: number
  /** What of the real machine is replaced. */
  readonly machine?: Partial<Machine>
  /** Address of a test database service; without one it is vitest's. */
  readonly databaseService?: string
  /** One that outlives the world, and is closed by who opened it. */
  readonly database?: TestDatabase
  /** Settings as the environment would give them. */
  readonly settings?: Readonly<Record<string, string>>
  /** With the game server beside it, in this process; its shared rounds may be shorter than a house's. */
  readonly games?: Pick<GameServerOptions, 'crash'>
}

export interface World {
  readonly url: string
  /** The games' own origin; null where the world has none. */
  readonly gamesUrl: string | null
  readonly config: Config
  /** A pool of the test's own on the server's database; it may do what the server may. */
  readonly pool: Pool
  /** For what no server does, such as turning back the clock of a row. */
  readonly ownerPool: Pool
  /** Answers of a call by its path below the API base; `body` makes it a POST. */
  call(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<CallAnswer>
  stop(): Promise<void>
}

export interface CallAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** Wherever a test is run from. */
const CONTENT_FOLDER = fileURLToPath(new URL('../../../content', import.meta.url))

/** Limits that a test does not want to run into, and nothing outside its own folder and port. */
const TEST_SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  METRICS_PORT: '0',
  LOG_LEVEL: 'warn',
  LIVE_DELAY_MS: '200',
  RESULTS_HISTORY: '0',
  CALLS_PER_SECOND: '10000',
  POLLS_PER_SECOND: '10000',
  LOGINS_PER_MINUTE: '10000',
  REGISTRATIONS_PER_HOUR: '10000',
  SOCKETS_PER_ADDRESS: '10000',
  REQUESTS_PER_SECOND: '10000',
  HOOKS_PER_SECOND: '10000',
  IDENTITY_FROM: '1000000',
}

/** A database of its own, the real server on a free port, and a world of matches. For tests. */
export async function bootWorld(options: WorldOptions = {}): Promise<World> {
  const { seed = 'dev-world', speed = 1 } = options
  const machine = { ...nodeMachine, ...options.machine }
  const database = options.database ?? (await openDatabase(options.databaseService))
  const gamesPort = options.games === undefined ? null : await findFreePort()
  const config = readConfig({
    ...TEST_SETTINGS,
    ...(gamesPort === null ? {} : { GAMES_PORT: String(gamesPort) }),
    DATABASE_URL: database.urls.server,
    MIGRATION_DATABASE_URL: database.urls.owner,
    CONTENT_DIR: CONTENT_FOLDER,
    SIM_SEED: seed,
    SIM_SPEED: String(speed),
    ...options.settings,
  })
  const feed = options.feed ?? createSimulatedFeed(config, createLogger(config.logLevel), machine)
  const application: Application = await createApplication({ config, feed, machine })
  const games =
    gamesPort === null ? null : await openGames(config, application, database, { ...options.games, machine })
  return {
    url: application.url,
    gamesUrl: games?.url ?? null,
    config,
    pool: database.pool,
    ownerPool: database.ownerPool,
    async call(path, body, headers = {}) {
      const response = await fetch(`${application.url}/api/${path}`, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: parse(text) }
    },
    async stop() {
      await games?.stop()
      await application.stop()
      if (options.database === undefined) await database.close()
    },
  }
}

/** As the server starts it, without a process of its own. */
function openGames(
  config: Config,
  { ownUrl: walletUrl }: Application,
  { urls }: TestDatabase,
  own: Pick<GameServerOptions, 'crash' | 'machine'>,
): Promise<GameServer> {
  const environment = gamesEnvironment(config, { databaseUrl: urls.games, walletUrl })
  const settings = { GAMES_CALLS_PER_SECOND: '10000', ...environment }
  return createGameServer({ config: readGamesConfig(settings), listings: LISTINGS, ...own })
}

/** Both sides are told it before either listens. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      server.close(() => resolve(port))
    })
  })
}

async function openDatabase(service: string | undefined): Promise<TestDatabase> {
  if (service !== undefined) return cloneDatabase(service)
  // Only under vitest can its parts be loaded.
  const { createTestDatabase } = await import('@xezer/db/test-database')
  return createTestDatabase()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

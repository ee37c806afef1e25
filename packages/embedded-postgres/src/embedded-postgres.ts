import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { ensureCluster, ensurePassword } from './cluster.ts'
import { type DatabaseHome, locateHome, prepareHome } from './database-home.ts'
import { claimOwnership, endOrphan, findOwner, readPostmaster, releaseOwnership } from './ownership.ts'
import {
  type Durability,
  freePort,
  type LaunchOptions,
  launch,
  type RunningProcess,
  shutDown,
} from './postgres-process.ts'
import { ensureRoles, type RoleUrls, urlsOf } from './roles.ts'

export interface EmbeddedPostgresOptions {
  /** Folder of all data; the database lives in its subfolder `database`. */
  readonly dataDir: string
  readonly log: (message: string) => void
  /** `fast` gives up durability and is for tests. */
  readonly durability?: Durability
  /** How often a minute it may be started again; tests that kill it ask for more. */
  readonly restartsMax?: number
}

export interface EmbeddedPostgres {
  readonly urls: RoleUrls
  /** Process id of the postmaster; changes when it had to be started again. */
  readonly pid: number
  stop(): Promise<void>
}

const START_ATTEMPTS = 3
const RESTARTS_MAX = 5
const RESTART_WINDOW_MS = 60_000
const FAILED_START_PAUSE_MS = 2000

/**
 * Starts the PostgreSQL of `dataDir` and keeps it running: one that ends by itself is started again on the same
 * port, at most five times a minute but for ever, and an address stays valid. One process at a time owns a folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { home, identity } = prepareHome(options.dataDir)
  claimOwnership(home.ownerFile)
  try {
    const binaries = prepareBinaries(home.folder, identity)
    if (await endOrphan(home.cluster)) options.log('ended a PostgreSQL that its owner had left behind')
    const durability = options.durability ?? 'safe'
    const making = { home, binaries, identity, isDurable: durability === 'safe' }
    if (await ensureCluster(making)) options.log(`created the database in ${home.folder}`)
    if (await ensurePassword(making))
      options.log(`${home.passwordFile} was missing or empty: a new one was set`)
    const launching = { home, binaries, identity, durability } as const
    const running = await launchOnFreePort(launching)
    try {
      await ensureRoles(home, running.port)
    } catch (error) {
      await stopPostgres(running, binaries, home)
      throw error
    }
    return supervise(running, launching, options.log, options.restartsMax ?? RESTARTS_MAX)
  } catch (error) {
    releaseOwnership(home.ownerFile)
    throw error
  }
}

/** The addresses of the PostgreSQL that another living process runs in `dataDir`, if there is one. */
export function findRunningPostgres(dataDir: string): RoleUrls | null {
  const home = locateHome(dataDir)
  if (findOwner(home.ownerFile) === null) return null
  const postmaster = readPostmaster(home.cluster)
  return postmaster?.isReady === true ? urlsOf(home, postmaster.port) : null
}

/** The folder that holds the database of `dataDir`; not always inside it. */
export function locateDatabase(dataDir: string): string {
  return locateHome(dataDir).folder
}

function supervise(
  first: RunningProcess,
  launching: Omit<LaunchOptions, 'port'>,
  log: (message: string) => void,
  restartsMax: number,
): EmbeddedPostgres {
  const { home, binaries } = launching
  const { port } = first
  let running = first
  let isStopping = false
  const stopping = new AbortController()
  // An end of the wait is all that a stop asks for.
  const rest = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  const watched = watch()

  async function watch(): Promise<void> {
    let restarts: number[] = []
    for (;;) {
      await running.ended
      restarts = restarts.filter((time) => Date.now() - time < RESTART_WINDOW_MS)
      const [oldest = 0] = restarts
      if (!isStopping && restarts.length >= restartsMax) {
        log(`PostgreSQL ends again and again; see ${home.logFile}`)
        await rest(oldest + RESTART_WINDOW_MS - Date.now())
      }
      if (isStopping) return
      restarts = [...restarts, Date.now()]
      log('PostgreSQL ended unexpectedly and is started again')
      try {
        running = await relaunch({ ...launching, port })
        if (isStopping) return await shutDown(running, binaries, home)
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        await rest(FAILED_START_PAUSE_MS)
      }
    }
  }

  return {
    urls: urlsOf(home, port),
    get pid() {
      return running.pid
    },
    async stop() {
      isStopping = true
      stopping.abort()
      await stopPostgres(running, binaries, home)
      await watched
      releaseOwnership(home.ownerFile)
    },
  }
}

async function stopPostgres(running: RunningProcess, binaries: Binaries, home: DatabaseHome): Promise<void> {
  await shutDown(running, binaries, home)
  await endOrphan(home.cluster)
}

/** The children of a killed postmaster need a moment to notice and to leave the shared memory. */
async function relaunch(options: LaunchOptions): Promise<RunningProcess> {
  await endOrphan(options.home.cluster)
  return launch(options)
}

async function launchOnFreePort(options: Omit<LaunchOptions, 'port'>): Promise<RunningProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch({ ...options, port: await freePort() })
    } catch (error) {
      // Someone else may have taken the port in between.
      if (attempt >= START_ATTEMPTS) throw error
      await sleep(200 * attempt)
    }
  }
}

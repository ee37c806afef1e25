import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { createPool, type Pool } from '@xezer/db/pool'
import { buildProgram } from '@xezer/dev-world/build-program'
import { startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { pause } from './example-stubborn-player.ts'

/** A server and a database that are processes of their own, to be killed. */

/** Where the packages that stay outside of the program are found. */
const PROGRAM = fileURLToPath(
  new URL('../../../../node_modules/.cache/xezer/placing-server.mjs', import.meta.url),
)

/** So long before its time is over a test tells what it waits for. */
const REPORT_MS = 12_000
const children = new Set<ChildProcess>()
const killed = new WeakSet<ChildProcess>()
let testNumber = 0
/** A server that nobody killed: whoever would wait for it for ever is told so. */
let endedBy: string | null = null
let folder: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
export let pool: Pool
let port: number

export const serverUrl = (): string => `http://127.0.0.1:${port}`
export const killedUrls = () => postgres.urls

/** The same for players of the test that runs: behind its end they are told that it is over. */
export function urlOfTest(): () => string {
  const refuseLate = createRefusal()
  return () => {
    refuseLate()
    return serverUrl()
  }
}

export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const refuseLate = createRefusal()
  while (!(await isDone())) {
    refuseLate()
    await pause(10)
  }
}

function createRefusal(): () => void {
  const own = testNumber
  return () => {
    if (testNumber !== own) throw new Error('the test is over')
    if (endedBy !== null) throw new Error(endedBy)
  }
}

/** Each of them runs until it is told to stop; what still runs at the end of its test is left to itself. */
export function setOff(players: readonly { run(): Promise<void> }[]): Promise<unknown> {
  const runs = Promise.all(players.map((player) => player.run()))
  runs.catch(() => undefined)
  return runs
}

export async function openKilled(): Promise<void> {
  const source = fileURLToPath(new URL('./example-placing-server.ts', import.meta.url))
  await buildProgram({ entryPoints: [source], outfile: PROGRAM })
  folder = mkdtempSync(join(tmpdir(), 'xezer-faults-'))
  // Root hands PostgreSQL to another user, who must get through.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, restartsMax: 1000 })
  pool = createPool({ connectionString: postgres.urls.owner, maxConnections: 2 })
  port = await freePort()
}

/** Nothing that a test has begun goes on behind its end, however it ended. */
export async function endKilledTest(): Promise<void> {
  testNumber += 1
  endedBy = null
  await Promise.all([...children].map(kill))
}

export async function closeKilled(): Promise<void> {
  await pool.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Starts the server as a process of its own; resolves when it takes bets. */
export async function startServer(more: Readonly<Record<string, string>> = {}): Promise<ChildProcess> {
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
    LIVE_DELAY_MS: '50',
    RESULTS_HISTORY: '0',
    CALLS_PER_SECOND: '100000',
    PLACES_PER_SECOND: '100000',
    REGISTRATIONS_PER_HOUR: '100000',
    WITHDRAWAL_WAIT: '0',
    DATABASE_URL: postgres.urls.server,
    MIGRATION_DATABASE_URL: postgres.urls.owner,
    REQUESTS_PER_SECOND: '100000',
    ...more,
  }
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  child.once('exit', (code) => {
    children.delete(child)
    if (!killed.has(child)) endedBy = `the server ended by itself with ${code}`
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return child
}

export function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    killed.add(child)
    child.kill('SIGKILL')
  })
}

/** Ends PostgreSQL without a word, and waits until it is there again. */
export async function killPostgres(): Promise<void> {
  const { pid } = postgres
  process.kill(pid, 'SIGKILL')
  await until(() => postgres.pid !== pid)
  await until(() =>
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
  )
}

/**
 * Shortly before a test would run out of its time it says what everybody waits for: `told` by the test, what the servers hold
 * open, and what the database is at. The returned function calls it off.
 */
export function tellBeforeEnd(limitMs: number, told: () => readonly string[]): () => void {
  const tell = async () => {
    console.error(['What everybody waits for:', `PostgreSQL ${postgres.pid}`, ...told()].join('\n'))
    for (const child of children) child.kill('SIGUSR2')
    console.error(await describeDatabase().catch((error: unknown) => `the database says nothing: ${error}`))
  }
  const timer = setTimeout(() => void tell(), limitMs - REPORT_MS)
  return () => clearTimeout(timer)
}

/** On a connection of its own: those of the pool may be what hangs. */
async function describeDatabase(): Promise<string> {
  const own = createPool({
    connectionString: postgres.urls.owner,
    maxConnections: 1,
    statementTimeoutMs: 2000,
  })
  try {
    const { rows } = await own.query(
      `select application_name, state, wait_event_type, wait_event, pg_blocking_pids(pid) as blocked_by,
         instant_now() - xact_start as open_for, left(query, 80) as query
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const { rows: waiting } = await own.query(
      `select (select count(*) from vip_bet where ended_at is null) as vips,
         (select count(*) from cash_out where status = 'waiting') as cash_outs,
         (select count(*) from bet_reservation) as reservations`,
    )
    return [...waiting, ...rows]
      .map((row) => inspect(row, { breakLength: Number.POSITIVE_INFINITY }))
      .join('\n')
  } finally {
    await own.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address === null || typeof address === 'string'
          ? reject(new Error('no port'))
          : resolve(address.port),
      )
    })
  })
}

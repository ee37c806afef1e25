import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPool, type Pool } from '@xezer/db/pool'
import { buildProgram } from '@xezer/dev-world/build-program'
import { startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { pause } from './example-stubborn-player.ts'

/** A server and a database that are processes of their own, to be killed. */

/** Where the packages that stay outside of the program are found. */
const PROGRAM = fileURLToPath(
  new URL('../../../../node_modules/.cache/xezer/placing-server.mjs', import.meta.url),
)

let folder: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
export let pool: Pool
let port: number

export const serverUrl = (): string => `http://127.0.0.1:${port}`

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

export async function closeKilled(): Promise<void> {
  await pool.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Starts the server as a process of its own; resolves when it takes bets. */
export async function startServer(): Promise<ChildProcess> {
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
    DATABASE_URL: postgres.urls.server,
    MIGRATION_DATABASE_URL: postgres.urls.owner,
    REQUESTS_PER_SECOND: '100000',
  }
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return child
}

export function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Ends PostgreSQL without a word, and waits until it is there again. */
export async function killPostgres(): Promise<void> {
  const { pid } = postgres
  process.kill(pid, 'SIGKILL')
  while (postgres.pid === pid) await pause(20)
  await answering()
}

async function answering(): Promise<void> {
  for (;;) {
    const isUp = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(20)
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

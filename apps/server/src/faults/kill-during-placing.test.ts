import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPool, type Pool } from '@xezer/db/pool'
import { buildProgram } from '@xezer/dev-world/build-program'
import { startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { openStubbornPlayer, pause, type StubbornPlayer } from './example-stubborn-player.ts'

const ROUNDS = 20
const PLAYERS = 6
/** From ready to the first bet after a kill. */
const FIRST_BET_MS_MAX = 3000
/** Where the packages that stay outside of the program are found. */
const PROGRAM = fileURLToPath(
  new URL('../../../../node_modules/.cache/xezer/placing-server.mjs', import.meta.url),
)

let folder: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let pool: Pool
let port: number
let players = 0

beforeAll(async () => {
  const source = fileURLToPath(new URL('./example-placing-server.ts', import.meta.url))
  await buildProgram({ entryPoints: [source], outfile: PROGRAM })
  folder = mkdtempSync(join(tmpdir(), 'xezer-faults-'))
  // Root hands PostgreSQL to another user, who must get through.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, restartsMax: 1000 })
  pool = createPool({ connectionString: postgres.urls.owner, maxConnections: 2 })
  port = await freePort()
})
afterAll(async () => {
  await pool.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the server as a process of its own; resolves when it takes bets. */
async function startServer(): Promise<ChildProcess> {
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

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Until any of them has the next bet accepted, in milliseconds since it was ready. */
async function untilAccepted(stubborn: readonly StubbornPlayer[], killedMs: number): Promise<number> {
  while (!(await isReady())) await pause(10)
  const readyMs = performance.now()
  while (!stubborn.some(({ acceptedAtMs }) => acceptedAtMs() > killedMs)) await pause(10)
  return performance.now() - readyMs
}

function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function openPlayers(): Promise<StubbornPlayer[]> {
  const opened: StubbornPlayer[] = []
  for (let count = 0; count < PLAYERS; count++) {
    players += 1
    opened.push(await openStubbornPlayer(players, () => `http://127.0.0.1:${port}`))
  }
  return opened
}

/** Every acknowledged bet is there, once, and nobody has more bets than were acknowledged. */
async function checkBooks(stubborn: readonly StubbornPlayer[]): Promise<void> {
  const types: string[] = []
  for (const player of stubborn) {
    const { rows } = await pool.query<{ operation_key: string; id: bigint; type: string }>(
      `select operation_key, id, type from bet where player_id = $1 and status not in ('pending', 'declined')
       order by id`,
      [player.id],
    )
    const written = new Map<string, number[]>()
    for (const { operation_key: key, id } of rows) written.set(key, [...(written.get(key) ?? []), Number(id)])
    expect(written).toEqual(player.accepted)
    expect(player.accepted.size).toBeGreaterThan(0)
    types.push(...rows.map(({ type }) => type))
  }
  expect(new Set(types)).toEqual(new Set(['singles', 'accumulator', 'full_cover']))
  expect((await runAudit(pool)).filter(({ count }) => count > 0)).toEqual([])
}

describe('kill -9 during placing: nothing acknowledged is lost, nothing is doubled', () => {
  it(`of the server, ${ROUNDS} rounds`, async () => {
    let server = await startServer()
    const stubborn = await openPlayers()
    const runs = stubborn.map((player) => player.run())
    const waitsMs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await pause(150 + ((round * 37) % 200))
      await kill(server)
      const killedMs = performance.now()
      server = await startServer()
      waitsMs.push(await untilAccepted(stubborn, killedMs))
    }
    for (const player of stubborn) player.stop()
    await Promise.all(runs)
    await kill(server)
    expect(stubborn.reduce((sum, player) => sum + player.repeats(), 0)).toBeGreaterThan(ROUNDS)
    // A press is only ever refused because of itself, never because the house was on its way up.
    for (const player of stubborn) expect([...player.refused.values()]).toEqual([])
    expect(Math.max(...waitsMs)).toBeLessThan(FIRST_BET_MS_MAX)
    await checkBooks(stubborn)
  }, 180_000)

  it(`of PostgreSQL, ${ROUNDS} rounds`, async () => {
    const server = await startServer()
    const stubborn = await openPlayers()
    const runs = stubborn.map((player) => player.run())
    for (let round = 0; round < ROUNDS; round++) {
      await pause(150 + ((round * 37) % 200))
      const { pid } = postgres
      process.kill(pid, 'SIGKILL')
      while (postgres.pid === pid) await pause(20)
      await answering()
    }
    await pool.query('update bet_reservation set expires_at = clock_timestamp()')
    for (const player of stubborn) player.stop()
    await Promise.all(runs)
    await kill(server)
    expect(stubborn.reduce((sum, player) => sum + player.repeats(), 0)).toBeGreaterThan(ROUNDS)
    await checkBooks(stubborn)
  }, 180_000)
})

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

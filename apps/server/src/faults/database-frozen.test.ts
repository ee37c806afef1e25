import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** What a press may wait for the session and then for the bet, and as much again for a machine that is busy. */
const ANSWER_MS_MAX = 16_000
const READY_MS_MAX = 5000

let folder: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let world: World
let token: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xezer-frozen-'))
  // Root hands PostgreSQL to another user, who must get through.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  postgres = await startEmbeddedPostgres({ dataDir, durability: 'fast', log: () => undefined })
  const feed = createScriptedFeed()
  const script = createScript({ nowMs: () => Date.now() })
  world = await bootWorld({
    feed,
    settings: {
      DATABASE_URL: postgres.urls.server,
      MIGRATION_DATABASE_URL: postgres.urls.owner,
      LOG_LEVEL: 'silent',
    },
  })
  for (const producer of ['prematch', 'live'] as const) await feed.send(script.up(producer))
  await feed.send(script.catalogue())
  await feed.send(script.fixture(1, Date.now() + 3_600_000))
  const market = prices('1x2', '', [
    ['1', 2],
    ['x', 3.4],
    ['2', 4],
  ])
  await feed.send(script.odds('prematch', 1, [market]))
  const answer = await world.call('register', exampleRegistration('frozen@example.com'), {
    'idempotency-key': 'frozen',
  })
  token = (answer.body as { token: string }).token
})
afterAll(async () => {
  signalDatabase('SIGCONT')
  await world.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The postmaster and all that work for it. */
function signalDatabase(signal: NodeJS.Signals): void {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const pid = Number(name)
    if (pid === postgres.pid || parentOf(pid) === postgres.pid) process.kill(pid, signal)
  }
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

async function press(key: string) {
  const positions = [{ event: 1, factor: '1:1x2::1', value: 2 }]
  const startedMs = performance.now()
  const { status, headers, body } = await world.call(
    'betSlip/place',
    { bets: [{ type: 'singles', amount: 1, positions }] },
    { authorization: `Bearer ${token}`, 'idempotency-key': key },
  )
  const { success, code } = body as { success?: boolean; code?: string }
  const retryAfter = headers.get('retry-after')
  return { status, success, code, retryAfter, waitedMs: performance.now() - startedMs }
}

async function readiness() {
  const startedMs = performance.now()
  const response = await fetch(`${world.url}/readyz`)
  const body = (await response.json()) as { obstacles?: string[] }
  return { status: response.status, obstacles: body.obstacles, waitedMs: performance.now() - startedMs }
}

describe.runIf(process.platform === 'linux')('a database that is frozen', () => {
  it('keeps no press waiting, shows in /readyz, and takes the bet once for all its repeats', async () => {
    expect(await press('before')).toMatchObject({ status: 200, success: true })
    signalDatabase('SIGSTOP')
    const [first, ready] = await Promise.all([press('during'), readiness()])
    expect(first).toMatchObject({ status: 503, code: 'outcome_unknown', retryAfter: '1' })
    expect(first.waitedMs).toBeLessThan(ANSWER_MS_MAX)
    expect(ready).toMatchObject({ status: 503, obstacles: ['the database does not answer'] })
    expect(ready.waitedMs).toBeLessThan(READY_MS_MAX)
    const again = await press('during')
    expect(again.status).toBe(503)
    expect(again.waitedMs).toBeLessThan(ANSWER_MS_MAX)
    signalDatabase('SIGCONT')
    await expect
      .poll(() => press('during'), { timeout: 10_000, interval: 200 })
      .toMatchObject({ status: 200, success: true })
    await expect.poll(readiness, { timeout: 5000 }).toMatchObject({ status: 200 })
    // A thousand less two: one bet before, one for all that was pressed again.
    const { body } = await world.call('account/actual', undefined, { authorization: `Bearer ${token}` })
    expect(body).toMatchObject({ balance: 998, unplayed: 2 })
    expect((await press('during')).success).toBe(true)
  }, 90_000)
})

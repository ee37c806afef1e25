import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { eventOfHandle } from '@xezer/sport/event-of-handle'
import { REPOSITORY } from './rules/source-files.ts'

/**
 * `npm run restarts [-- <rounds> [<built server>]]`: kills the whole house again and again while players press, and
 * prints how long it took until it called itself ready and until the next bet was accepted.
 */
const ROUNDS = Number(process.argv[2] ?? 10)
const PROGRAM = resolve(process.argv[3] ?? join(REPOSITORY, 'apps/server/dist/main.js'))
const PLAYERS = 6
const POLL_MS = 10
const PRESS_PAUSE_MS = 20
const ANSWER_MS_MAX = 8000
const PATIENCE_MS = 60_000
const POSITIONS_MIN = 100

interface Position {
  readonly event: number
  readonly factor: string
  value: number
}

const folder = mkdtempSync(join(tmpdir(), 'xezer-restarts-'))
// Root hands PostgreSQL to another user, who must get through.
chmodSync(folder, 0o711)
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const refusals = new Map<string, number>()
let positions: Position[] = []
let acceptedAtMs = 0
let server = startServer()
try {
  await untilReady()
  // A house that is ready with a part of its book fills up a little later.
  while (positions.length < POSITIONS_MIN) {
    await sleep(500)
    positions = await findPositions()
  }
  console.log(`${positions.length} selections, ${PLAYERS} players, ${ROUNDS} rounds`)
  const tokens = await Promise.all(Array.from({ length: PLAYERS }, (_, number) => register(number)))
  for (const token of tokens) void pressOnAndOn(token)
  await untilAccepted(0)
  const rounds: { readyMs: number; firstBetMs: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(1500 + ((round * 377) % 1000))
    const killedMs = performance.now()
    await kill(server)
    server = startServer()
    await untilReady()
    const readyMs = performance.now()
    await untilAccepted(killedMs)
    rounds.push({ readyMs: readyMs - killedMs, firstBetMs: Math.max(0, acceptedAtMs - readyMs) })
    console.log(
      `round ${round + 1}: ready ${seconds(readyMs - killedMs)}, first bet ${seconds(rounds.at(-1)?.firstBetMs ?? 0)} after it`,
    )
  }
  for (const name of ['readyMs', 'firstBetMs'] as const) {
    const sorted = rounds.map((one) => one[name]).sort((left, right) => left - right)
    console.log(
      `${name}: median ${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)}, worst ${seconds(sorted.at(-1) ?? 0)}`,
    )
  }
  console.log('refused for good, by code:', Object.fromEntries(refusals))
} finally {
  await kill(server)
  await sleep(1000)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)

function startServer(): ChildProcess {
  return spawn(process.execPath, [PROGRAM], {
    cwd: REPOSITORY,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      RESULTS_HISTORY: '0',
      PLAY_MONEY: '1000000',
      CALLS_PER_SECOND: '100000',
      PLACES_PER_SECOND: '100000',
      REGISTRATIONS_PER_HOUR: '100000',
    },
    stdio: ['ignore', process.env.LOG_LEVEL === undefined ? 'ignore' : 'inherit', 'inherit'],
  })
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })
}

async function untilReady(): Promise<void> {
  const sinceMs = performance.now()
  for (;;) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS_MAX) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    if (performance.now() - sinceMs > PATIENCE_MS) throw new Error('it never became ready')
    await sleep(POLL_MS)
  }
}

async function untilAccepted(sinceMs: number): Promise<void> {
  const startedMs = performance.now()
  while (acceptedAtMs <= sinceMs) {
    if (performance.now() - startedMs > PATIENCE_MS) throw new Error('no bet was accepted again')
    await sleep(POLL_MS)
  }
}

/** One price of every match on sale and in play. */
async function findPositions(): Promise<Position[]> {
  const found = new Map<number, Position>()
  const lists = [
    ['prematch/matches', { hours: 0, sport: 1, screen: { top: 0, height: 20_000 } }],
    ['live/overview', { sport: 1, screen: { top: 0, height: 20_000 } }],
  ] as const
  for (const [path, body] of lists) collectPositions((await call(path, body)).body, found)
  return [...found.values()]
}

function collectPositions(value: unknown, found: Map<number, Position>): void {
  if (typeof value !== 'object' || value === null) return
  if ('h' in value && 'v' in value && typeof value.h === 'string' && typeof value.v === 'number') {
    const event = eventOfHandle(value.h)
    if (!found.has(event)) found.set(event, { event, factor: value.h, value: value.v })
    return
  }
  for (const part of Object.values(value)) collectPositions(part, found)
}

async function register(number: number): Promise<string> {
  const { body } = await call('register', exampleRegistration(`restart${number}@example.com`), {
    'idempotency-key': `restart-${number}`,
  })
  return String((body as { token: string }).token)
}

/** Presses, and repeats a press under its own key until it has an answer. */
async function pressOnAndOn(token: string): Promise<void> {
  for (let count = 0; ; count++) {
    const position = positions[Math.floor(Math.random() * positions.length)]
    if (position === undefined) return
    await press(token, position, `${token.slice(0, 8)}-${count}`)
    await sleep(PRESS_PAUSE_MS)
  }
}

interface PlaceBody {
  readonly success?: boolean
  readonly code?: string
  readonly errors?: readonly { readonly value?: number }[]
}

async function press(token: string, position: Position, key: string): Promise<void> {
  const bets = [{ type: 'singles', amount: 0.2, positions: [{ ...position }] }]
  for (;;) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
    const { status, body } = await call('betSlip/place', { bets }, headers).catch(() => ({
      status: 0,
      body: null,
    }))
    const answer = (body ?? {}) as PlaceBody
    if (status === 200) {
      if (answer.success === true) acceptedAtMs = performance.now()
      else refusals.set(String(answer.code), (refusals.get(String(answer.code)) ?? 0) + 1)
      position.value = answer.errors?.[0]?.value ?? position.value
      return
    }
    await sleep(PRESS_PAUSE_MS)
  }
}

async function call(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS_MAX),
  })
  return { status: response.status, body: await response.json() }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address === null || typeof address === 'string' ? fail(new Error('no port')) : done(address.port),
      )
    })
  })
}

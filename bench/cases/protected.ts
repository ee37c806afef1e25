import { createPool } from '@xezer/db/pool'
import { createPasswords } from '@xezer/server/core/player/passwords'
import { LIMIT_DAYS, LIMIT_KINDS } from '@xezer/sport/limit-kind'
import { must } from '@xezer/std/assert'
import { buildRequest, type HttpLine, openHttpLine } from '../load/http-line.ts'
import type { PlaceOrder } from '../load/place-load.ts'
import type { LoadApi } from '../load-process.ts'
import { type LinkedProcess, startProcess } from '../measure/process-link.ts'
import { quantile, runRounds } from '../measure/rounds.ts'
import { FIRST_ODDS, listEventIds, PREMATCH_FROM } from '../world/bench-offer.ts'
import { type SeededPlayer, seedPlayers } from '../world/seed-players.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'
import { perSecond } from './placing.ts'

const PLAYERS = 600
const EVENTS = 200
const CALLERS = 128
const ROUND_MS = 1200
const LIMITED_RATIO = 0.85

const LOG_INS = 200
const LOG_INS_EVERY_MS = 2000
const PLACES_PER_SECOND = 150
const STEADY_MS = 6000
const STEADY_ROUNDS = 3
const BESIDE_RATIO = 1.5
/** Of the machine's own, to a part of four. */
const ADDRESSES = 250
const PASSWORD = 'a bench logs in'
const TURNED_AWAY = JSON.stringify({ error: 'x'.repeat(60), code: 'unavailable' })

/** Placing for players who are protected, and beside those who log in. */
export const placingProtected: BenchCase = {
  name: 'protected',
  about: `placing for players with all limits, and while ${LOG_INS} others log in at once`,
  async run({ database, report }) {
    const urls = await database.create('bench_protected')
    // Whom the queue of passwords turns away is no error of the bench.
    const world = await startWorld(urls, { prematchEvents: EVENTS, settings: { LOG_LEVEL: 'silent' } })
    const load = await startProcess<LoadApi>('load')
    try {
      const players = await seedPlayers(urls.owner, PLAYERS)
      const half = PLAYERS / 2
      const [limited, free] = [players.slice(0, half), players.slice(half)]
      await protect(urls.owner, limited, players)
      const order = {
        port: world.port,
        eventIds: listEventIds(PREMATCH_FROM, EVENTS),
        odds: FIRST_ODDS / 1000,
      }
      await measureLimited({ load, order, limited, free, report })
      await measureBeside({ world, load, order, players: free, report })
    } finally {
      await Promise.all([world.stop(), load.stop()])
    }
  },
}

/** Every limit that there is, none of which is reached; and all may log in. */
async function protect(
  databaseUrl: string,
  limited: readonly SeededPlayer[],
  all: readonly SeededPlayer[],
): Promise<void> {
  const pool = createPool({ connectionString: databaseUrl, maxConnections: 1 })
  await pool.query(
    `insert into player_limit (player_id, kind, days, amount)
     select p, kind, days, 100000000 from unnest($1::bigint[]) p, unnest($2::text[]) kind, unnest($3::int[]) days`,
    [limited.map(({ playerId }) => playerId), LIMIT_KINDS, LIMIT_DAYS],
  )
  const hash = await createPasswords().hash(PASSWORD, 'bench')
  const ids = all.map(({ playerId }) => playerId)
  await pool.query('update player set password_hash = $2 where id = any($1::bigint[])', [ids, hash])
  await pool.query('vacuum analyze player_limit, player')
  await pool.end()
}

type Order = Pick<PlaceOrder, 'port' | 'eventIds' | 'odds'>
interface Measuring {
  readonly load: LinkedProcess<LoadApi>
  readonly order: Order
  readonly report: BenchContext['report']
}

async function measureLimited({
  load,
  order,
  limited,
  free,
  report,
}: Measuring & {
  readonly limited: readonly SeededPlayer[]
  readonly free: readonly SeededPlayer[]
}): Promise<void> {
  const placing = (players: readonly SeededPlayer[]) => async () => {
    const tokens = players.map(({ token }) => token)
    const placed = await load.call('place', {
      ...order,
      tokens,
      durationMs: ROUND_MS,
      pace: { callers: CALLERS },
    })
    return perSecond(placed)
  }
  const contestants = { ours: placing(limited), free: placing(free) }
  for (const warmUp of Object.values(contestants)) await warmUp()
  const { medians, ratio, note } = await runRounds(contestants)
  const toFree = ratio('ours', 'free')
  report({
    name: 'placing for players with all limits',
    ours: medians.ours,
    unit: 'singles/s',
    limit: { name: 'for players without', value: medians.free, unit: 'singles/s' },
    ratio: toFree,
    goal: { text: `>= ${LIMITED_RATIO}`, isMet: toFree >= LIMITED_RATIO },
    note,
  })
}

async function measureBeside({
  world,
  load,
  order,
  players,
  report,
}: Measuring & { readonly world: World; readonly players: readonly SeededPlayer[] }): Promise<void> {
  const tokens = players.map(({ token }) => token)
  const steady = async () => {
    const pace = { perSecond: PLACES_PER_SECOND }
    const placed = await load.call('place', { ...order, tokens, durationMs: STEADY_MS, pace })
    perSecond(placed)
    return quantile(placed.latenciesMs, 0.99)
  }
  const lines = await openVisitors(world.port)
  const bareLines = await openVisitors(await world.call('answerBytes', TURNED_AWAY))
  const told = newTold()
  const besides = (visitors: readonly HttpLine[], hear: Told) => () => {
    const stop = logInAgainAndAgain(visitors, hear)
    return steady().finally(stop)
  }
  const [ours, bare] = [besides(lines, told), besides(bareLines, newTold())]
  await steady()
  const { medians, ratio, note } = await runRounds({ ours, bare, quiet: steady }, { rounds: STEADY_ROUNDS })
  for (const line of [...lines, ...bareLines]) line.close()
  const toQuiet = ratio('ours', 'quiet')
  const { waitedMs, turnedAway } = told
  const toBare = ratio('bare', 'quiet').toFixed(2)
  const waited = `${Math.round(quantile(waitedMs, 0.5))} ms in the median and ${Math.round(quantile(waitedMs, 1))} at most`
  report({
    name: `placing at ${PLACES_PER_SECOND}/s while ${LOG_INS} log in at once, p99`,
    ours: medians.ours,
    unit: 'ms',
    limit: { name: 'the same without them', value: medians.quiet },
    ratio: toQuiet,
    goal: { text: `<= ${BESIDE_RATIO}`, isMet: toQuiet <= BESIDE_RATIO },
    note: [
      `${waitedMs.length} got in after ${waited}, ${turnedAway} were turned away at once`,
      `${toBare} while a bare server in the same process answers as many`,
      note,
    ]
      .filter(Boolean)
      .join('; '),
  })
}

/** Each from an address of its own, as strangers would; who has the form open has a connection open. */
function openVisitors(port: number): Promise<HttpLine[]> {
  return Promise.all(
    Array.from({ length: LOG_INS }, (_, number) =>
      openHttpLine(port, `127.0.${1 + Math.floor(number / ADDRESSES)}.${1 + (number % ADDRESSES)}`),
    ),
  )
}

interface Told {
  readonly waitedMs: number[]
  turnedAway: number
}
const newTold = (): Told => ({ waitedMs: [], turnedAway: 0 })

/** Those whom the queue of passwords turns away are told so. */
function logInAgainAndAgain(lines: readonly HttpLine[], told: Told): () => Promise<void> {
  const requests = lines.map((_, number) =>
    buildRequest(
      '/api/login',
      JSON.stringify({ email: `bench-${number}@xezer.example`, password: PASSWORD }),
    ),
  )
  let isOver = false
  const logIn = async (line: HttpLine, number: number) => {
    const startMs = performance.now()
    const { status } = await line.ask(must(requests[number], 'a request for each line'))
    if (status === 200) told.waitedMs.push(performance.now() - startMs)
    else if (status === 503) told.turnedAway += 1
    else throw new Error(`a log-in was answered with ${status}`)
  }
  const waves = (async () => {
    while (!isOver) {
      const startMs = performance.now()
      await Promise.all(lines.map(logIn))
      const leftMs = startMs + LOG_INS_EVERY_MS - performance.now()
      if (leftMs > 0 && !isOver) await new Promise((resolve) => setTimeout(resolve, leftMs))
    }
  })()
  return () => {
    isOver = true
    return waves
  }
}

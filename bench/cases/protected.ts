import { request } from 'node:http'
import { createPool } from '@xezer/db/pool'
import { createPasswords } from '@xezer/server/core/player/passwords'
import { LIMIT_DAYS, LIMIT_KINDS } from '@xezer/sport/limit-kind'
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
  let logged = 0
  const beside = async () => {
    const stop = logInAgainAndAgain(world, (count) => {
      logged += count
    })
    return steady().finally(stop)
  }
  await steady()
  const { medians, ratio, note } = await runRounds({ ours: beside, quiet: steady }, { rounds: STEADY_ROUNDS })
  const toQuiet = ratio('ours', 'quiet')
  report({
    name: `placing at ${PLACES_PER_SECOND}/s while ${LOG_INS} log in at once, p99`,
    ours: medians.ours,
    unit: 'ms',
    limit: { name: 'the same without them', value: medians.quiet },
    ratio: toQuiet,
    goal: { text: `<= ${BESIDE_RATIO}`, isMet: toQuiet <= BESIDE_RATIO },
    note: [`${logged} got in`, note].filter(Boolean).join('; '),
  })
}

/** Each from an address of its own, as strangers would; those whom the queue of passwords turns away are told so. */
function logInAgainAndAgain(world: World, tell: (count: number) => void): () => Promise<void> {
  let isOver = false
  const wave = async () => {
    const answers = await Promise.all(Array.from({ length: LOG_INS }, (_, number) => logIn(world, number)))
    tell(answers.filter((status) => status === 200).length)
  }
  const waves = (async () => {
    while (!isOver) {
      const startMs = performance.now()
      await wave()
      const leftMs = startMs + LOG_INS_EVERY_MS - performance.now()
      if (leftMs > 0 && !isOver) await new Promise((resolve) => setTimeout(resolve, leftMs))
    }
  })()
  return () => {
    isOver = true
    return waves
  }
}

function logIn({ port }: World, number: number): Promise<number> {
  const body = JSON.stringify({ email: `bench-${number}@xezer.example`, password: PASSWORD })
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ port, host: '127.0.0.1', path: '/api/login', method: 'POST', agent: false },
        localAddress: `127.0.${1 + Math.floor(number / ADDRESSES)}.${1 + (number % ADDRESSES)}`,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}

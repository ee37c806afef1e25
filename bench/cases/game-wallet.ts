import { createPool } from '@xezer/db/pool'
import { PROVIDERS } from '@xezer/game-catalogue/providers'
import { HOUSE_RULES_VERSION } from '@xezer/server/core/player/rules-version'
import type { FloorApi } from '../floor-process.ts'
import { openHttpLine } from '../load/http-line.ts'
import { type RoundOrder, type RoundResult, walletRequest } from '../load/wallet-load.ts'
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
const PLAY_RATIO = 1
const PAIR_RATIO = 0.55
const STEADY_PER_SECOND = 300
const STEADY_MS = 6000
const STEADY_ROUNDS = 3
const P99_MS_MAX = 100
const PLACES_PER_SECOND = 150
const BESIDE_RATIO = 1.1

const SECRET = 'a-secret-that-each-provider-of-the-bench-has'
const OWN = { provider: 'ib', secret: SECRET, game: 'ib_zer' } as const

/** What games ask of the wallet over signed HTTP, each commit on the disk before its answer. */
export const gameWallet: BenchCase = {
  name: 'game-wallet',
  about: 'rounds of games over signed HTTP against raw transactions, and beside bets on sport',
  async run({ database, report }) {
    const urls = await database.create('bench_game_wallet')
    const secrets = Object.fromEntries(PROVIDERS.map(({ code }) => [code, SECRET]))
    const world = await startWorld(urls, {
      prematchEvents: EVENTS,
      settings: { GAME_SECRETS: JSON.stringify(secrets) },
    })
    const [load, beside, floor] = await Promise.all([
      startProcess<LoadApi>('load'),
      startProcess<LoadApi>('load'),
      startProcess<FloorApi>('floor'),
    ])
    try {
      const players = await seedPlayers(urls.owner, PLAYERS)
      await agreeToRules(urls.owner)
      await floor.call('openTransactions', (await database.create('bench_raw_rounds')).superuser)
      const half = PLAYERS / 2
      const sessions = await openSessions(world, players.slice(0, half))
      const order = { ...OWN, port: world.port, sessions }
      await measureRounds({ load, floor, order, report })
      const tokens = players.slice(half).map(({ token }) => token)
      await measureBeside({ load, beside, world, order, tokens, report })
    } finally {
      await Promise.all([world.stop(), load.stop(), beside.stop(), floor.stop()])
    }
  },
}

/** Nobody plays who has not agreed to them. */
async function agreeToRules(databaseUrl: string): Promise<void> {
  const pool = createPool({ connectionString: databaseUrl, maxConnections: 1 })
  await pool.query('update player set rules_version = $1', [HOUSE_RULES_VERSION])
  await pool.query('vacuum analyze player')
  await pool.end()
}

async function openSessions({ port }: World, players: readonly SeededPlayer[]): Promise<string[]> {
  const line = await openHttpLine(port)
  const sessions: string[] = []
  for (const { launchToken: token } of players) {
    const { body } = await line.ask(
      walletRequest(OWN, 'session', { requestId: 'open', token, game: OWN.game }),
    )
    const { code, session } = JSON.parse(body) as { code: string; session?: string }
    if (session === undefined) throw new Error(`no session: ${code}`)
    sessions.push(session)
  }
  line.close()
  return sessions
}

type Rounds = Pick<RoundOrder, 'port' | 'provider' | 'secret' | 'game' | 'sessions'>
interface Measuring {
  readonly load: LinkedProcess<LoadApi>
  readonly order: Rounds
  readonly report: BenchContext['report']
}

async function measureRounds({
  load,
  floor,
  order,
  report,
}: Measuring & { readonly floor: LinkedProcess<FloorApi> }): Promise<void> {
  const playing = (form: RoundOrder['form']) => async () =>
    roundsPerSecond(
      await load.call('playRounds', { ...order, form, durationMs: ROUND_MS, pace: { callers: CALLERS } }),
    )
  const contestants = { plays: playing('play'), pairs: playing('bet and win') }
  for (const warmUp of Object.values(contestants)) await warmUp()
  const { medians, ratio, note } = await runRounds({
    ...contestants,
    raw: () => floor.call('transact', 'tpcb-like', ROUND_MS),
  })
  for (const [name, contestant, least] of [
    ['play', 'plays', PLAY_RATIO],
    ['bet and win', 'pairs', PAIR_RATIO],
  ] as const) {
    const toRaw = ratio(contestant, 'raw')
    report({
      name: `rounds of ${name} over signed HTTP`,
      ours: medians[contestant],
      unit: 'rounds/s',
      limit: { name: 'tpcb-like on 8 connections', value: medians.raw, unit: 'transactions/s' },
      ratio: toRaw,
      goal: { text: `>= ${least}`, isMet: toRaw >= least },
      note,
    })
  }
}

interface Beside extends Measuring {
  readonly beside: LinkedProcess<LoadApi>
  readonly world: World
  readonly tokens: readonly string[]
}

/** Rounds at a rate while bets on sport are placed at one, and those bets with and without them. */
async function measureBeside({ load, beside, world, order, tokens, report }: Beside): Promise<void> {
  const playLatencies: number[] = []
  const place = () =>
    beside.call('place', {
      port: world.port,
      tokens,
      eventIds: listEventIds(PREMATCH_FROM, EVENTS),
      odds: FIRST_ODDS / 1000,
      durationMs: STEADY_MS,
      pace: { perSecond: PLACES_PER_SECOND },
    })
  const p99Of = (result: Awaited<ReturnType<typeof place>>) => {
    perSecond(result)
    return quantile(result.latenciesMs, 0.99)
  }
  const both = async () => {
    const [placed, played] = await Promise.all([
      place(),
      load.call('playRounds', {
        ...{ ...order, form: 'play', durationMs: STEADY_MS },
        pace: { perSecond: STEADY_PER_SECOND },
      }),
    ])
    roundsPerSecond(played)
    playLatencies.push(...played.latenciesMs)
    return p99Of(placed)
  }
  const { medians, ratio, note } = await runRounds(
    { alone: async () => p99Of(await place()), both },
    { rounds: STEADY_ROUNDS },
  )
  const p99Ms = quantile(playLatencies, 0.99)
  report({
    name: `rounds at ${STEADY_PER_SECOND}/s beside ${PLACES_PER_SECOND} bets, p99`,
    ours: p99Ms,
    unit: 'ms',
    limit: null,
    goal: { text: `<= ${P99_MS_MAX} ms`, isMet: p99Ms <= P99_MS_MAX },
    note: `p50 ${quantile(playLatencies, 0.5).toFixed(1)} ms, ${playLatencies.length} rounds`,
  })
  const toAlone = ratio('both', 'alone')
  report({
    name: `placing at ${PLACES_PER_SECOND}/s beside them, p99`,
    ours: medians.both,
    unit: 'ms',
    limit: { name: 'without them', value: medians.alone },
    ratio: toAlone,
    goal: { text: `<= ${BESIDE_RATIO}`, isMet: toAlone <= BESIDE_RATIO },
    note,
  })
}

function roundsPerSecond({ rounds, elapsedMs, refusal }: RoundResult): number {
  if (refusal !== null) throw new Error(`a round was not played: ${refusal}`)
  return (rounds * 1000) / elapsedMs
}

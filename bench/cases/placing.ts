import type { BettingApi } from '../betting-process.ts'
import type { FloorApi } from '../floor-process.ts'
import type { PlaceForm, PlaceResult } from '../load/place-load.ts'
import type { LoadApi } from '../load-process.ts'
import { startProcess } from '../measure/process-link.ts'
import { quantile, runRounds } from '../measure/rounds.ts'
import { FIRST_ODDS, listEventIds, PREMATCH_FROM } from '../world/bench-offer.ts'
import { seedPlayers } from '../world/seed-players.ts'
import { startWorld } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const PLAYERS = 1000
const EVENTS = 200
const CALLERS = 128
const ROUND_MS = 1200
const STEADY_PER_SECOND = 300
const STEADY_MS = 8000
const P99_MS_MAX = 250
const DIRECT_RATIO = 3
const COMBINED_RATIO = 0.8
const COMBINED_ROUNDS = 5
/** As the server has for placing. */
const PLACING_CONNECTIONS = 4

/** Singles and combinations of many players, each commit on the disk before its answer. */
export const placing: BenchCase = {
  name: 'placing',
  about: 'placings over HTTP and of the database part alone, against raw transactions as pgbench has them',
  async run({ database, report }) {
    const urls = await database.create('bench_placing')
    const world = await startWorld(urls, { prematchEvents: EVENTS })
    const [load, floor, direct] = await Promise.all([
      startProcess<LoadApi>('load'),
      startProcess<FloorApi>('floor'),
      startProcess<BettingApi>('betting', {
        databaseUrl: urls.server,
        prematchEvents: EVENTS,
        placingConnections: PLACING_CONNECTIONS,
      }),
    ])
    try {
      const players = await seedPlayers(urls.owner, PLAYERS)
      await direct.call('setPlayers', players)
      await floor.call('openTransactions', (await database.create('bench_raw')).superuser)
      const order = {
        port: Number(new URL(world.url).port),
        tokens: players.map(({ token }) => token),
        eventIds: listEventIds(PREMATCH_FROM, EVENTS),
        odds: FIRST_ODDS / 1000,
      }
      const barePort = await floor.call('openPlacing', {
        databaseUrl: urls.server,
        players,
        connections: PLACING_CONNECTIONS,
      })
      const overHttp = async (form: PlaceForm, port = order.port) => {
        const result = await load.call('place', {
          ...order,
          port,
          form,
          durationMs: ROUND_MS,
          pace: { callers: CALLERS },
        })
        return perSecond(result)
      }
      await overHttp('single')
      const http = await runRounds({
        ours: () => overHttp('single'),
        raw: () => floor.call('transact', 'tpcb-like', ROUND_MS),
      })
      const alone = await runRounds({
        ours: () => direct.call('place', CALLERS, ROUND_MS),
        raw: () => floor.call('transact', 'simple-update', ROUND_MS),
      })
      const combined = await placeCombined(overHttp, barePort)
      const steady = await load.call('place', {
        ...order,
        durationMs: STEADY_MS,
        pace: { perSecond: STEADY_PER_SECOND },
      })
      perSecond(steady)
      tell(report, http, alone, steady)
      tellCombined(report, combined)
    } finally {
      await Promise.all([world.stop(), load.stop(), floor.stop(), direct.stop()])
    }
  },
}

async function placeCombined(place: (form: PlaceForm, port?: number) => Promise<number>, barePort: number) {
  await place('system')
  await place('system', barePort)
  return await runRounds(
    {
      singles: () => place('single'),
      accumulators: () => place('accumulator'),
      systems: () => place('system'),
      bareSingles: () => place('single', barePort),
      bareAccumulators: () => place('accumulator', barePort),
      bareSystems: () => place('system', barePort),
    },
    { rounds: COMBINED_ROUNDS },
  )
}

type Against = Awaited<ReturnType<typeof runRounds<'ours' | 'raw'>>>

function tell(report: BenchContext['report'], http: Against, alone: Against, steady: PlaceResult): void {
  const toTpcb = http.ratio('ours', 'raw')
  report({
    name: 'placing over HTTP',
    ours: http.medians.ours,
    unit: 'singles/s',
    limit: { name: 'tpcb-like on 8 connections', value: http.medians.raw, unit: 'transactions/s' },
    ratio: toTpcb,
    goal: { text: '>= 1.0', isMet: toTpcb >= 1 },
    note: http.note,
  })
  const toSimple = alone.ratio('ours', 'raw')
  report({
    name: 'placing, database part alone',
    ours: alone.medians.ours,
    unit: 'singles/s',
    limit: { name: 'simple-update on 8 connections', value: alone.medians.raw, unit: 'transactions/s' },
    ratio: toSimple,
    goal: { text: `>= ${DIRECT_RATIO}`, isMet: toSimple >= DIRECT_RATIO },
    note: alone.note,
  })
  const p99Ms = quantile(steady.latenciesMs, 0.99)
  report({
    name: `placing at ${STEADY_PER_SECOND}/s, p99`,
    ours: p99Ms,
    unit: 'ms',
    limit: null,
    goal: { text: `<= ${P99_MS_MAX} ms`, isMet: p99Ms <= P99_MS_MAX },
    note: `p50 ${quantile(steady.latenciesMs, 0.5).toFixed(1)} ms, ${steady.latenciesMs.length} placings`,
  })
}

type Combined = Awaited<ReturnType<typeof placeCombined>>

/** Against singles; and how much of what a bare server keeps of its own singles ours keeps of its own. */
function tellCombined(report: BenchContext['report'], combined: Combined): void {
  const { medians, note } = combined
  for (const [name, bare, about] of [
    ['accumulators', 'bareAccumulators', 'accumulators of 5 over HTTP'],
    ['systems', 'bareSystems', 'systems of 2 of 12 over HTTP'],
  ] as const) {
    const ratio = combined.ratio(name, 'singles')
    report({
      name: about,
      ours: medians[name],
      unit: 'bets/s',
      limit: { name: 'singles', value: medians.singles, unit: 'bets/s' },
      ratio,
      goal: { text: `>= ${COMBINED_RATIO}`, isMet: ratio >= COMBINED_RATIO },
      note,
    })
    const bareRatio = combined.ratio(bare, 'bareSingles')
    report({
      name: `${about}, of singles`,
      ours: 100 * ratio,
      unit: '%',
      limit: { name: 'a server that only writes the rows', value: 100 * bareRatio, unit: '%' },
      ratio: ratio / bareRatio,
      goal: { text: `>= ${COMBINED_RATIO}`, isMet: ratio / bareRatio >= COMBINED_RATIO },
      note: `it writes ${Math.round(medians[bare])} of ${Math.round(medians.bareSingles)} a second`,
    })
  }
}

export function perSecond({ accepted, elapsedMs, refusal }: PlaceResult): number {
  if (refusal !== null) throw new Error(`a placing was not accepted: ${refusal}`)
  return (accepted * 1000) / elapsedMs
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { FeedMessage } from '@xezer/odds-book/messages'
import type { FloorApi } from '../floor-process.ts'
import type { LoadApi } from '../load-process.ts'
import { type LinkedProcess, startProcess } from '../measure/process-link.ts'
import type { Report } from '../measure/report.ts'
import { quantile, runRounds } from '../measure/rounds.ts'
import { envelope, FIRST_ODDS, listEventIds, PREMATCH_FROM } from '../world/bench-offer.ts'
import { type BetSeed, MIXED, SINGLES, seedBets } from '../world/seed-bets.ts'
import { type SeededPlayer, seedPlayers } from '../world/seed-players.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'
import { perSecond } from './placing.ts'

const PLAYERS = 1000
const EVENTS = 100
const ROUNDS = 7
const BETS_PER_ROUND = 10_000
const BETS_OF_ONE_RESULT = 100_000
const PER_SECOND_MIN = 10_000
const PLACING_PER_SECOND = 100
const WARM_UP_MS = 1500
const CALM_MS = 4000
const DELAY_MS_MAX = 100
const LEAD_MS = 300
const SETTLING_MS_MAX = 120_000
/** The slowest of a thousand. */
const WORST = 0.999
/** The first events are settled one by one; placings go to the others. */
const SETTLED_EVENTS = ROUNDS + 1

export const settling: BenchCase = {
  name: 'settling',
  about: 'settled bets a second, and how long a result with 100 000 bets delays a placing',
  run: (context) => measureSettling(context, SINGLES, { name: 'settling', database: 'bench_settling' }),
}

export const settlingMixed: BenchCase = {
  name: 'settling-mixed',
  about:
    'the same of singles, accumulators of three and systems 2/4 in equal parts, the last leg of each decided',
  run: (context) =>
    measureSettling(context, MIXED, { name: 'settling of mixed bets', database: 'bench_settling_mixed' }),
}

async function measureSettling(
  { database, report }: BenchContext,
  kinds: typeof SINGLES,
  names: { readonly name: string; readonly database: string },
): Promise<void> {
  const urls = await database.create(names.database)
  const world = await startWorld(urls, { prematchEvents: EVENTS })
  const [load, floor] = await Promise.all([startProcess<LoadApi>('load'), startProcess<FloorApi>('floor')])
  try {
    const players = await seedPlayers(urls.owner, PLAYERS)
    const playerIds = players.map(({ playerId }) => playerId)
    await seedBets(urls.owner, listSeeds(playerIds), kinds)
    await floor.call('openTransactions', (await database.create(`${names.database}_raw`)).superuser)
    let settledEvents = 0
    const rounds = await runRounds(
      {
        ours: async () => {
          const elapsedMs = await world.call('send', result(PREMATCH_FROM + settledEvents))
          settledEvents += 1
          return (BETS_PER_ROUND * 1000) / elapsedMs
        },
        raw: () => floor.call('updateBatches', BETS_PER_ROUND),
      },
      { rounds: ROUNDS },
    )
    report({
      name: names.name,
      ours: rounds.medians.ours,
      unit: 'bets/s',
      limit: {
        name: 'raw batches: one row updated, one inserted',
        value: rounds.medians.raw,
        unit: 'rows/s',
      },
      ratio: rounds.ratio('ours', 'raw'),
      goal: { text: `>= ${PER_SECOND_MIN} bets/s`, isMet: rounds.medians.ours >= PER_SECOND_MIN },
      note: rounds.note,
    })
    await measureDelay(world, load, players, report, names.name)
  } finally {
    await Promise.all([world.stop(), load.stop(), floor.stop()])
  }
}

async function measureDelay(
  world: World,
  load: LinkedProcess<LoadApi>,
  players: readonly SeededPlayer[],
  report: Report,
  name: string,
): Promise<void> {
  const order = {
    port: Number(new URL(world.url).port),
    tokens: players.map(({ token }) => token),
    eventIds: listEventIds(PREMATCH_FROM + SETTLED_EVENTS, EVENTS - SETTLED_EVENTS),
    odds: FIRST_ODDS / 1000,
    pace: { perSecond: PLACING_PER_SECOND },
  }
  perSecond(await load.call('place', { ...order, durationMs: WARM_UP_MS }))
  const calm = await load.call('place', { ...order, durationMs: CALM_MS })
  perSecond(calm)
  // The result comes while placings run, and they run on until it is settled.
  const placingOn = load.call('place', { ...order, durationMs: SETTLING_MS_MAX })
  await sleep(LEAD_MS)
  const settledMs = await world.call('send', result(PREMATCH_FROM + ROUNDS))
  await load.call('stopPlacing')
  const delayed = await placingOn
  perSecond(delayed)
  const calmWorstMs = quantile(calm.latenciesMs, WORST)
  const worstMs = quantile(delayed.latenciesMs, WORST)
  const delayMs = Math.max(0, worstMs - calmWorstMs)
  report({
    name: `delay of a placing by a result with ${BETS_OF_ONE_RESULT} bets (${name})`,
    ours: worstMs,
    unit: 'ms (slowest of a thousand)',
    limit: { name: 'the same without a result', value: calmWorstMs, unit: 'ms' },
    goal: { text: `<= ${DELAY_MS_MAX} ms more`, isMet: delayMs <= DELAY_MS_MAX },
    note: `p50 ${quantile(delayed.latenciesMs, 0.5).toFixed(1)} ms against ${quantile(calm.latenciesMs, 0.5).toFixed(1)} ms; settled in ${(settledMs / 1000).toFixed(1)} s`,
  })
}

function listSeeds(playerIds: readonly number[]): BetSeed[] {
  return listEventIds(PREMATCH_FROM, SETTLED_EVENTS).map((eventId, index) => ({
    playerIds,
    eventId,
    count: index < ROUNDS ? BETS_PER_ROUND : BETS_OF_ONE_RESULT,
    firstBetId: 1 + index * BETS_PER_ROUND,
  }))
}

/** One goal for the home side: half of the seeded bets have won. */
function result(eventId: number): FeedMessage {
  return {
    ...envelope('live'),
    kind: 'settle',
    eventId,
    generation: 1,
    markets: [
      {
        type: '1x2',
        specifier: '',
        outcomes: [
          { outcome: '1', result: { kind: 'won' } },
          { outcome: 'x', result: { kind: 'lost' } },
          { outcome: '2', result: { kind: 'lost' } },
        ],
      },
    ],
    facts: {
      status: 'finished',
      isFirstHalfOver: true,
      goals: [{ half: 'h1', clockSeconds: 600, team: 'home', isOwnGoal: false }],
      corners: [],
      cards: [],
      penalties: [],
    },
    isFinal: false,
  }
}

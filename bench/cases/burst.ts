import { setTimeout as sleep } from 'node:timers/promises'
import type { PlaceOrder } from '../load/place-load.ts'
import type { LoadApi } from '../load-process.ts'
import { type LinkedProcess, startProcess } from '../measure/process-link.ts'
import { quantile } from '../measure/rounds.ts'
import { FIRST_ODDS, listEventIds, PREMATCH_FROM } from '../world/bench-offer.ts'
import { seedPlayers } from '../world/seed-players.ts'
import { startWorld, type World } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'
import { perSecond } from './placing.ts'

const PLAYERS = 500
const EVENTS = 200
const GOALS = 300
const BURST_EVERY_MS = 3000
const PLACES_PER_SECOND = 150
const ROUND_MS = 8000
/** Of the placing without goals: what the database and the second processor cost is in it. */
const RATIO_MAX = 1.5
const SPARE_MS = 10

/** Placings while a goal falls in 300 matches at the same moment, again and again. */
export const burst: BenchCase = {
  name: 'burst',
  about: `placings at ${PLACES_PER_SECOND}/s while ${GOALS} goals fall at once, the world in a thread of its own and in the server's`,
  async run({ database, report }) {
    const load = await startProcess<LoadApi>('load')
    try {
      const threaded = await measure(database, load, true)
      const own = await measure(database, load, false)
      const ratio = threaded.duringMs / threaded.quietMs
      const isMet = threaded.duringMs <= threaded.quietMs * RATIO_MAX + SPARE_MS
      report({
        name: `placing during ${GOALS} goals, p99`,
        ours: threaded.duringMs,
        unit: 'ms',
        limit: { name: 'the same without goals', value: threaded.quietMs },
        ratio,
        goal: { text: `<= ${RATIO_MAX} and ${SPARE_MS} ms`, isMet },
        note: `worst ${threaded.worstMs.toFixed(0)} ms; in the server's own thread p99 ${own.duringMs.toFixed(0)}, worst ${own.worstMs.toFixed(0)} ms`,
      })
    } finally {
      await load.stop()
    }
  },
}

interface Delays {
  readonly quietMs: number
  readonly duringMs: number
  readonly worstMs: number
}

async function measure(
  database: BenchContext['database'],
  load: LinkedProcess<LoadApi>,
  hasFeedThread: boolean,
): Promise<Delays> {
  const urls = await database.create(`bench_burst_${hasFeedThread}`)
  const world = await startWorld(urls, { prematchEvents: EVENTS, liveEvents: GOALS, hasFeedThread })
  try {
    const players = await seedPlayers(urls.owner, PLAYERS)
    const order: PlaceOrder = {
      port: world.port,
      tokens: players.map(({ token }) => token),
      eventIds: listEventIds(PREMATCH_FROM, EVENTS),
      odds: FIRST_ODDS / 1000,
      durationMs: ROUND_MS,
      pace: { perSecond: PLACES_PER_SECOND },
    }
    const place = async () => {
      const result = await load.call('place', order)
      perSecond(result)
      return result.latenciesMs
    }
    await place()
    const quiet = await place()
    const goals = playAgainAndAgain(world)
    const during = await place()
    await goals.stop()
    const worstMs = Math.max(...during)
    return { quietMs: quantile(quiet, 0.99), duringMs: quantile(during, 0.99), worstMs }
  } finally {
    await world.stop()
  }
}

function playAgainAndAgain(world: World): { stop(): Promise<void> } {
  let isOver = false
  const work = (async () => {
    while (!isOver) {
      await world.call('playGoals', GOALS)
      await sleep(BURST_EVERY_MS)
    }
  })()
  return {
    async stop() {
      isOver = true
      await work
    },
  }
}

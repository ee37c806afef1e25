import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { finish } from '@xezer/feed/simulator/outrights/outright-desk'
import { SeasonRun } from '@xezer/feed/simulator/outrights/season-run'
import { exampleSeason } from '@xezer/feed/simulator/outrights/test-season'
import { createSimulatorFeed } from '@xezer/feed/simulator/simulator-feed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit } from './core/upkeep/run-audit.ts'
import { nodeMachine } from './platform/node-machine.ts'

const ROUND_MS = 60_000
const SPEED = 3600
/** Time enough for a bet before the last round begins. */
const AHEAD_MS = 15_000
const LOOK_MS = 200

let world: World
let headers: Record<string, string>
const season = exampleSeason(Date.now() + AHEAD_MS, ROUND_MS)
const seed = openSeed()
const failures: unknown[] = []

interface Page {
  readonly event: { readonly paused: boolean }
  readonly periods: readonly {
    readonly markets: readonly {
      readonly name: string
      readonly factors: readonly { readonly h: string; readonly n: string; readonly v: number | null }[]
    }[]
  }[]
}
interface Bets {
  readonly bets: readonly {
    readonly status: string
    readonly positions: readonly Record<string, unknown>[]
  }[]
}

/** Of a world in which the last round still decides something. */
function openSeed(): string {
  const nowMs = Date.now()
  for (let number = 1; number < 100; number++) {
    const world = { seed: `season ${number}`, speed: SPEED }
    const run = new SeasonRun(contestOf(world.seed), season, world)
    finish(run.study(nowMs))
    if (finish(run.price(nowMs, 100)).some(({ type }) => type === 'outright_relegation')) return world.seed
  }
  throw new Error('no season is open before its last round')
}

function contestOf(ofSeed: string) {
  const { contests } = season
  const world = { seed: ofSeed, speed: SPEED }
  const [contest] = contests === undefined ? [] : finish(contests.contestsAt(world, 0, Date.now(), 0))
  if (contest === undefined) throw new Error('a season is under way')
  return contest
}

/** Asks again until the answer fits. */
async function until<T>(ask: () => Promise<T | null>, withinMs: number): Promise<T> {
  const untilMs = Date.now() + withinMs
  while (Date.now() < untilMs) {
    const found = await ask()
    if (found !== null) return found
    await nodeMachine.timers.sleep(LOOK_MS)
  }
  throw new Error(`nothing fits within ${withinMs} ms: ${failures.join(', ')}`)
}

beforeAll(async () => {
  const { clock, steadyClock, timers } = nodeMachine
  const feed = createSimulatorFeed({
    sources: [season],
    playOuts: 500,
    seed,
    speed: SPEED,
    clock,
    steadyClock,
    timers,
    onFailure: (error) => failures.push(error),
  })
  world = await bootWorld({ feed })
  const registered = await world.call('register', exampleRegistration('season@example.com'), {
    'idempotency-key': 'register',
  })
  headers = { authorization: `Bearer ${(registered.body as { token: string }).token}`, cookie: 'locale=en' }
})
afterAll(async () => {
  expect((await runAudit(world.pool)).filter(({ count }) => count > 0)).toEqual([])
  await world.stop()
})

it('a bet on how a season ends is placed before its last round and paid by the final table', async () => {
  const { eventId } = contestOf(seed).fixture
  const page = await until(async () => {
    const { status, body } = await world.call(`prematch/event/${eventId}`, undefined, headers)
    const found = body as Page
    return status === 200 && !found.event.paused && found.periods.length > 0 ? found : null
  }, AHEAD_MS)
  const market = page.periods[0]?.markets.find(({ name }) => name.startsWith('Relegation'))
  const cell = market?.factors.find(({ v }) => v !== null)
  const bet = { event: eventId, factor: cell?.h ?? '', value: cell?.v ?? 0 }
  const placed = await world.call(
    'betSlip/place',
    { bets: [{ type: 'singles', amount: 10, positions: [bet] }] },
    { ...headers, 'idempotency-key': 'first' },
  )
  expect(placed.body).toMatchObject({ success: true })
  const settled = await until(async () => {
    const { body } = await world.call('account/bets', { filter: 'all' }, headers)
    const [found] = (body as Bets).bets
    return found === undefined || found.status === 'placed' ? null : found
  }, 60_000)
  expect(failures).toEqual([])
  expect(['won', 'lost']).toContain(settled.status)
  expect(settled.positions[0]).toMatchObject({ name: 'LaLiga 2026/27', outcome: cell?.n, result: null })
  expect(settled.positions[0]?.reason).toMatch(/place \d in the final standing, the last 3 places of 4 win/i)
  const gone = await world.call(`prematch/event/${eventId}`, undefined, headers)
  expect(gone.status).toBe(404)
}, 90_000)

import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import type { MatchSource } from '@xezer/feed/simulator/match-source'
import { exampleSeason } from '@xezer/feed/simulator/outrights/test-season'
import { createSimulatorFeed } from '@xezer/feed/simulator/simulator-feed'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runAudit } from './core/upkeep/run-audit.ts'
import { nodeMachine } from './platform/node-machine.ts'

const HOUR_MS = 3_600_000
const LOOK_MS = 100
/** The calendar in which bets are taken: six rounds of a small league, all of them to come. */
const season = exampleSeason(Date.now() + 7 * HOUR_MS, HOUR_MS)
/** As another release lays it out: under each id two other sides meet than before. */
const exchanged: MatchSource = {
  ...season,
  fingerprint: () => 'another',
  createSchedule(world, epoch) {
    const schedule = season.createSchedule(world, epoch)
    return {
      ...schedule,
      fixturesBetween: (...between) =>
        schedule.fixturesBetween(...between).map((match) => {
          const { homeId, awayId } = match.fixture
          return { ...match, fixture: { ...match.fixture, homeId: awayId, awayId: homeId } }
        }),
    }
  },
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** The house over the same database, with what is played now. */
function boot(source: MatchSource): Promise<World> {
  const { clock, steadyClock, timers } = nodeMachine
  const feed = createSimulatorFeed({
    sources: [source],
    ...{ seed: 'changed', speed: 1, clock, steadyClock, timers },
    onFailure: (error) => {
      throw error
    },
  })
  return bootWorld({ feed, database })
}

async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  for (let looks = 0; looks < 300; looks++) {
    const found = await ask()
    if (found !== null) return found
    await nodeMachine.timers.sleep(LOOK_MS)
  }
  throw new Error('nothing fits')
}

interface Sold {
  readonly id: number
  readonly price: number
}
/** Matches with the price of their home side. */
function findSold(world: World): Promise<Sold[]> {
  return until(async () => {
    const { body } = await world.call('prematch/matches', { sport: 1, hours: 0 })
    const { leagues = [] } = body as { leagues?: { events?: { id: number; periods: unknown[] }[] }[] }
    const sold = leagues.flatMap(({ events = [] }) =>
      events.flatMap(({ id, periods }) => {
        const [row] = periods as { factors: { h: string; v: number | null }[][] }[]
        const cell = row?.factors.flat().find(({ h }) => h === `${id}:1x2::1`)
        return cell?.v == null ? [] : [{ id, price: cell.v }]
      }),
    )
    return sold.length >= 12 ? sold : null
  })
}

const ALL_PLACED = ['placed', 'placed', 'placed']
let players = 0
let headers: Record<string, string>
let bets: readonly Sold[]
/** Bets of a new player in the first calendar. */
beforeEach(async () => {
  players += 1
  const world = await boot(season)
  const { body } = await world.call('register', exampleRegistration(`changed${players}@example.com`), {
    'idempotency-key': `register-${players}`,
  })
  headers = { authorization: `Bearer ${(body as { token: string }).token}` }
  bets = (await findSold(world)).slice(0, 3)
  const positions = bets.map(({ id, price }) => ({ event: id, factor: `${id}:1x2::1`, value: price }))
  const slip = positions.map((position) => ({ type: 'singles', amount: 10, positions: [position] }))
  const key = { 'idempotency-key': `bet-${players}` }
  const placed = await world.call('betSlip/place', { bets: slip }, { ...headers, ...key })
  expect(placed.body).toMatchObject({ success: true })
  expect(await statuses(world)).toEqual(ALL_PLACED)
  await world.stop()
})

interface Shown {
  readonly status: string
  readonly positions: readonly { readonly reason: string | null }[]
}
async function betsOf(world: World, locale = 'en'): Promise<readonly Shown[]> {
  const cookie = `locale=${locale}`
  const { body } = await world.call('account/bets', { filter: 'all' }, { ...headers, cookie })
  return (body as { bets: Shown[] }).bets
}
async function statuses(world: World): Promise<string[]> {
  return (await betsOf(world)).map(({ status }) => status).sort()
}

async function worth(world: World): Promise<unknown> {
  const { rows } = await world.pool.query(
    `select w.cash, w.inplay from wallet w join player p on p.id = w.player_id where p.email = $1`,
    [`changed${players}@example.com`],
  )
  return rows[0]
}

async function expectRefunds(source: MatchSource): Promise<void> {
  const world = await boot(source)
  await until(async () => ((await statuses(world)).includes('placed') ? null : true))
  expect(await statuses(world)).toEqual(['refunded', 'refunded', 'refunded'])
  for (const [locale, reason] of [
    ['en', /the fixture list was drawn up anew/],
    ['ru', /календарь матчей составлен заново/],
    ['az', /oyunların təqvimi yenidən tərtib olundu/],
  ] as const) {
    const reasons = (await betsOf(world, locale)).flatMap(({ positions }) =>
      positions.map((position) => position.reason),
    )
    expect(reasons).toHaveLength(3)
    for (const text of reasons) expect(text).toMatch(reason)
  }
  expect(await worth(world)).toEqual({ cash: 100_000n, inplay: 0n })
  // Nobody is ever sold, or paid on, another match under an id that was bet on.
  const soldBefore = bets.map(({ id }) => id)
  expect((await findSold(world)).filter(({ id }) => soldBefore.includes(id))).toEqual([])
  await world.stop()
  // Once is enough.
  const again = await boot(source)
  await findSold(again)
  const { rows } = await again.pool.query<{ generations: bigint }>(
    'select count(*) as generations from bet where generation > 1',
  )
  expect(Number(rows[0]?.generations)).toBe(0)
  expect(await worth(again)).toEqual({ cash: 100_000n, inplay: 0n })
  expect((await runAudit(again.pool)).filter(({ count }) => count > 0)).toEqual([])
  await again.stop()
}

it('bets wait for their matches over a restart that plays the same calendar', async () => {
  const world = await boot(season)
  await findSold(world)
  expect(await statuses(world)).toEqual(ALL_PLACED)
  expect(await worth(world)).toEqual({ cash: 97_000n, inplay: 3000n })
  await world.stop()
}, 60_000)

it('a data folder of a release that counted worlds: its bets are given back with their reason', async () => {
  await database.pool.query(`update feed_position set position = 'changed/1/${Date.now()}/0'`)
  await expectRefunds(exchanged)
}, 60_000)

it('other tables give back what is open', () => expectRefunds(exchanged), 60_000)

// The fault that a number can forget: the calendar changed, and calls itself the same.
it('ids that were taken over by other matches are noticed by what was sold', async () => {
  await expectRefunds({ ...exchanged, fingerprint: season.fingerprint })
}, 60_000)

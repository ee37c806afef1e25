import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit } from '../../core/upkeep/run-audit.ts'

const script = createScript({ nowMs: () => Date.now() })
const EVENTS = [1, 2, 3] as const
const PRESSES = 32

let database: TestDatabase
let worlds: readonly World[] = []
/** They take turns. */
const serverOf = (turn: number): World => must(worlds[turn % worlds.length], 'no server')

/** A server of its own on the same database, which heard the same. */
async function boot(): Promise<World> {
  const feed = createScriptedFeed()
  const settings = { PLACES_PER_SECOND: '100000', LOG_LEVEL: 'silent' }
  const world = await bootWorld({ feed, database, settings })
  await feed.send(script.up('prematch'))
  await feed.send(script.catalogue())
  await feed.send(script.sides(100, 2 * EVENTS.length))
  for (const event of EVENTS) {
    const homeId = 98 + 2 * event
    await feed.send(script.fixture(event, Date.now() + 3_600_000, { homeId, awayId: homeId + 1 }))
    await feed.send(script.odds('prematch', event, [prices('1x2', '', [['1', 2]])]))
  }
  return world
}

beforeAll(async () => {
  database = await createTestDatabase()
  worlds = [await boot(), await boot()]
})
afterAll(async () => {
  for (const world of worlds) await world.stop()
  await database.close()
})

it('two servers take one accumulator of all the money, and one press under one key', async () => {
  const { body } = await serverOf(0).call('register', exampleRegistration('two@example.com'))
  const { token } = body as { token: string }
  const positions = EVENTS.map((event) => ({ event, factor: `${event}:1x2::1`, value: 2 }))
  const place = async (turn: number, key: string, amount: number) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
    const bets = [
      { type: 'accumulator', amount, positions },
      { type: 'full_cover', value: 2, amount, positions },
    ]
    const said = await serverOf(turn).call('betSlip/place', { bets }, headers)
    return said.body as { readonly success?: boolean; readonly bets?: readonly { readonly id: number }[] }
  }
  const turns = Array.from({ length: PRESSES }, (_, turn) => turn)
  const small = await Promise.all(turns.map((turn) => place(turn, 'same', 50)))
  const told = new Set(small.filter(({ success }) => success).map(({ bets }) => JSON.stringify(bets)))
  expect(told.size).toBe(1)
  const all = await Promise.all(turns.map((turn) => place(turn, `all-${turn}`, 450)))
  expect(all.filter(({ success }) => success)).toHaveLength(1)
  const { rows } = await database.pool.query(
    'select count(*)::int as bets, sum(stake)::int as staked from bet',
  )
  expect(rows).toEqual([{ bets: 4, staked: 100_000 }])
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
})

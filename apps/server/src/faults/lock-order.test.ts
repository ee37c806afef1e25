import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createHeldDelay } from '@xezer/dev-world/held-delay'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { sayOnVip } from '../features/betting/vip-desk.ts'

/*
 * Whoever moves money locks the wallet of its player before anything else. Two that do it the other way round wait in a ring
 * now and then, which a retry hides: here each waits for a wallet that is held, and holds nothing of its bets meanwhile.
 */
const HOUR_MS = 3_600_000
const DELAY_MS = 433
const [SETTLED, SOLD, RULED, REMOTE, LIVE] = [1, 2, 3, 4, 5] as const
const STAKE = 10

const script = createScript({ nowMs: () => Date.now() })
const held = createHeldDelay(DELAY_MS)
let database: TestDatabase
let world: World
let feed: ScriptedFeed
let playerId = 0
let call: (path: string, body: object) => Promise<unknown>
let keys = 0

const priceOf = (event: number) => (event === REMOTE ? 5000 : 2)
const offer = (event: number, price = priceOf(event), chance = 0.96 / price) =>
  feed.send(
    script.odds(
      event === LIVE ? 'live' : 'prematch',
      event,
      [prices('1x2', '', [['1', price, chance]])],
      true,
    ),
  )

beforeAll(async () => {
  database = await createTestDatabase()
  feed = createScriptedFeed()
  const settings = { LOG_LEVEL: 'silent', LIVE_DELAY_MS: String(DELAY_MS), PLACES_PER_SECOND: '100000' }
  world = await bootWorld({ feed, database, settings, machine: { timers: held.timers } })
  for (const producer of ['prematch', 'live'] as const) await feed.send(script.up(producer))
  await feed.send(script.catalogue())
  await feed.send(script.sides(100, 20))
  for (const event of [SETTLED, SOLD, RULED, REMOTE, LIVE]) {
    const startsAtMs = Date.now() + (event === LIVE ? -HOUR_MS / 60 : HOUR_MS)
    await feed.send(script.fixture(event, startsAtMs, { homeId: 98 + 2 * event, awayId: 99 + 2 * event }))
    if (event === LIVE) await feed.send(script.score(event))
    await offer(event)
  }
  const { body } = await world.call('register', exampleRegistration('order@example.com'))
  const { token, user } = body as { token: string; user: { id: number } }
  playerId = user.id
  call = async (path, input) => {
    keys += 1
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `order-${keys}` }
    return (await world.call(path, input, headers)).body
  }
})
afterAll(async () => {
  const breaches = await runAudit(database.pool)
  await world.stop()
  await database.close()
  expect(breaches.filter(({ count }) => count > 0)).toEqual([])
})

async function place(event: number, change: object = {}): Promise<number> {
  const positions = [{ event, factor: `${event}:1x2::1`, value: priceOf(event) }]
  const answer = (await call('betSlip/place', {
    bets: [{ type: 'singles', amount: event === REMOTE ? 15 : STAKE, positions }],
    ...change,
  })) as { bets?: { id: number }[] }
  return must(answer.bets?.[0]?.id, JSON.stringify(answer))
}

/** Asked beside the transaction, which sees one state of it for ever. */
const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Begins the work while the wallet is held elsewhere, and looks what it holds when it waits for it. */
async function whatIsHeld(
  bet: () => Promise<number>,
  work: (bet: number) => Promise<unknown>,
): Promise<void> {
  const client = await database.pool.connect()
  const id = await bet()
  let done: Promise<unknown> = Promise.resolve()
  try {
    await client.query('begin')
    await client.query('select from wallet where player_id = $1 for update', [playerId])
    done = work(id)
    await expect
      .poll(async () => (await database.pool.query(WAITING)).rows, { timeout: 10_000 })
      .toEqual([{ count: 1 }])
    const { rows } = await client.query('select status from bet where id = $1 for update skip locked', [id])
    expect(rows).toHaveLength(1)
  } finally {
    await client.query('rollback')
    client.release()
    await done
  }
}

it('a result that settles a bet', () =>
  whatIsHeld(
    () => place(SETTLED),
    () => feed.send(script.settle(SETTLED, '1x2', { '1': { kind: 'won' } })),
  ))

it('a press of cash-out', () =>
  whatIsHeld(
    () => place(SOLD),
    (bet) => call('cashOut/press', { bet, value: 9.12 }),
  ))

it('a rule of cash-out that is met', () =>
  whatIsHeld(
    async () => {
      const bet = await place(RULED)
      await call('cashOut/rule', { bet, above: 12, below: null })
      return bet
    },
    () => offer(RULED, 1.3, 0.7),
  ))

it('the word on a VIP bet', () =>
  whatIsHeld(
    () => place(REMOTE, { vip: true }),
    (bet) => sayOnVip(database.pool, bet, { kind: 'reject' }, 'desk'),
  ))

it('the end of a delay', async () => {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  const pressed = held.during(() => woken, place(LIVE))
  const PENDING = "select id from bet where status = 'pending'"
  const pending = async () => (await database.pool.query<{ id: bigint }>(PENDING)).rows
  await expect.poll(pending, { timeout: 10_000 }).toHaveLength(1)
  await whatIsHeld(
    async () => Number(must((await pending())[0], 'none').id),
    async () => {
      wake()
      await pressed
    },
  )
})

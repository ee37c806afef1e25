import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseUnrealMoney } from './core/payments/unreal-money.ts'
import { readConfig } from './platform/config.ts'

const UNPLAYED = { PLAY_MONEY: '0', DEMO_PLAYER: '0' }
const REAL = {
  ...{ ...UNPLAYED, GATEWAY: 'piastrix', PIASTRIX_URL: 'http://127.0.0.1:1', PIASTRIX_SHOP: '5' },
  ...{ PIASTRIX_SECRET: 'SecretKey01', PIASTRIX_ADDRESSES: '127.0.0.1' },
}

let database: TestDatabase
let playerId = 0
beforeAll(async () => {
  database = await createTestDatabase()
  const world = await bootWorld({
    feed: createScriptedFeed(),
    database,
    settings: { ...UNPLAYED, GATEWAY: 'none' },
  })
  const { body } = await world.call('register', exampleRegistration('payer@example.com'))
  playerId = (body as { user: { id: number } }).user.id
  await world.stop()
}, 60_000)
afterAll(() => database.close())

/** What the start says of a database in which that stands; nothing of it stays. */
async function ask(settings: Readonly<Record<string, string>>, sql: string, values: readonly string[]) {
  const client = await database.ownerPool.connect()
  try {
    await client.query('begin')
    await client.query(sql, [playerId, ...values])
    await client.query(FREED, [playerId])
    return await refuseUnrealMoney(readConfig(settings), client).then(
      () => null,
      (error: Error) => error.message,
    )
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const PAYMENT = `insert into payment (player_id, direction, method, gateway, status, currency, amount, fee, pay_currency, pay_amount,
    rate_numerator, rate_denominator, rate_source, reference)
  values ($1, 'in', 'payeer', $2, 'created', 'AZN', 100, 0, 'AZN', 100, 1, 1, 'static', 'r') returning id`
const CREDITED = `with p as (${PAYMENT}) insert into payment_step (payment_id, number, status, actor) select id, 1, $3, $2 from p`
const SET_ASIDE = `with e as (
    insert into gateway_event (gateway, digest, body, outcome, decided_at) values ($2, '', '', 'quarantined', now()) returning id
  ) insert into quarantine (event_id, player_id, gateway, currency, amount, reason)
  select id, null, $2, 'AZN', 100, 'unknown_order' from e where $1::bigint > 0`
/** Its money is that of a player by a second word alone. */
const FREED = `update quarantine set status = 'credited', player_id = $1, actor = 'desk', note = 'his', decided_at = now()`

it.each<[string, string, string, readonly string[]]>([
  ['play money', 'play money', "insert into adjustment (player_id, kind) values ($1, 'play_money')", []],
  ['a deposit of the sandbox', 'the sandbox credited', CREDITED, ['sandbox', 'credited']],
  ['money of the sandbox that an operator credited', 'the sandbox credited', SET_ASIDE, ['sandbox']],
])('a database with %s starts with no real gateway', async (_, sentence, sql, values) => {
  const said = await ask(REAL, sql, values)
  expect(said).toContain(sentence)
  expect(said).toContain('start with a fresh database')
  expect(await ask({ GATEWAY: 'sandbox' }, sql, values)).toBeNull()
  expect(await ask({ GATEWAY: 'none' }, sql, values)).toBeNull()
})

it.each<[string, string, readonly string[]]>([
  ['with nothing', 'select $1::bigint', []],
  ['with what was corrected', "insert into adjustment (player_id, kind) values ($1, 'correction')", []],
  ['with what the gateway credited', CREDITED, ['piastrix', 'credited']],
  ['with a checkout of the sandbox that nobody paid', CREDITED, ['sandbox', 'created']],
])('a database %s starts with a real gateway', async (_, sql, values) => {
  expect(await ask(REAL, sql, values)).toBeNull()
})

it('the house that was played in does not open with it', async () => {
  const open = (settings: Readonly<Record<string, string>>) =>
    bootWorld({ feed: createScriptedFeed(), database, settings }).then((world) => world.stop())
  await open(REAL)
  await database.ownerPool.query("insert into adjustment (player_id, kind) values ($1, 'play_money')", [
    playerId,
  ])
  await expect(open(REAL)).rejects.toThrow('start with a fresh database')
  await open({ GATEWAY: 'sandbox' })
}, 60_000)

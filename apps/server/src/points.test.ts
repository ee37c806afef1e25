import { request } from 'node:http'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPoints } from './operator-points.ts'

const MOBILE = 'm.example.com'
const script = createScript({ nowMs: () => Date.now() })
let world: World
let database: Awaited<ReturnType<typeof createTestDatabase>>

/** Asked under the name of one of the two sites. */
function ask(
  host: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const { port } = new URL(world.url)
  return new Promise<{ status: number; location: string | null; body: Record<string, unknown> }>(
    (resolve, reject) => {
      const asked = request(
        { port, method, path, headers: { host, 'content-type': 'application/json', ...headers } },
        (response) => {
          let text = ''
          response.on('data', (chunk) => {
            text += chunk
          })
          response.on('end', () => {
            const isJson = String(response.headers['content-type']).includes('json')
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location ?? null,
              body: isJson ? JSON.parse(text) : {},
            })
          })
        },
      )
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    },
  )
}

beforeAll(async () => {
  database = await createTestDatabase()
  const feed = createScriptedFeed()
  const settings = {
    LOG_LEVEL: 'silent',
    MOBILE_SITE: `https://${MOBILE}`,
    AFFILIATE_URL: 'https://partners.example.com/',
    PROMO_CODES: 'RO:904,AZ:904,AZX:904,NEFT:777',
  }
  world = await bootWorld({ feed, database, settings })
  await feed.send(script.up('prematch'))
  await feed.send(script.catalogue())
  await feed.send(script.sides(100, 2))
  await feed.send(script.fixture(1, Date.now() + 3_600_000, { homeId: 100, awayId: 101 }))
  await feed.send(script.odds('prematch', 1, [prices('1x2', '', [['1', 2]])]))
})
afterAll(async () => {
  await world.stop()
  await database.close()
})

it('sessions, registrations, bets and payments are kept with the point of sale that they came to', async () => {
  const place = async (token: unknown, key: string) => {
    const bet = { type: 'singles', amount: 5, positions: [{ event: 1, factor: '1:1x2::1', value: 2 }] }
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
    const { body } = await ask('anywhere.example', 'POST', '/api/betSlip/place', { bets: [bet] }, headers)
    expect(body.success).toBe(true)
  }
  const form = { ...exampleRegistration('points@example.com'), affPartner: '777' }
  const registered = await ask(MOBILE, 'POST', '/api/register', form)
  await place(registered.body.token, 'a')
  const again = { email: 'points@example.com', password: EXAMPLE_PASSWORD }
  const main = await ask('example.com', 'POST', '/api/login', again)
  await place(main.body.token, 'b')
  // In at the mobile site, out at the main one; of what came another amount was credited by hand.
  await database.ownerPool.query(
    "update player set email_confirmed_at = now() where email = 'points@example.com'",
  )
  const pay = async (token: unknown, path: string, order: { amount: number; [field: string]: unknown }) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': `${path}-${order.amount}`,
    }
    const { status, body } = await ask('anywhere.example', 'POST', `/api/account/${path}`, order, headers)
    expect(status).toBe(200)
    return (body as { payment: { id: number } }).payment.id
  }
  const order = { method: 'payeer', wallet: 'P1234567' }
  const deposit = await pay(registered.body.token, 'deposit', { method: 'payeer', amount: 20 })
  const card = await pay(main.body.token, 'depositCard', { card: '4111111111111111', amount: 30 })
  const out = await pay(main.body.token, 'withdrawal', { ...order, amount: 7 })
  const cancelled = await pay(main.body.token, 'withdrawal', { ...order, amount: 8 })
  const kept = await database.pool.query('select id, point from payment where player_id = $1 order by id', [
    (registered.body['user'] as { id: number }).id,
  ])
  expect(kept.rows.map(({ id, point }) => [Number(id), point])).toEqual([
    [deposit, 6],
    [card, 5],
    [out, 5],
    [cancelled, 5],
  ])
  await database.writePast(
    `update payment set status = case id when ${out} then 'paid' when ${cancelled} then 'cancelled' else 'credited' end
     where id in (${[deposit, card, out, cancelled].join()});
     insert into payment_step (payment_id, number, status, actor)
     select id, 9, status, 'test' from payment where status in ('credited', 'paid', 'cancelled');
     insert into transfer (debit, credit, currency, amount, code, cause) values (-105, -101, 'AZN', 2000, 'deposit', ${deposit});
     with heard as (
       insert into gateway_event (gateway, digest, body, outcome, decided_at) values ('sandbox', '', '', 'quarantined', now()) returning id
     ), aside as (
       insert into quarantine (id, event_id, payment_id, player_id, gateway, currency, amount, reason, status, actor, note, decided_at)
       select next_cause(), heard.id, ${card}, player_id, 'sandbox', 'AZN', 2500, 'amount', 'credited', 'desk', 'test', instant_now()
       from heard, payment p where p.id = ${card} returning id
     ) insert into transfer (debit, credit, currency, amount, code, cause) select -105, -101, 'AZN', 2500, 'suspense_credit', id from aside`,
  )
  const { rows } = await database.pool.query<{ player: number; sessions: number[]; bets: number[] }>(
    `select p.point as player, array(select point from session where player_id = p.id order by id) as sessions,
       array(select point from bet where player_id = p.id order by id) as bets
     from player p where email = 'points@example.com'`,
  )
  expect(rows).toEqual([{ player: 6, sessions: [6, 5], bets: [6, 5] }])
  const report = await readPoints(database.pool, 1)
  expect(report.points).toMatchObject([
    { point: 5, bets: 1 },
    { point: 6, sessions: 1, players: 1, bets: 1 },
  ])
  expect(report.stakes).toMatchObject([
    { point: 5, stake: 500n },
    { point: 6, stake: 500n },
  ])
  expect(report.money).toEqual([
    { point: 5, currency: 'AZN', paid_in: 2500n, paid_out: 700n },
    { point: 6, currency: 'AZN', paid_in: 2000n, paid_out: 0n },
  ])
  expect(report.partners).toContainEqual({ partner: '777', players: 1 })
})

it('the page for partners sends on where another address is configured for it', async () => {
  const sent = await ask('example.com', 'GET', '/affiliate')
  expect([sent.status, sent.location]).toEqual([302, 'https://partners.example.com/'])
  expect((await ask('example.com', 'GET', '/affiliates')).location).toBeNull()
})

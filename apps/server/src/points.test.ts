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

it('sessions, registrations and bets are kept with the point of sale that they came to', async () => {
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
  expect(report.partners).toContainEqual({ partner: '777', players: 1 })
})

it('the page for partners sends on where another address is configured for it', async () => {
  const sent = await ask('example.com', 'GET', '/affiliate')
  expect([sent.status, sent.location]).toEqual([302, 'https://partners.example.com/'])
  expect((await ask('example.com', 'GET', '/affiliates')).location).toBeNull()
})

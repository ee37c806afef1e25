import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, expect, it } from 'vitest'

let database: TestDatabase
let world: World
beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { LOG_LEVEL: 'silent', PLAY_MONEY: '0' }
  world = await bootWorld({ feed: createScriptedFeed(), database, settings })
})
afterAll(async () => {
  await world.stop()
  await database.close()
})

let players = 0
async function enter() {
  players += 1
  const { body } = await world.call('register', exampleRegistration(`traced-${players}@example.com`))
  const { token, user } = body as { token: string; user: { id: number } }
  return { id: user.id, headers: { authorization: `Bearer ${token}` } }
}

const PASSWORD = { password: EXAMPLE_PASSWORD }
const PHONE = { phone: '+994 50 900 00 01', ...PASSWORD }
const LIMIT = { kind: 'stake', days: 1, amount: 50 }
/** What a player presses, by what the trail calls it. */
const PRESSES: readonly (readonly [action: string, path: string, input: object])[] = [
  ['limit.declined', 'account/limitsDecline', {}],
  ['limit.set', 'account/limit', LIMIT],
  ['limit.set', 'account/timeLimit', { minutes: 60 }],
  ['reality.set', 'account/realityEvery', { minutes: 30 }],
  ['break.begun', 'account/timeOut', { length: '24h' }],
  ['break.begun', 'account/exclude', { length: '6m', confirmed: true }],
  ['player.phone_changed', 'account/phone', PHONE],
  ['player.email_change_asked', 'account/email', { email: 'traced-next@example.com', ...PASSWORD }],
  ['player.closed', 'account/close', { confirmed: true, ...PASSWORD }],
]

it.each(PRESSES)('%s is kept with the request that asked for it', async (action, path, input) => {
  const { id, headers } = await enter()
  const { status, headers: answered } = await world.call(path, input, headers)
  expect(status).toBe(200)
  const { rows } = await database.pool.query(
    'select action, request_id from trail where subject = $1 order by number desc limit 1',
    [`player ${id}`],
  )
  expect(rows).toEqual([{ action, request_id: answered.get('x-request-id') }])
})

import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Of presses a second, and of calls. */
const PRESSES = 2
const CALLS = 10
/** How many seconds' worth of calls may come at once. */
const BURST = 3

let world: World
let players = 0
let keys = 0
/** Limits and what is remembered of sessions: nothing runs out while nobody moves it. */
let nowMs = Date.now()

beforeAll(async () => {
  const feed = createScriptedFeed()
  const script = createScript({ nowMs: () => nowMs })
  world = await bootWorld({
    feed,
    machine: { clock: { nowMs: () => nowMs } },
    settings: { PLACES_PER_SECOND: String(PRESSES), CALLS_PER_SECOND: String(CALLS), LOG_LEVEL: 'silent' },
  })
  for (const message of [script.up('prematch'), script.catalogue(), script.fixture(1, nowMs + 3_600_000)])
    await feed.send(message)
  await feed.send(script.odds('prematch', 1, [prices('1x2', '', [['1', 2]])]))
})
afterAll(() => world.stop())

interface Said {
  readonly status: number
  readonly body: { readonly code?: string }
}
type Press = (token: string) => Promise<Said>

async function press(path: string, body: object, token: string): Promise<Said> {
  keys += 1
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `rule-${keys}` }
  return (await world.call(path, body, headers)) as Said
}
const PRESS: readonly (readonly [string, Press])[] = [
  [
    'placing',
    (token) => {
      const positions = [{ event: 1, factor: '1:1x2::1', value: 2 }]
      return press('betSlip/place', { bets: [{ type: 'singles', amount: 1, positions }] }, token)
    },
  ],
  // Each on another bet, of which there is none.
  ['cash-out', (token) => press('cashOut/press', { bet: 9_000 + keys, value: 1 }, token)],
]

/** A player in two browsers, a second later than the one before. */
async function newPlayer() {
  players += 1
  nowMs += 1000 * BURST
  const email = `rules${players}@example.com`
  const { body } = await world.call('register', exampleRegistration(email))
  const { token: first, user } = body as { token: string; user: { id: number } }
  const second = (
    (await world.call('login', { email, password: EXAMPLE_PASSWORD })).body as { token: string }
  ).token
  return { id: user.id, first, second }
}

describe.each(PRESS)('a press of %s', (_name, once) => {
  it('is counted by its player, whatever the bet and the session, and not against others', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    const tokens = [player.first, player.second, player.first, player.second, other.first]
    const said: number[] = []
    for (const token of tokens) said.push((await once(token)).status)
    expect(said).toEqual([200, 200, 429, 429, 200])
  })

  it.each([
    ['was ended by another server', 'update session set ended_at = instant_now() where player_id = $1'],
    ['is too old', 'update session set expires_at = instant_now() where player_id = $1'],
    ['is of a player who was blocked', "update player set status = 'blocked' where id = $1"],
  ])('does nothing in a session that %s, though this server remembers it', async (_why, sql) => {
    const { id, first } = await newPlayer()
    expect((await once(first)).status).toBe(200)
    await world.ownerPool.query(sql, [id])
    expect(await once(first)).toMatchObject({ status: 401, body: { code: 'session_expired' } })
    const bets = await world.ownerPool.query('select from bet where player_id = $1', [id])
    const outs = await world.ownerPool.query('select from cash_out where player_id = $1', [id])
    expect(bets.rowCount).toBeLessThanOrEqual(1)
    expect(outs.rowCount).toBe(0)
  })
})

it('who asks too often keeps nobody else behind the same address from asking', async () => {
  const [busy, other] = [await newPlayer(), await newPlayer()]
  const ask = async (token: string) =>
    (await world.call('account/actual', undefined, { authorization: `Bearer ${token}` })).status
  const said: number[] = []
  for (let count = 0; count < CALLS * BURST + 5; count++) said.push(await ask(busy.first))
  expect(said.at(-1)).toBe(429)
  expect(await ask(other.first)).toBe(200)
})

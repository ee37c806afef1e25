import type { AccountSession, LastLogin } from '@xezer/contract/sessions'
import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { openStream } from '@xezer/dev-world/stream-client'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOrigin } from './read-origin.ts'

let database: TestDatabase
let worlds: readonly World[] = []
let players = 0
/** The clock by which servers trust what they have read: a test moves it on. */
let nowMs = Date.now()

const server = (turn = 0) => must(worlds[turn], 'no server')
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { LOG_LEVEL: 'silent', TRUST_PROXY: '1' }
  const machine = { clock: { nowMs: () => nowMs } }
  worlds = await Promise.all(
    [1, 2].map(() => bootWorld({ feed: createScriptedFeed(), database, settings, machine })),
  )
})
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.stop()))
  await database.close()
})

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

/** Somebody new, with a way to log in once more. */
async function enter() {
  players += 1
  const email = `sessions-${players}@example.com`
  const tokenOf = ({ body }: { body: unknown }) => (body as { token: string }).token
  const from = { 'x-forwarded-for': '185.96.41.7', 'user-agent': WINDOWS }
  const first = tokenOf(await server().call('register', exampleRegistration(email), from))
  const logIn = async (more: Record<string, string> = {}, turn = 0) =>
    tokenOf(await server(turn).call('login', { email, password: EXAMPLE_PASSWORD }, more))
  return { first, logIn }
}

async function list(token: string, turn = 0) {
  const { body } = await server(turn).call('account/sessions', undefined, bearer(token))
  return body as { sessions: readonly AccountSession[]; lastLogin: LastLogin | null }
}
async function end(token: string, session: number) {
  const { status, body } = await server().call('account/sessionEnd', { session }, bearer(token))
  return [status, (body as { code?: string }).code ?? null]
}
const statusOf = async (token: string, turn = 0) =>
  (await server(turn).call('account/actual', undefined, bearer(token))).status

describe('the list of sessions', () => {
  it('says how, where and when, and which one asks; of the log-in before it the same', async () => {
    const { first, logIn } = await enter()
    expect((await list(first)).lastLogin).toBeNull()
    const second = await logIn({ 'x-forwarded-for': '2a01:4f8:1:2::9', 'user-agent': IPHONE })
    const { sessions, lastLogin } = await list(second)
    const registered = {
      ...{ method: 'registration', device: 'desktop', browser: 'Chrome', system: 'Windows' },
      ...{ address: '185.96.41.0/24', opened: expect.stringMatching(/Z$/) },
    }
    const id = expect.any(Number)
    expect(sessions).toEqual([
      {
        ...{ id, method: 'password', device: 'phone', browser: 'Safari', system: 'iPhone' },
        ...{ address: '2a01:4f8:1::/48', opened: expect.stringMatching(/Z$/) },
        ...{ used: expect.stringMatching(/Z$/), own: true },
      },
      { id, ...registered, used: expect.stringMatching(/Z$/), own: false },
    ])
    expect(lastLogin).toEqual(registered)
    expect((await list(first, 1)).sessions.map(({ own }) => own)).toEqual([false, true])
  })

  it('holds nothing that was ended, is too old or lay idle; the log-in before is told all the same', async () => {
    const { first, logIn } = await enter()
    const [idle, old, ended, own] = [await logIn(), await logIn(), await logIn(), await logIn()]
    const known = (await list(own)).sessions.map(({ id }) => id)
    await server().call('logout', {}, bearer(ended))
    const { pool, ownerPool } = server()
    await pool.query("update session set active_at = now() - interval '3 hours' where id = $1", [known[3]])
    await ownerPool.query('update session set expires_at = now() where id = $1', [known[2]])
    const { sessions, lastLogin } = await list(own)
    expect(sessions.map(({ id }) => id)).toEqual([known[0], known[4]])
    expect(lastLogin).not.toBeNull()
    nowMs += 10_000
    for (const token of [idle, old, ended]) expect(await statusOf(token)).toBe(401)
    expect(await statusOf(first)).toBe(200)
  })
})

describe('ending a session', () => {
  it('ends it here at once with its streams, and on the other server within its trust', async () => {
    const { first, logIn } = await enter()
    const other = await logIn({}, 1)
    // Both servers believe in it.
    expect([await statusOf(other, 0), await statusOf(other, 1)]).toEqual([200, 200])
    const stream = await openStream(server().url, { token: other })
    stream.send({ type: 'subscribe', topic: 'account' })
    await stream.take('account')
    const found = must(
      (await list(first)).sessions.find(({ own }) => !own),
      'no session',
    )
    expect(await end(first, found.id)).toEqual([200, null])
    await stream.take('session_ended')
    await stream.close()
    expect(await statusOf(other, 0)).toBe(401)
    nowMs += 10_000
    expect([await statusOf(other, 1), await statusOf(first, 1)]).toEqual([401, 200])
    // Once.
    expect(await end(first, found.id)).toEqual([404, 'not_found'])
  })

  it("knows nobody else's", async () => {
    const [one, stranger] = [await enter(), await enter()]
    const target = must((await list(one.first)).sessions[0], 'no session')
    expect(await end(stranger.first, target.id)).toEqual([404, 'not_found'])
    expect(await end(stranger.first, 999_999_999)).toEqual([404, 'not_found'])
    nowMs += 10_000
    expect(await statusOf(one.first)).toBe(200)
  })

  it('of all others leaves the one that asks, and those of other players', async () => {
    const [{ first, logIn }, stranger] = [await enter(), await enter()]
    const [second, own] = [await logIn(), await logIn()]
    for (const token of [first, second]) expect(await statusOf(token)).toBe(200)
    const { status } = await server().call('account/sessionsEnd', {}, bearer(own))
    expect(status).toBe(200)
    expect(await Promise.all([first, second, own, stranger.first].map((token) => statusOf(token)))).toEqual([
      ...[401, 401, 200, 200],
    ])
    expect((await list(own)).sessions).toHaveLength(1)
  })

  it('by its own hand is a logout', async () => {
    const { first } = await enter()
    const own = must((await list(first)).sessions[0], 'no session')
    expect(await end(first, own.id)).toEqual([200, null])
    expect(await statusOf(first)).toBe(401)
  })
})

describe('what a browser says of itself', () => {
  it.each([
    [IPHONE, 'phone', 'Safari', 'iPhone'],
    [WINDOWS, 'desktop', 'Chrome', 'Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0',
      ...(['desktop', 'Firefox', 'macOS'] as const),
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      ...(['tablet', 'Chrome', 'Android'] as const),
    ],
    ['curl/8.1', 'other', '', ''],
    ['', 'other', '', ''],
    ['<b>\u0000', 'other', '', ''],
    [`Mozilla/5.0 (${'x'.repeat(100_000)}`, 'other', '', ''],
  ] as const)('%.60s: %s, %s, %s', (userAgent, device, browser, system) => {
    const read = readOrigin('10.0.0.1', userAgent)
    expect(read).toMatchObject({ device, system, address: '10.0.0.0/24' })
    if (browser !== '') expect(read.browser).toBe(browser)
    expect(read.browser.length).toBeLessThanOrEqual(40)
  })
})

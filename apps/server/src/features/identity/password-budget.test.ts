import { hash } from '@node-rs/argon2'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasswords, PasswordsBusy } from '../../core/player/passwords.ts'
import { PUBLIC_DEMO_PASSWORD } from '../../platform/config.ts'

const LIMIT = 5
let world: World
let nowMs = Date.now()

beforeAll(async () => {
  world = await bootWorld({
    feed: createScriptedFeed(),
    machine: { clock: { nowMs: () => nowMs } },
    settings: { LOGINS_PER_MINUTE: String(LIMIT), TRUST_PROXY: '1' },
  })
})
afterAll(() => world.stop())

const from = (address: string, key?: string): Record<string, string> => ({
  'x-forwarded-for': address,
  ...(key === undefined ? {} : { 'idempotency-key': key }),
})

async function register(name: string, password: string, address: string, on = world) {
  const form = { ...exampleRegistration(`${name}@example.com`), password }
  const { status, headers, body } = await on.call('register', form, from(address, name))
  return { status, retryAfter: headers.get('retry-after'), code: (body as { code?: string }).code }
}

async function login(email: string, password: string, address = '10.9.0.1', on = world) {
  const { status, body } = await on.call('login', { email, password }, from(address))
  return { status, token: (body as { token?: string }).token ?? '' }
}

describe('one budget for every call that proves a password', () => {
  it('a repeated registration is a log-in: five a minute, said at once, and the owner is not locked out', async () => {
    expect((await register('owner', 'a long enough secret', '10.8.0.1')).status).toBe(200)
    const tries: number[] = []
    for (let count = 0; count < 3 * LIMIT; count++) {
      tries.push((await register('owner', `guess number ${count}`, '10.8.0.2')).status)
    }
    expect(tries.filter((status) => status === 409)).toHaveLength(LIMIT)
    expect(tries.filter((status) => status === 429)).toHaveLength(2 * LIMIT)
    const refused = await register('owner', 'one more guess', '10.8.0.2')
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect((await login('owner@example.com', 'a long enough secret', '10.8.0.2')).status).toBe(429)
    expect((await login('owner@example.com', 'a long enough secret', '10.8.0.3')).status).toBe(200)
    nowMs += 60_000
    expect((await login('owner@example.com', 'a long enough secret', '10.8.0.2')).status).toBe(200)
  })

  it('one visitor takes four places of the queue, and the others find theirs', async () => {
    const passwords = createPasswords()
    const flood = Array.from({ length: 40 }, () => passwords.verify('a guess', async () => null, 'stranger'))
    const own = passwords.verify('a secret', async () => null, 'owner')
    const answers = await Promise.allSettled(flood)
    const busy = answers.filter(
      (answer) => answer.status === 'rejected' && answer.reason instanceof PasswordsBusy,
    )
    expect(busy.length).toBeGreaterThanOrEqual(35)
    expect(await own).toBe('wrong')
  })

  it('is full when 32 wait, and not before', async () => {
    const passwords = createPasswords({ hash: async () => '', verify: async () => false })
    const look = () => new Promise<null>((resolve) => setTimeout(resolve, 20, null))
    const tries = Array.from({ length: 32 }, (_, number) =>
      passwords.verify('a guess', look, `visitor ${number}`),
    )
    expect(passwords.isFull()).toBe(false)
    tries.push(passwords.verify('a guess', look, 'the last one'))
    expect(passwords.isFull()).toBe(true)
    await expect(passwords.verify('a guess', look, 'one too many')).rejects.toThrow(PasswordsBusy)
    expect(await Promise.all(tries)).toHaveLength(33)
    expect(passwords.isFull()).toBe(false)
  })
})

describe('one letter, one spelling', () => {
  const composed = 'caf\u00e9 au lait'
  const inParts = 'cafe\u0301 au lait'

  it('opens however the letter was typed', async () => {
    await register('spelling', composed, '10.7.0.1')
    expect((await login('spelling@example.com', inParts, '10.7.0.1')).status).toBe(200)
    expect((await login('spelling@example.com', composed, '10.7.0.1')).status).toBe(200)
  })

  it('a hash of before goes on opening, and is made anew', async () => {
    await register('before', 'a long enough secret', '10.7.0.2')
    const old = await hash(inParts)
    await world.pool.query("update player set password_hash = $1 where email = 'before@example.com'", [old])
    expect((await login('before@example.com', composed, '10.7.0.2')).status).toBe(401)
    expect((await login('before@example.com', inParts, '10.7.0.2')).status).toBe(200)
    expect((await login('before@example.com', composed, '10.7.0.2')).status).toBe(200)
  })
})

describe('the demo player of a development', () => {
  const DEMO = 'demo@xezer.example'
  const secret = 'kept to ourselves'

  async function inProduction(settings: Record<string, string> = {}): Promise<World> {
    const { databaseUrl, migrationDatabaseUrl } = world.config
    return bootWorld({
      feed: createScriptedFeed(),
      settings: {
        NODE_ENV: 'production',
        DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
        TRUST_PROXY: '1',
        DATABASE_URL: databaseUrl ?? '',
        MIGRATION_DATABASE_URL: migrationDatabaseUrl ?? '',
        ...settings,
      },
    })
  }

  it('opens nothing in production, nor do its sessions; a secret of our own does', async () => {
    const { token } = await login(DEMO, PUBLIC_DEMO_PASSWORD)
    expect(token).not.toBe('')
    const other = await register('copycat', PUBLIC_DEMO_PASSWORD, '10.6.0.1')
    expect(other.status).toBe(200)
    const production = await inProduction()
    const held = await production.call('account/actual', undefined, { authorization: `Bearer ${token}` })
    expect(held.status).toBe(401)
    expect(held.headers.get('permissions-policy')).toContain('camera=()')
    expect((await login(DEMO, PUBLIC_DEMO_PASSWORD, '10.6.0.2', production)).status).toBe(401)
    expect((await login('copycat@example.com', PUBLIC_DEMO_PASSWORD, '10.6.0.3', production)).status).toBe(
      401,
    )
    await production.stop()
    const wanted = await inProduction({ DEMO_PLAYER: '1', DEMO_PASSWORD: secret })
    expect((await login(DEMO, PUBLIC_DEMO_PASSWORD, '10.6.0.4', wanted)).status).toBe(401)
    expect((await login(DEMO, secret, '10.6.0.4', wanted)).status).toBe(200)
    await wanted.stop()
    await expect(inProduction({ DEMO_PLAYER: '1', DEMO_PASSWORD: 'password1' })).rejects.toThrow(
      'DEMO_PASSWORD',
    )
  })
})

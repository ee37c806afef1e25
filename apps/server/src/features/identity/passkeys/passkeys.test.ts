import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExampleDevice, type DeviceOptions } from './example-authenticator.ts'

let database: TestDatabase
let worlds: readonly World[] = []
let players = 0

const HOME = { origin: 'https://bet.example', domain: 'bet.example' }
const server = (turn = 0) => must(worlds[turn], 'no server')

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { LOG_LEVEL: 'silent', MAIN_SITE: HOME.origin }
  worlds = await Promise.all([1, 2].map(() => bootWorld({ feed: createScriptedFeed(), database, settings })))
})
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.stop()))
  await database.close()
})

interface Said {
  readonly status: number
  readonly code: string | null
  readonly body: {
    readonly token: string
    readonly challenge: string
    readonly id: number
    readonly user: { readonly id: number }
    readonly passkeys: readonly { readonly id: number; readonly name: string; readonly used: string | null }[]
  }
}
type Device = ReturnType<typeof createExampleDevice>

async function ask(path: string, body?: object, token?: string, turn = 0): Promise<Said> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await server(turn).call(path, body, headers as Record<string, string>)
  const said = answer.body as Said['body'] & { readonly code?: string }
  return { status: answer.status, code: said.code ?? null, body: said }
}

const challengeOf = async (purpose: 'add' | 'prove', token: string) =>
  (await ask('account/passkeyStart', { purpose }, token)).body.challenge
const loginChallenge = async (turn = 0) => (await ask('passkey/start', {}, undefined, turn)).body.challenge

async function logIn(device: Device, options: DeviceOptions = {}, turn = 0): Promise<Said> {
  return ask('passkey/login', { passkey: device.sign(await loginChallenge(turn), options) }, undefined, turn)
}

/** Somebody new with a passkey. */
async function enter() {
  players += 1
  const email = `passkeys-${players}@example.com`
  const { body } = await ask('register', exampleRegistration(email))
  const device = createExampleDevice(HOME)
  const passkey = device.make(await challengeOf('add', body.token))
  const added = await ask('account/passkeyAdd', { name: 'telefon', passkey }, body.token)
  expect([added.status, added.code]).toEqual([200, null])
  return { email, token: body.token, id: body.user.id, device, passkeyId: added.body.id, passkey }
}

const age = (id: number) =>
  server().ownerPool.query("update session set proven_at = now() - interval '1 hour' where player_id = $1", [
    id,
  ])
const mailsOf = async (id: number) => {
  const { rows } = await server().ownerPool.query('select kind from mail where player_id = $1 order by id', [
    id,
  ])
  return rows.map(({ kind }) => kind as string)
}

describe('a passkey', () => {
  it('opens a session of its player on either server, and is listed with its use', async () => {
    const { device, id, token } = await enter()
    for (const turn of [0, 1]) {
      const said = await logIn(device, {}, turn)
      expect([said.status, said.body.user.id]).toEqual([200, id])
      const { body } = await ask('account/sessions', undefined, said.body.token)
      expect(JSON.stringify(body)).toContain('"method":"passkey"')
    }
    const { passkeys } = (await ask('account/passkeys', undefined, token)).body
    expect(passkeys).toEqual([expect.objectContaining({ name: 'telefon', used: expect.any(String) })])
    expect(await mailsOf(id)).toContain('passkey_added')
  })

  it('is both factors: no code is asked for', async () => {
    const { device, id } = await enter()
    await server().ownerPool.query(
      "insert into totp (player_id, secret_id, sealed, turned_on_at) values ($1, 'x', 'x', now())",
      [id],
    )
    expect((await logIn(device)).status).toBe(200)
  })

  it('opens nothing for who is blocked, nor once it was removed', async () => {
    const [one, other] = [await enter(), await enter()]
    await server().ownerPool.query("update player set status = 'blocked' where id = $1", [one.id])
    expect((await logIn(one.device)).code).toBe('account_blocked')
    expect((await ask('account/passkeyRemove', { id: other.passkeyId }, other.token)).status).toBe(200)
    expect((await logIn(other.device)).code).toBe('passkey_refused')
    expect(await mailsOf(other.id)).toContain('passkey_removed')
  })
})

describe('an answer is refused', () => {
  it.each<[string, DeviceOptions]>([
    ['for a page of another origin', { origin: 'https://bet.example.evil.example' }],
    ['for a page without https', { origin: 'http://bet.example' }],
    ['for a page at another port', { origin: 'https://bet.example:8443' }],
    ['for localhost', { origin: 'http://localhost:8080' }],
    ['made for another domain', { domain: 'evil.example' }],
    ['when nobody was verified at the device', { isUserVerified: false }],
    ['of another kind', { type: 'webauthn.create' }],
  ])('%s', async (_, options) => {
    const { device } = await enter()
    expect(await logIn(device, options)).toMatchObject({ status: 401, code: 'passkey_refused' })
    expect((await logIn(device)).status).toBe(200)
  })

  it('when it comes a second time, here or there, and when 32 come at once one gets in', async () => {
    const { device } = await enter()
    const passkey = device.sign(await loginChallenge())
    const said = await Promise.all(
      Array.from({ length: 32 }, (_, index) => ask('passkey/login', { passkey }, undefined, index % 2)),
    )
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await ask('passkey/login', { passkey })).code).toBe('passkey_refused')
  })

  it('to a challenge that nobody gave, that is too old, or that was given for something else', async () => {
    const { device, token, id } = await enter()
    const forged = Buffer.alloc(32, 7).toString('base64url')
    expect((await ask('passkey/login', { passkey: device.sign(forged) })).code).toBe('passkey_refused')
    const challenge = await loginChallenge()
    await server().ownerPool.query("update passkey_challenge set expires_at = now() - interval '1 second'")
    expect((await ask('passkey/login', { passkey: device.sign(challenge) })).code).toBe('passkey_refused')
    const prove = await challengeOf('prove', token)
    expect((await ask('passkey/login', { passkey: device.sign(prove) })).code).toBe('passkey_refused')
    await age(id)
    const login = device.sign(await loginChallenge())
    expect((await ask('account/passkeyProve', { passkey: login }, token)).code).toBe('passkey_refused')
    expect((await ask('account/totpStart', {}, token)).code).toBe('proof_required')
  })

  it('with a signature of another device, or none, under its name', async () => {
    const [one, other] = [await enter(), await enter()]
    const challenge = await loginChallenge()
    const stolen = { ...other.device.sign(challenge), id: one.passkey.id }
    expect((await ask('passkey/login', { passkey: stolen })).code).toBe('passkey_refused')
    const empty = { ...one.device.sign(await loginChallenge()), signature: 'AAAA' }
    expect((await ask('passkey/login', { passkey: empty })).code).toBe('passkey_refused')
    for (const clientDataJSON of [
      'AAAA',
      Buffer.from('[]').toString('base64url'),
      Buffer.from('null').toString('base64url'),
    ]) {
      const odd = { ...one.device.sign(await loginChallenge()), clientDataJSON }
      expect((await ask('passkey/login', { passkey: odd })).code).toBe('passkey_refused')
    }
  })

  it('whose counter falls back or stands, and its owner is told', async () => {
    const { device, id } = await enter()
    expect((await logIn(device, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0]) {
      expect(await logIn(device, { counter })).toMatchObject({ status: 401, code: 'passkey_copied' })
    }
    expect((await mailsOf(id)).filter((kind) => kind === 'passkey_copied')).toHaveLength(3)
    expect((await logIn(device, { counter: 8 })).status).toBe(200)
  })

  it('but not of a device that does not count', async () => {
    const { device } = await enter()
    for (let time = 0; time < 2; time++) expect((await logIn(device, { counter: 0 })).status).toBe(200)
  })
})

describe('a change of passkeys', () => {
  it('wants a proof, which a passkey gives', async () => {
    const { token, id, device, passkeyId } = await enter()
    await age(id)
    expect((await ask('account/passkeyStart', { purpose: 'add' }, token)).code).toBe('proof_required')
    expect((await ask('account/passkeyRemove', { id: passkeyId }, token)).code).toBe('proof_required')
    const passkey = device.sign(await challengeOf('prove', token))
    expect((await ask('account/passkeyProve', { passkey }, token)).status).toBe(200)
    expect((await ask('account/passkeyStart', { purpose: 'add' }, token)).status).toBe(200)
    expect((await ask('account/passkeyRemove', { id: passkeyId }, token)).status).toBe(200)
  })

  it("knows nobody else's: neither to prove with, nor to name, nor to remove", async () => {
    const [one, stranger] = [await enter(), await enter()]
    await age(stranger.id)
    const passkey = one.device.sign(await challengeOf('prove', stranger.token))
    expect((await ask('account/passkeyProve', { passkey }, stranger.token)).code).toBe('passkey_refused')
    await ask('account/prove', { password: EXAMPLE_PASSWORD }, stranger.token)
    const { passkeyId: id } = one
    expect((await ask('account/passkeyName', { id, name: 'mənim' }, stranger.token)).code).toBe('not_found')
    expect((await ask('account/passkeyRemove', { id }, stranger.token)).code).toBe('not_found')
    expect((await ask('account/passkeyName', { id, name: ' Ev ' }, one.token)).status).toBe(200)
    expect((await ask('account/passkeys', undefined, one.token)).body.passkeys[0]?.name).toBe('Ev')
  })

  it('takes a new key for its own session and challenge only, and no key twice', async () => {
    const { token, email, passkey } = await enter()
    const device = createExampleDevice(HOME)
    const add = async (made: object, bearer = token) =>
      (await ask('account/passkeyAdd', { name: 'ikinci', passkey: made }, bearer)).code
    const second = (await ask('login', { email, password: EXAMPLE_PASSWORD })).body.token
    expect(await add(device.make(await challengeOf('add', token)), second)).toBe('passkey_refused')
    expect(await add(device.make(await challengeOf('prove', token)))).toBe('passkey_refused')
    expect(await add(device.make(await loginChallenge()))).toBe('passkey_refused')
    expect(await add(device.make(await challengeOf('add', token), { isUserVerified: false }))).toBe(
      'passkey_refused',
    )
    expect(await add(device.make(await challengeOf('add', token), { origin: 'https://evil.example' }))).toBe(
      'passkey_refused',
    )
    const good = device.make(await challengeOf('add', token))
    expect([await add(good), await add(good)]).toEqual([null, 'passkey_refused'])
    // A key that is known already, under whatever account it comes.
    const stranger = await enter()
    expect(await add(passkey, stranger.token)).toBe('passkey_refused')
    expect(await add(device.make(await challengeOf('add', stranger.token)), stranger.token)).toBe(
      'passkey_refused',
    )
  })
})

it('where the house has no domain there are none', async () => {
  const settings = { LOG_LEVEL: 'silent', MAIN_SITE: 'http://127.0.0.1:8080' }
  const world = await bootWorld({ feed: createScriptedFeed(), settings })
  expect((await world.call('passkey/start', {})).status).toBe(404)
  await world.stop()
})

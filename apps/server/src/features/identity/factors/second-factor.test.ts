import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pruneRecords } from '../../../core/upkeep/prune-records.ts'

let database: TestDatabase
let worlds: readonly World[] = []
let players = 0
/** In the middle of a step, and moved on by hand. */
let nowMs = Math.floor(Date.now() / 30_000) * 30_000 + 15_000

const server = (turn = 0) => must(worlds[turn], 'no server')

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

interface Said {
  readonly status: number
  readonly code: string | null
  readonly body: {
    readonly token: string
    readonly recoveryCodes: readonly string[]
    readonly secret: string
    readonly fields?: Record<string, string>
    readonly totp: { readonly recoveryLeft: number } | null
    readonly user: { readonly id: number; readonly token: string }
  }
}

async function ask(
  path: string,
  body: object | undefined,
  more: Record<string, string>,
  turn = 0,
): Promise<Said> {
  const answer = await server(turn).call(path, body, more)
  const said = answer.body as Said['body'] & { readonly code?: string }
  return { status: answer.status, code: said.code ?? null, body: said }
}

/** Somebody new, with their telephone still empty. */
async function enter() {
  players += 1
  const email = `factors-${players}@example.com`
  const key = { 'idempotency-key': `factors-${players}` }
  const registered = await ask('register', exampleRegistration(email), key)
  const own = { authorization: `Bearer ${registered.body.token}` }
  const logIn = (code?: string, address = `10.0.0.${players}`, turn = 0) =>
    ask(
      'login',
      { email, password: EXAMPLE_PASSWORD, ...(code === undefined ? {} : { code }) },
      { 'x-forwarded-for': address, cookie: 'locale=en' },
      turn,
    )
  const call = (path: string, body?: object, turn = 0) => ask(`account/${path}`, body, own, turn)
  return { email, key, id: registered.body.user.id, own, call, logIn }
}

const codeOf = (secret: string, atMs = nowMs) => generateSync({ secret, epoch: Math.floor(atMs / 1000) })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const nextStep = () => {
  nowMs += 30_000
}

async function enterWithTotp() {
  const player = await enter()
  const { secret } = (await player.call('totpStart', {})).body
  const { recoveryCodes } = (await player.call('totpOn', { code: codeOf(secret) })).body
  nextStep()
  return { ...player, secret, recoveryCodes }
}

const mailsOf = async (id: number) => {
  const { rows } = await server().ownerPool.query('select kind from mail where player_id = $1 order by id', [
    id,
  ])
  return rows.map(({ kind }) => kind as string)
}

describe('turning it on', () => {
  it('takes one right code, tells ten recovery codes, and is asked for from then on', async () => {
    const { call, logIn, id } = await enter()
    expect((await call('factors')).body).toMatchObject({ totp: null })
    const { secret } = (await call('totpStart', {})).body
    // Nothing asks for a code before one was right.
    expect((await logIn()).status).toBe(200)
    expect((await call('totpOn', { code: otherThan(codeOf(secret)) })).code).toBe('second_factor_wrong')
    const on = await call('totpOn', { code: codeOf(secret) })
    expect(on.body.recoveryCodes).toHaveLength(10)
    expect((await call('factors')).body).toMatchObject({ totp: { recoveryLeft: 10 } })
    expect(await logIn()).toMatchObject({ status: 401, code: 'second_factor_required' })
    // The code that turned it on was used with that.
    expect((await logIn(codeOf(secret))).code).toBe('second_factor_wrong')
    nextStep()
    expect((await logIn(codeOf(secret))).status).toBe(200)
    expect(await mailsOf(id)).toContain('totp_on')
    const { rows } = await server().ownerPool.query('select factors_changed_at from player where id = $1', [
      id,
    ])
    expect(rows[0].factors_changed_at).not.toBeNull()
  })

  it('is not begun twice, nor finished without a beginning, nor a quarter of an hour after it', async () => {
    const player = await enterWithTotp()
    expect((await player.call('totpStart', {})).code).toBe('second_factor_on')
    expect((await player.call('totpOn', { code: codeOf(player.secret) })).code).toBe('second_factor_off')
    const other = await enter()
    expect((await other.call('totpOn', { code: '000000' })).code).toBe('second_factor_off')
    const { secret } = (await other.call('totpStart', {})).body
    await server().ownerPool.query(
      "update totp set started_at = started_at - interval '16 minutes' where player_id = $1",
      [other.id],
    )
    expect((await other.call('totpOn', { code: codeOf(secret) })).code).toBe('second_factor_off')
    // Another beginning has another secret.
    const again = (await other.call('totpStart', {})).body
    expect(again.secret).not.toBe(secret)
    expect((await other.call('totpOn', { code: codeOf(secret) })).code).toBe('second_factor_wrong')
    expect((await other.call('totpOn', { code: codeOf(again.secret) })).status).toBe(200)
  })

  // Another server has ended it with a new password; this one believes in it for some seconds more.
  it('is not turned on, off or renewed by a session that was just ended', async () => {
    const [fresh, guarded] = [await enter(), await enterWithTotp()]
    const { secret } = (await fresh.call('totpStart', {})).body
    for (const { call } of [fresh, guarded]) expect((await call('actual')).status).toBe(200)
    for (const { id } of [fresh, guarded])
      await server().ownerPool.query('update session set ended_at = instant_now() where player_id = $1', [id])
    expect((await fresh.call('totpOn', { code: codeOf(secret) })).code).toBe('second_factor_off')
    expect((await guarded.call('totpOff', {})).code).toBe('proof_required')
    expect((await guarded.call('recoveryCodes', {})).code).toBe('proof_required')
    const { rows } = await server().pool.query(
      'select player_id from totp where player_id = any($1) and turned_on_at is not null',
      [[fresh.id, guarded.id]],
    )
    expect(rows).toEqual([{ player_id: BigInt(guarded.id) }])
  })

  it('of two presses at once one counts', async () => {
    const { call, id } = await enter()
    const { secret } = (await call('totpStart', {})).body
    const code = codeOf(secret)
    const said = await Promise.all([call('totpOn', { code }), call('totpOn', { code }, 1)])
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await server().pool.query('select from recovery_code where player_id = $1', [id])
    expect(rows).toHaveLength(10)
  })
})

describe('a change of factors wants the player', () => {
  it('within five minutes of a log-in or of the password once more', async () => {
    const player = await enterWithTotp()
    const { call, id } = player
    const age = () =>
      server().ownerPool.query(
        "update session set proven_at = now() - interval '301 seconds' where player_id = $1",
        [id],
      )
    await age()
    for (const path of ['totpStart', 'totpOff', 'recoveryCodes']) {
      expect(await call(path, {}), path).toMatchObject({ status: 403, code: 'proof_required' })
    }
    expect(await call('prove', { password: 'not the password' })).toMatchObject({ code: 'password_wrong' })
    expect((await call('totpOff', {})).code).toBe('proof_required')
    expect((await call('prove', { password: EXAMPLE_PASSWORD })).status).toBe(200)
    const renewed = (await call('recoveryCodes', {})).body.recoveryCodes
    expect((await player.logIn(player.recoveryCodes[0])).code).toBe('second_factor_wrong')
    expect((await player.logIn(renewed[0])).status).toBe(200)
    expect((await call('totpOff', {})).status).toBe(200)
    expect((await player.logIn()).status).toBe(200)
    expect((await call('totpOff', {})).code).toBe('second_factor_off')
    expect((await call('recoveryCodes', {})).code).toBe('second_factor_off')
    expect(await mailsOf(id)).toEqual(expect.arrayContaining(['totp_on', 'recovery_codes', 'totp_off']))
  })

  it('and proves one session only', async () => {
    const { call, logIn, id } = await enter()
    const other = (await logIn()).body.token
    await server().ownerPool.query(
      "update session set proven_at = now() - interval '1 hour' where player_id = $1",
      [id],
    )
    await call('prove', { password: EXAMPLE_PASSWORD })
    const bearer = { authorization: `Bearer ${other}` }
    expect((await ask('account/totpStart', {}, bearer)).code).toBe('proof_required')
    expect((await call('totpStart', {})).status).toBe(200)
  })
})

it('a new password counts as a changed factor: payouts wait for a hand', async () => {
  const { id, own } = await enter()
  const changedAt = async () => {
    const { rows } = await server().ownerPool.query('select factors_changed_at from player where id = $1', [
      id,
    ])
    return rows[0].factors_changed_at as Date | null
  }
  expect(await changedAt()).toBeNull()
  const next = 'an even longer secret'
  expect((await ask('password', { prev: 'not it', next, repeat: next }, own)).code).toBe('password_wrong')
  expect(await changedAt()).toBeNull()
  expect((await ask('password', { prev: EXAMPLE_PASSWORD, next, repeat: next }, own)).status).toBe(200)
  expect(await changedAt()).not.toBeNull()
})

describe('a code', () => {
  it('counts one step to either side, once, and none before it any more', async () => {
    const { logIn, secret } = await enterWithTotp()
    expect((await logIn(codeOf(secret, nowMs - 60_000))).code).toBe('second_factor_wrong')
    expect((await logIn(codeOf(secret, nowMs + 60_000))).code).toBe('second_factor_wrong')
    nextStep()
    expect((await logIn(codeOf(secret, nowMs + 30_000))).status).toBe(200)
    for (const away of [30_000, 0, -30_000]) {
      expect((await logIn(codeOf(secret, nowMs + away), `10.1.0.${1 + away / 1000 + 60}`)).code).toBe(
        'second_factor_wrong',
      )
    }
    nextStep()
    nextStep()
    expect((await logIn(`${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`)).status).toBe(200)
  })

  it('that is right opens one session of 64 at once, on two servers', async () => {
    const { logIn, secret } = await enterWithTotp()
    const code = codeOf(secret)
    const said = await Promise.all(
      Array.from({ length: 64 }, (_, index) => logIn(code, `10.2.${players}.${index}`, index % 2)),
    )
    const opened = said.filter(({ status }) => status === 200)
    // Some find no place in the queue for passwords: nobody else came in.
    expect(opened.length).toBeLessThanOrEqual(1)
    expect(said.every(({ status }) => [200, 401, 429, 503].includes(status))).toBe(true)
    if (opened.length === 0) expect((await logIn(code)).status).toBe(200)
  })

  it('of the recovery list is used once, however it is written', async () => {
    const { logIn, call, recoveryCodes } = await enterWithTotp()
    const [first = '', second = ''] = recoveryCodes
    expect((await logIn(first)).status).toBe(200)
    expect((await logIn(first)).code).toBe('second_factor_wrong')
    expect((await logIn(second.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await call('factors')).body).toMatchObject({ totp: { recoveryLeft: 8 } })
  })

  it('of another player is wrong', async () => {
    const [one, other] = [await enterWithTotp(), await enterWithTotp()]
    expect((await one.logIn(other.recoveryCodes[0])).code).toBe('second_factor_wrong')
    expect((await one.logIn(codeOf(other.secret))).code).toBe('second_factor_wrong')
  })

  it('is not looked at after five wrong ones in a minute, on whichever server; elsewhere the owner gets in', async () => {
    const { logIn, secret, id } = await enterWithTotp()
    const wrong = otherThan(codeOf(secret))
    const said = await Promise.all([0, 1, 0, 1, 0].map((turn) => logIn(wrong, '10.3.0.1', turn)))
    expect(said.map(({ code }) => code)).toEqual(Array(5).fill('second_factor_wrong'))
    for (const turn of [0, 1]) {
      expect(await logIn(codeOf(secret), '10.3.0.1', turn)).toMatchObject({
        status: 429,
        code: 'too_many_requests',
      })
    }
    expect((await logIn(codeOf(secret), '10.3.0.2')).status).toBe(200)
    // The minute is over.
    await server().ownerPool.query(
      "update code_try set tries = array(select t - interval '61 seconds' from unnest(tries) t) where player_id = $1",
      [id],
    )
    nextStep()
    expect((await logIn(codeOf(secret), '10.3.0.1')).status).toBe(200)
  })

  it('is not looked at more than five times, however many come at once', async () => {
    const { id } = await enterWithTotp()
    const { takeTry } = await import('./factor-store.ts')
    const taken = await Promise.all(Array.from({ length: 64 }, () => takeTry(server().pool, id, '10.4.0.1')))
    expect(taken.filter(Boolean)).toHaveLength(5)
  })
})

describe('what does not go around it', () => {
  it('the key of the registration, the launch token, half a log-in', async () => {
    const player = await enterWithTotp()
    expect((await ask('register', exampleRegistration(player.email), player.key)).code).toBe(
      'idempotency_conflict',
    )
    const { user } = (await player.logIn(codeOf(player.secret))).body
    for (const path of ['account/factors', 'account/sessions']) {
      expect((await ask(path, undefined, { authorization: `Bearer ${user.token}` })).status).toBe(401)
    }
    const half = await player.logIn()
    expect(half.body).not.toHaveProperty('token')
    const wrong = await ask('login', { email: player.email, password: 'no', code: codeOf(player.secret) }, {})
    expect(wrong.code).toBe('wrong_credentials')
  })

  it('what is stored: neither secret nor codes, and a row of another player opens nothing', async () => {
    const [one, other] = [await enterWithTotp(), await enterWithTotp()]
    const { ownerPool } = server()
    const { rows } = await ownerPool.query(
      'select t::text as text from totp t union all select r::text from recovery_code r',
    )
    const stored = JSON.stringify(rows)
    const plain = [
      one.secret,
      ...one.recoveryCodes,
      ...one.recoveryCodes.map((code) => code.replaceAll('-', '')),
    ]
    for (const secret of plain) expect(stored).not.toContain(secret)
    // Whoever can write into the database copies his own row over another's.
    await ownerPool.query(
      `update totp set (secret_id, sealed) = (select secret_id, sealed from totp where player_id = $2) where player_id = $1`,
      [one.id, other.id],
    )
    expect((await one.logIn(codeOf(other.secret))).status).toBe(500)
  })
})

describe('a log-in from a device that the player never came with is mailed', () => {
  const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0'
  const from = { 'user-agent': firefox, 'x-forwarded-for': '10.5.0.1' }
  const logIn = (email: string) => ask('login', { email, password: EXAMPLE_PASSWORD }, from)
  const toldOf = async (id: number) => (await mailsOf(id)).filter((kind) => kind === 'new_device').length

  it('once, and the registration is not', async () => {
    const { email, id } = await enter()
    expect(await toldOf(id)).toBe(0)
    for (let time = 0; time < 2; time++) expect((await logIn(email)).status).toBe(200)
    expect(await toldOf(id)).toBe(1)
  })

  // Whoever takes over an account takes one that nobody looks at.
  it('also when nothing is kept of any other, since the account was not used for long', async () => {
    const { email, id } = await enter()
    await server().ownerPool.query(
      "update session set expires_at = now() - interval '31 days' where player_id = $1",
      [id],
    )
    await server().ownerPool.query(
      "update player set created_at = now() - interval '32 days' where id = $1",
      [id],
    )
    await pruneRecords(server().pool)
    for (let time = 0; time < 2; time++) expect((await logIn(email)).status).toBe(200)
    expect(await toldOf(id)).toBe(1)
  })

  it('also by who repeats the press of a registration', async () => {
    const { email, id, key } = await enter()
    const again = await ask('register', exampleRegistration(email), { ...key, ...from })
    expect(again.status).toBe(200)
    expect(await toldOf(id)).toBe(1)
  })
})

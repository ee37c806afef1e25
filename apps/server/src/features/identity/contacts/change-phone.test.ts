import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, it } from 'vitest'

let database: TestDatabase
let world: World
let players = 0
let nowMs = Math.floor(Date.now() / 30_000) * 30_000 + 15_000

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { LOG_LEVEL: 'silent', TRUST_PROXY: '1', LOGINS_PER_MINUTE: '50' }
  const machine = { clock: { nowMs: () => nowMs } }
  world = await bootWorld({ feed: createScriptedFeed(), database, settings, machine })
})
afterAll(async () => {
  await world.stop()
  await database.close()
})

interface Said {
  readonly status: number
  readonly body: { readonly code?: string; readonly fields?: Record<string, string>; readonly error?: string }
}

async function enter() {
  players += 1
  const own = `+994 50 900 00 ${String(players).padStart(2, '0')}`
  const from = { 'x-forwarded-for': `10.9.0.${players}`, cookie: 'locale=en' }
  const form = { ...exampleRegistration(`phone${players}@example.com`), phone: own }
  const { body } = await world.call('register', form, from)
  const { token, user } = body as { token: string; user: { id: number } }
  const ask = async (path: string, input?: object) =>
    (await world.call(`account/${path}`, input, { ...from, authorization: `Bearer ${token}` })) as Said
  const change = (phone: string, more: object = {}) =>
    ask('phone', { phone, password: EXAMPLE_PASSWORD, ...more })
  const kept = async () => {
    const { rows } = await database.pool.query(
      `select p.phone, (select json_agg(c.value || case when c.former_at is null then '' else ' former' end order by c.value)
         from player_claim c where c.player_id = p.id and c.kind = 'phone') as claims from player p where id = $1`,
      [user.id],
    )
    return rows[0]
  }
  return { id: user.id, own, ask, change, kept }
}

it('the number is another one from now on, and the former one stays a claim', async () => {
  const player = await enter()
  expect(await player.change(' +994 55 123 45 67 ')).toMatchObject({ status: 200, body: { success: true } })
  expect(await player.kept()).toEqual({
    phone: '+994 55 123 45 67',
    claims: [`${player.own.replaceAll(/\D/g, '')} former`, '994551234567'],
  })
  const { rows } = await database.pool.query(
    `select (select json_agg(kind) from notice n where n.player_id = $1) as noticed,
       (select json_agg(m.kind order by m.id) from mail m where m.player_id = $1 and m.kind <> 'confirm_email') as mailed`,
    [player.id],
  )
  expect(rows).toMatchObject([{ noticed: ['phone_changed'], mailed: ['phone_changed'] }])
  const { rows: trail } = await database.pool.query(
    "select before::text || after::text as told from trail where action = 'player.phone_changed' and subject = $1",
    [`player ${player.id}`],
  )
  expect(trail[0].told).toContain('67')
  expect(trail[0].told).not.toMatch(/\d{3}/)
})

it.each([
  ['+994 55', 'Enter a full phone number'],
  ['() - - - - -', 'Enter a full phone number'],
  ['0000000', 'Enter a full phone number'],
  ['+994 55 12x 45 67', 'Enter a full phone number'],
  ['', 'Enter a full phone number'],
])('%j is no number', async (phone, sentence) => {
  const player = await enter()
  const said = await player.change(phone)
  expect(said).toMatchObject({ status: 422, body: { code: 'invalid_fields', fields: { phone: sentence } } })
  expect((await player.kept()).phone).toBe(player.own)
})

it('the password is asked for, and the second factor where it is on', async () => {
  const player = await enter()
  const phone = '+994 55 222 22 22'
  const wrong = await player.change(phone, { password: 'not the password' })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'password_wrong' } })
  const none = await player.change(phone, { password: '' })
  expect(none).toMatchObject({ body: { fields: { password: 'Required field' } } })
  const { secret } = (await player.ask('totpStart', {})).body as unknown as { secret: string }
  const code = () => generateSync({ secret, epoch: Math.floor(nowMs / 1000) })
  expect((await player.ask('totpOn', { code: code() })).status).toBe(200)
  expect(await player.change(phone)).toMatchObject({
    status: 401,
    body: { code: 'second_factor_required', fields: { code: 'Required field' } },
  })
  // The code of the very step in which it was turned on is used up.
  expect(await player.change(phone, { code: code() })).toMatchObject({
    body: { code: 'second_factor_wrong' },
  })
  expect((await player.kept()).phone).toBe(player.own)
  nowMs += 30_000
  expect((await player.change(phone, { code: code() })).status).toBe(200)
  expect((await player.kept()).phone).toBe(phone)
})

it('a number of a verified player is refused without a word about him, one of before is not', async () => {
  const [player, other] = [await enter(), await enter()]
  await database.ownerPool.query('update player_claim set verified_at = now() where player_id = $1', [
    other.id,
  ])
  const refused = await player.change(other.own)
  expect(refused).toMatchObject({ status: 422, body: { code: 'phone_refused' } })
  expect(refused.body.fields?.phone).toBe(
    'This number cannot be used here. Enter another one or write to our support',
  )
  expect((await player.kept()).claims).toHaveLength(1)
  expect((await other.change('+994 55 333 33 33')).status).toBe(200)
  expect((await player.change(other.own)).status).toBe(200)
})

it('a number that nobody verified may be equal, and links the two', async () => {
  const [player, other] = [await enter(), await enter()]
  expect((await player.change(other.own)).status).toBe(200)
  expect((await player.kept()).claims).toContain(other.own.replaceAll(/\D/g, ''))
})

it('the same number is no change, a day has three, and however many are asked for at once', async () => {
  const player = await enter()
  expect(await player.change(player.own.replaceAll(' ', '-'))).toMatchObject({
    status: 422,
    body: { code: 'phone_unchanged' },
  })
  const said = await Promise.all(Array.from({ length: 4 }, (_, at) => player.change(`+994 55 444 44 0${at}`)))
  expect(said.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429])
  expect((await player.kept()).claims).toHaveLength(4)
  // A day later again.
  await database.ownerPool.query(
    "update mail set created_at = created_at - interval '24 hours' where player_id = $1",
    [player.id],
  )
  expect((await player.change('+994 55 444 44 44')).status).toBe(200)
  // Refused ones count too: ten an hour.
  for (let count = 7; count <= 10; count++)
    expect((await player.change(player.own, { password: 'x' })).status).toBe(422)
  expect((await player.change(player.own, { password: 'x' })).status).toBe(429)
})

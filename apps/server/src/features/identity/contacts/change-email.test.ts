import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeBlock } from '../../../core/player/block-player.ts'
import { pruneRecords } from '../../../core/upkeep/prune-records.ts'

let database: TestDatabase
let world: World
let players = 0
let nowMs = Math.floor(Date.now() / 30_000) * 30_000 + 15_000

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = {
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    LOGINS_PER_MINUTE: '50',
    PUBLIC_URL: 'https://bets.example',
  }
  const machine = { clock: { nowMs: () => nowMs } }
  world = await bootWorld({ feed: createScriptedFeed(), database, settings, machine })
})
afterAll(async () => {
  await world.stop()
  await database.close()
})

interface Said {
  readonly status: number
  readonly body: {
    readonly code?: string
    readonly success?: unknown
    readonly error?: string
    readonly fields?: Record<string, string>
    readonly wantedEmail?: { readonly email: string; readonly until: string } | null
    readonly info?: readonly { readonly key: string; readonly value: unknown }[]
  }
}
const visitor = () => ({ 'x-forwarded-for': `10.8.${players >> 8}.${players & 255}`, cookie: 'locale=en' })

async function enter() {
  players += 1
  const email = `mail${players}@example.com`
  const from = visitor()
  const { body } = await world.call('register', exampleRegistration(email), from)
  const { token, user } = body as { token: string; user: { id: number } }
  const ask = async (path: string, input?: object, bearer = token) =>
    (await world.call(`account/${path}`, input, { ...from, authorization: `Bearer ${bearer}` })) as Said
  const logIn = async (address: string) => {
    const said = await world.call('login', { email: address, password: EXAMPLE_PASSWORD }, from)
    return { status: said.status, token: (said.body as { token: string }).token }
  }
  const want = (address: string, more: object = {}) =>
    ask('email', { email: address, password: EXAMPLE_PASSWORD, ...more })
  const present = async () => {
    const { rows } = await database.pool.query<{ email: string; email_key: string; is_confirmed: boolean }>(
      'select email, email_key, email_confirmed_at is not null as is_confirmed from player where id = $1',
      [user.id],
    )
    return rows[0]
  }
  const wanted = async () => (await ask('profile')).body.wantedEmail
  return { id: user.id, email, ask, logIn, want, present, wanted }
}

/** The letters of an address, oldest first: their kind and what their button opens. */
async function lettersOf(address: string): Promise<readonly { kind: string; secret: string }[]> {
  const outbox = await (await fetch(`${world.url}/dev/outbox`)).text()
  const { rows } = await database.pool.query<{ kind: string }>(
    'select kind from mail where address = $1 order by id',
    [address],
  )
  const articles = outbox
    .split('<article>')
    .filter((article) => article.includes(`<p>${address} `))
    .reverse()
  return rows.map(({ kind }, at) => ({
    kind,
    secret: /#([\w-]{43})"/.exec(articles[at] ?? '')?.[1] ?? '',
  }))
}
const kindsOf = async (address: string) => (await lettersOf(address)).map(({ kind }) => kind)
async function linkOf(address: string, kind: string): Promise<string> {
  return must(
    (await lettersOf(address)).findLast((letter) => letter.kind === kind),
    `no ${kind}`,
  ).secret
}
const take = async (token: string) => (await world.call('takeEmail', { token }, visitor())) as Said
const stop = async (token: string) => (await world.call('stopEmail', { token }, visitor())) as Said

describe('another address', () => {
  it('is the player’s once its link is opened, and not before; both addresses are told', async () => {
    const player = await enter()
    const next = `New.${players}@Example.com`
    const asked = await player.want(` ${next} `)
    expect(asked.status).toBe(200)
    expect(asked.body.success).toContain(next)
    expect(await player.wanted()).toMatchObject({ email: next })
    expect(await player.present()).toMatchObject({ email: player.email, is_confirmed: false })
    expect((await player.logIn(player.email)).status).toBe(200)
    expect((await player.logIn(next)).status).toBe(401)
    expect(await kindsOf(player.email)).toEqual(['confirm_email', 'email_change_asked'])
    expect(await kindsOf(next)).toEqual(['email_change_link'])
    const link = await linkOf(next, 'email_change_link')
    const { rows } = await database.ownerPool.query(
      "select count(*)::int as known from mailed_link l where l::text like '%' || $1 || '%'",
      [link],
    )
    expect(rows[0].known).toBe(0)

    expect(await take(link)).toMatchObject({ status: 200, body: { success: true } })
    expect(await player.present()).toEqual({ email: next, email_key: next.toLowerCase(), is_confirmed: true })
    expect(await player.wanted()).toBe(null)
    expect((await player.logIn(player.email)).status).toBe(401)
    expect((await player.logIn(next)).status).toBe(200)
    expect(await kindsOf(next)).toContain('email_changed')
    expect(await kindsOf(player.email)).toContain('email_changed')
    expect(await take(link)).toMatchObject({ status: 422, body: { code: 'link_expired' } })
  })

  it('ends every other session, holds payouts for a person, and ends the links that the former mailbox has', async () => {
    const player = await enter()
    const other = (await player.logIn(player.email)).token
    const next = `new${players}@example.com`
    await player.want(next)
    const former = await linkOf(player.email, 'confirm_email')
    const flagged = async () =>
      (
        await database.pool.query<{ is_new: boolean }>(
          "select coalesce(factors_changed_at > instant_now() - interval '1 hour', false) as is_new from player where id = $1",
          [player.id],
        )
      ).rows[0]?.is_new
    expect(await flagged()).toBe(false)
    expect((await player.ask('profile', undefined, other)).status).toBe(200)
    await take(await linkOf(next, 'email_change_link'))
    expect((await player.ask('profile', undefined, other)).status).toBe(401)
    expect((await player.ask('profile')).status).toBe(200)
    expect(await flagged()).toBe(true)
    expect(await world.call('confirmEmail', { token: former }, visitor())).toMatchObject({ status: 422 })
    const { rows } = await database.pool.query(
      "select action, before, after from trail where subject = 'player ' || $1 order by number",
      [player.id],
    )
    expect(rows).toEqual(
      ['asked', 'done'].map((what) => ({ action: `player.email_change_${what}`, before: null, after: null })),
    )
  })

  it('is taken by one of many presses at once, and only within 24 hours', async () => {
    const player = await enter()
    const next = `new${players}@example.com`
    await player.want(next)
    const link = await linkOf(next, 'email_change_link')
    const age = async (seconds: number) =>
      database.ownerPool.query(
        "update mailed_link set expires_at = expires_at - $2 * interval '1 second' where player_id = $1",
        [player.id, seconds],
      )
    await age(86_400)
    expect(await take(link)).toMatchObject({ body: { code: 'link_expired' } })
    expect(await player.wanted()).toBe(null)
    await age(-60)
    const said = await Promise.all(Array.from({ length: 8 }, () => take(link)))
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await player.present())?.email).toBe(next)
  })

  it('asks for the password, and for the second factor where it is on', async () => {
    const player = await enter()
    const next = `new${players}@example.com`
    expect(await player.want(next, { password: 'not it' })).toMatchObject({
      body: { code: 'password_wrong' },
    })
    const { secret } = (await player.ask('totpStart', {})).body as unknown as { secret: string }
    const code = () => generateSync({ secret, epoch: Math.floor(nowMs / 1000) })
    await player.ask('totpOn', { code: code() })
    expect(await player.want(next)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    expect(await player.want(next, { code: '000000' })).toMatchObject({
      body: { code: 'second_factor_wrong' },
    })
    expect(await player.wanted()).toBe(null)
    nowMs += 30_000
    expect((await player.want(next, { code: code() })).status).toBe(200)
  })

  it.each([
    ['no address', 'Enter a valid email'],
    ['', 'Enter a valid email'],
  ])('is an address: %j', async (email, sentence) => {
    const said = await (await enter()).want(email)
    expect(said).toMatchObject({ status: 422, body: { fields: { email: sentence } } })
  })

  it('is another one: his own in another spelling is none', async () => {
    const player = await enter()
    await database.ownerPool.query(
      "update player set email = 'Ay.sel@gmail.com', email_key = 'aysel@gmail.com' where id = $1",
      [player.id],
    )
    const own = await player.want('aysel+bets@googlemail.com')
    expect(own).toMatchObject({ status: 422, body: { code: 'email_unchanged' } })
  })
})

describe('an address of somebody', () => {
  it('answers like every other one, and tells its owner alone', async () => {
    const [player, owner] = [await enter(), await enter()]
    const taken = await player.want(owner.email.toUpperCase())
    const free = await (await enter()).want('nobody-here@example.com')
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)])
    expect(taken.body.success).toBe(
      String(free.body.success).replace('nobody-here@example.com', owner.email.toUpperCase()),
    )
    expect(await player.wanted()).toMatchObject({ email: owner.email.toUpperCase() })
    expect(await kindsOf(owner.email.toUpperCase())).toEqual([])
    expect(await kindsOf(owner.email)).toEqual(['confirm_email', 'email_wanted'])
    // However often it is asked for: three letters a day.
    for (let count = 0; count < 3; count++) {
      const again = await player.ask('emailAgain', {})
      expect(again.status).toBe(count < 2 ? 200 : 429)
    }
    await player.ask('emailCancel', {})
    expect((await player.want(owner.email)).status).toBe(200)
    expect((await kindsOf(owner.email)).filter((kind) => kind === 'email_wanted')).toHaveLength(3)
  })

  it('of two who want one address and open their links at once, one has it', async () => {
    const [one, other] = [await enter(), await enter()]
    const next = `both.${players}@gmail.com`
    await one.want(next)
    const first = await linkOf(next, 'email_change_link')
    await other.want(next.replace('both.', 'both'))
    const second = await linkOf(next.replace('both.', 'both'), 'email_change_link')
    const said = await Promise.all([take(first), take(second)])
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = said.find(({ status }) => status === 409)
    expect(loser?.body.code).toBe('email_in_use')
    expect(loser?.body.error).toContain('yours stays as it was')
    const [a, b] = [await one.present(), await other.present()]
    expect([a?.email_key, b?.email_key].filter((key) => key === `both${players}@gmail.com`)).toHaveLength(1)
    expect([await one.wanted(), await other.wanted()]).toEqual([null, null])
    expect(await take(said[0]?.status === 409 ? first : second)).toMatchObject({
      body: { code: 'link_expired' },
    })
  })

  it('that was registered meanwhile is its new owner’s', async () => {
    const player = await enter()
    const next = `meanwhile${players}@example.com`
    await player.want(next)
    const link = await linkOf(next, 'email_change_link')
    expect((await world.call('register', exampleRegistration(next.toUpperCase()), visitor())).status).toBe(
      200,
    )
    expect(await take(link)).toMatchObject({ status: 409, body: { code: 'email_in_use' } })
    expect((await player.present())?.email).toBe(player.email)
  })
})

describe('an address that is wanted', () => {
  it('is wanted no more when the former mailbox says so, once', async () => {
    const player = await enter()
    const next = `new${players}@example.com`
    await player.want(next)
    const link = await linkOf(player.email, 'email_change_asked')
    expect(await take(link)).toMatchObject({ body: { code: 'link_expired' } })
    expect(await stop(await linkOf(next, 'email_change_link'))).toMatchObject({ status: 422 })
    expect(await stop(link)).toMatchObject({ status: 200 })
    expect(await stop(link)).toMatchObject({ status: 422, body: { code: 'link_expired' } })
    expect(await player.wanted()).toBe(null)
    expect(await take(await linkOf(next, 'email_change_link'))).toMatchObject({
      body: { code: 'link_expired' },
    })
    expect(await kindsOf(player.email)).toContain('email_change_stopped')
  })

  it('is wanted no more when the password was restored by the present mailbox', async () => {
    const player = await enter()
    const next = `new${players}@example.com`
    await player.want(next)
    const link = await linkOf(next, 'email_change_link')
    await world.call('restore', { email: player.email }, visitor())
    const isMailed = async () => expect(await kindsOf(player.email)).toContain('password_link')
    await vi.waitFor(isMailed, { timeout: 20_000 })
    const token = await linkOf(player.email, 'password_link')
    const renewed = 'another-long-password-7'
    const said = await world.call('restorePassword', { token, next: renewed, repeat: renewed }, visitor())
    expect(said.status).toBe(200)
    expect(await take(link)).toMatchObject({ body: { code: 'link_expired' } })
    expect(await player.present()).toMatchObject({ email: player.email, is_confirmed: true })
  })

  it('stops or is taken, never both', async () => {
    const player = await enter()
    const next = `new${players}@example.com`
    await player.want(next)
    const [link, brake] = [
      await linkOf(next, 'email_change_link'),
      await linkOf(player.email, 'email_change_asked'),
    ]
    const said = await Promise.all([take(link), stop(brake), take(link), stop(brake)])
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(said.filter(({ status }) => status === 422)).toHaveLength(3)
  })

  it('is cancelled by the player, and a newer one takes its place', async () => {
    const player = await enter()
    await player.want(`a${players}@example.com`)
    const first = await linkOf(`a${players}@example.com`, 'email_change_link')
    await player.want(`b${players}@example.com`)
    expect(await take(first)).toMatchObject({ status: 422 })
    expect(await player.wanted()).toMatchObject({ email: `b${players}@example.com` })
    expect((await player.ask('emailCancel', {})).status).toBe(200)
    expect((await player.ask('emailCancel', {})).status).toBe(200)
    expect(await player.wanted()).toBe(null)
    expect(await take(await linkOf(`b${players}@example.com`, 'email_change_link'))).toMatchObject({
      status: 422,
    })
    expect(await player.ask('emailAgain', {})).toMatchObject({ body: { code: 'email_not_asked' } })
    // The third of a day, and the last.
    expect((await player.want(`c${players}@example.com`)).status).toBe(200)
    expect((await player.want(`d${players}@example.com`)).status).toBe(429)
  })

  it('is mailed again with a link that ends the one before', async () => {
    const player = await enter()
    const next = `new${players}@example.com`
    await player.want(next)
    const first = await linkOf(next, 'email_change_link')
    expect((await player.ask('emailAgain', {})).body.success).toContain(next)
    const second = await linkOf(next, 'email_change_link')
    expect(second).not.toBe(first)
    expect(await take(first)).toMatchObject({ status: 422 })
    expect((await take(second)).status).toBe(200)
  })

  const password = 'quite another secret'
  it.each([
    [
      'a changed password',
      async (player: Awaited<ReturnType<typeof enter>>) => {
        const change = { prev: EXAMPLE_PASSWORD, next: password, repeat: password }
        expect((await player.ask('../password', change)).status).toBe(200)
      },
    ],
    [
      'a block',
      async ({ id }: { readonly id: number }) => {
        const word = { actor: 'desk', reason: 'asked' }
        await changeBlock(database.pool, id, 'block', word)
        await changeBlock(database.pool, id, 'unblock', word)
      },
    ],
    [
      'a closed account',
      async ({ id }: { readonly id: number }) => {
        await database.ownerPool.query(
          "update player set status = 'closed', closed_at = now() where id = $1",
          [id],
        )
      },
    ],
  ])('ends with %s', async (_, end) => {
    const player = await enter()
    const next = `new${players}@example.com`
    await player.want(next)
    const link = await linkOf(next, 'email_change_link')
    await end(player)
    expect(await take(link)).toMatchObject({ status: 422, body: { code: 'link_expired' } })
    expect((await player.present())?.email).toBe(player.email)
  })

  it('is forgotten two days after its last letter', async () => {
    const player = await enter()
    await player.want(`new${players}@example.com`)
    const age = (interval: string) =>
      database.ownerPool.query(
        'update email_change set mailed_at = instant_now() - $2::interval where player_id = $1',
        [player.id, interval],
      )
    const left = async () =>
      (await database.pool.query('select from email_change where player_id = $1', [player.id])).rowCount
    await age('47 hours')
    await pruneRecords(database.pool)
    expect(await left()).toBe(1)
    await age('49 hours')
    await pruneRecords(database.pool)
    expect(await left()).toBe(0)
  })
})

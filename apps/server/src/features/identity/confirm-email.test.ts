import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { fillEmailKeys } from '../../core/player/fill-email-keys.ts'

let database: TestDatabase
let world: World
let count = 0

beforeAll(async () => {
  database = await createTestDatabase()
  world = await bootWorld({
    feed: createScriptedFeed(),
    database,
    settings: { TRUST_PROXY: '1', PUBLIC_URL: 'https://bets.example' },
  })
})
afterAll(async () => {
  await world.stop()
  await database.close()
})

const from = () => ({ 'x-forwarded-for': `10.4.${count >> 8}.${count & 255}`, cookie: 'locale=en' })
async function register(email: string) {
  count += 1
  const { status, body } = await world.call('register', exampleRegistration(email), from())
  return { status, ...(body as { token: string; code?: string }) }
}
async function newPlayer() {
  const email = `new${count + 1}@example.com`
  const { token } = await register(email)
  return { email, bearer: { ...from(), authorization: `Bearer ${token}` } }
}
async function linksOf(email: string): Promise<readonly string[]> {
  const outbox = await (await fetch(`${world.url}/dev/outbox`)).text()
  return outbox
    .split('<article>')
    .filter((article) => article.includes(`<p>${email} `))
    .flatMap((article) => /\/link\/email#([\w-]{43})"/.exec(article)?.[1] ?? [])
    .reverse()
}
const confirm = (token: string) => world.call('confirmEmail', { token }, from())
async function isConfirmed(bearer: Record<string, string>): Promise<unknown> {
  const { body } = await world.call('account/profile', undefined, bearer)
  const { info } = body as { info: { key: string; name: string; value: unknown }[] }
  return info.find(({ key }) => key === 'emailConfirmed')?.value
}

describe('an address', () => {
  it('is confirmed by the link that its registration mails, once', async () => {
    const { email, bearer } = await newPlayer()
    expect(await isConfirmed(bearer)).toBe(false)
    const [link = '', ...more] = await linksOf(email)
    expect(more).toEqual([])
    expect(await confirm(link)).toMatchObject({ status: 200, body: { success: true } })
    expect(await isConfirmed(bearer)).toBe(true)
    expect(await confirm(link)).toMatchObject({ status: 422, body: { code: 'link_expired' } })
    const again = await world.call('account/confirmation', {}, bearer)
    expect(again).toMatchObject({ status: 409, body: { code: 'email_is_confirmed' } })
  })

  it('is confirmed by one of many that come at once', async () => {
    const { email } = await newPlayer()
    const link = must((await linksOf(email))[0], 'no link')
    const said = await Promise.all(Array.from({ length: 16 }, () => confirm(link)))
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is confirmed for twenty-four hours, and by the newest link alone', async () => {
    const { email, bearer } = await newPlayer()
    const again = await world.call('account/confirmation', {}, bearer)
    expect(again.status).toBe(200)
    expect((again.body as { success: string }).success).toContain('24 hours')
    const [older = '', newer = ''] = await linksOf(email)
    expect(await confirm(older)).toMatchObject({ body: { code: 'link_expired' } })
    const { rows } = await database.ownerPool.query(
      `update mailed_link l set expires_at = l.expires_at - interval '24 hours' from player p
       where p.id = l.player_id and p.email = $1
       returning extract(epoch from l.expires_at + interval '24 hours' - instant_now())::float8 as seconds`,
      [email],
    )
    expect(rows[0].seconds).toBeGreaterThan(86_400 - 60)
    expect(await confirm(newer)).toMatchObject({ body: { code: 'link_expired' } })
    expect(await isConfirmed(bearer)).toBe(false)
  })

  it('gets three such mails an hour, the first one counted, however many ask at once', async () => {
    const { email, bearer } = await newPlayer()
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => world.call('account/confirmation', {}, bearer)),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(8)
    expect(await linksOf(email)).toHaveLength(3)
  })

  it('is not confirmed by the link to a new password, nor the other way round', async () => {
    const { email } = await newPlayer()
    const link = must((await linksOf(email))[0], 'no link')
    const next = 'quite another secret'
    const tried = await world.call('restorePassword', { token: link, next, repeat: next }, from())
    expect(tried).toMatchObject({ body: { code: 'link_expired' } })
    expect((await confirm(link)).status).toBe(200)
  })
})

describe('a mailbox', () => {
  it.each([
    ['Ay.sel.7+a@gmail.com', 'aysel7@googlemail.com'],
    ['murad@bücher.example', 'MURAD@xn--bcher-kva.example'],
    ['ｎｉｇａｒ@example.com', 'nigar@example.com'],
  ])('has one account: %s is %s', async (first, second) => {
    expect((await register(first)).status).toBe(200)
    expect(await register(second)).toMatchObject({ status: 409, code: 'email_taken' })
    count += 1
    const { password } = exampleRegistration(second)
    expect((await world.call('login', { email: second, password }, from())).status).toBe(200)
  })

  it('is opened once by many who register it at once in many spellings', async () => {
    const spellings = Array.from({ length: 8 }, (_, at) => `one.mailbox+${at}@gmail.com`)
    const said = await Promise.all(spellings.map(register))
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(said.filter(({ status }) => status === 409)).toHaveLength(7)
  })

  it('of players from before is found at the start; of two the older one has it, and both log in', async () => {
    const old = async (email: string) => {
      const id = await openExamplePlayer(database.pool, `${count}-${email}`, 0n as never, 'none')
      await database.ownerPool.query('update player set email = $2, email_key = null where id = $1', [
        id,
        email,
      ])
      return id
    }
    const older = await old('T.wo@gmail.com')
    count += 1
    const newer = await old('two+x@gmail.com')
    await fillEmailKeys(database.pool)
    await fillEmailKeys(database.pool)
    const { rows } = await database.pool.query(
      'select id::int, email_key from player where id = any($1) order by id',
      [[older, newer]],
    )
    expect(rows).toEqual([
      { id: older, email_key: 'two@gmail.com' },
      { id: newer, email_key: 'two+x@gmail.com' },
    ])
    expect(await register('tw.o@gmail.com')).toMatchObject({ code: 'email_taken' })
  })
})

import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let database: TestDatabase
let worlds: readonly World[] = []
let count = 0
const NEXT = 'quite another secret'

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { TRUST_PROXY: '1', PUBLIC_URL: 'https://bets.example' }
  const boot = () => bootWorld({ feed: createScriptedFeed(), database, settings })
  worlds = [await boot(), await boot()]
})
afterAll(async () => {
  for (const world of worlds) await world.stop()
  await database.close()
})

const world = (number = 0) => must(worlds[number], 'no such world')
/** Each from an address of its own, unless the test is about addresses. */
const from = (address = `10.3.${count >> 8}.${count & 255}`) => ({
  'x-forwarded-for': address,
  cookie: 'locale=en',
})
async function ask(path: string, body: object, headers: Record<string, string> = {}, at = 0) {
  const answer = await world(at).call(path, body, { ...from(), ...headers })
  return { status: answer.status, body: answer.body as Record<string, string>, headers: answer.headers }
}
async function newPlayer() {
  count += 1
  const email = `lost${count}@example.com`
  const { body } = await ask('register', exampleRegistration(email))
  return { email, token: must(body.token, 'not registered') }
}
const logIn = (email: string, password: string, at = 0) => ask('login', { email, password }, {}, at)
const restore = (token: string, next = NEXT, repeat = next, at = 0) =>
  ask('restorePassword', { token, next, repeat }, {}, at)

/** The secrets of the links that a player was mailed, the oldest first. */
async function linksOf(email: string): Promise<readonly string[]> {
  const outbox = await (await fetch(`${world().url}/dev/outbox`)).text()
  return outbox
    .split('<article>')
    .filter((article) => article.includes(`<p>${email} `))
    .flatMap((article) => /\/link\/password#([\w-]{43})"/.exec(article)?.[1] ?? [])
    .reverse()
}
/** Asks, and waits for the mail. */
async function mailedLink(email: string): Promise<string> {
  const before = (await linksOf(email.toLowerCase())).length
  expect(await ask('restore', { email })).toMatchObject({ status: 200 })
  await expect
    .poll(async () => (await linksOf(email.toLowerCase())).length, { timeout: 30_000 })
    .toBe(before + 1)
  return must((await linksOf(email.toLowerCase())).at(-1), 'no link')
}

/** Of one address, or of all: there others may have to wait for their next letter. */
const untilHandled = (email: string | null = null) =>
  expect
    .poll(
      async () => {
        const { rows } = await database.pool.query(
          'select from restore_request where handled_at is null and ($1::text is null or email = $1)',
          [email],
        )
        return rows.length
      },
      { timeout: 30_000 },
    )
    .toBe(0)

describe('a link to a new password', () => {
  it('opens the account with another password once, and ends every session on both servers', async () => {
    const { email, token } = await newPlayer()
    const bearer = { authorization: `Bearer ${token}` }
    const statusAt = async (at: number) => (await world(at).call('account/actual', undefined, bearer)).status
    const link = await mailedLink(email.toUpperCase())
    expect(await statusAt(1)).toBe(200)
    expect(await restore(link)).toMatchObject({ status: 200, body: { success: true } })
    expect(await statusAt(0)).toBe(401)
    await expect.poll(() => statusAt(1), { timeout: 20_000 }).toBe(401)
    expect((await logIn(email, EXAMPLE_PASSWORD)).status).toBe(401)
    expect((await logIn(email, NEXT, 1)).status).toBe(200)
    expect(await restore(link)).toMatchObject({ status: 422, body: { code: 'link_expired' } })
    const { rows } = await database.pool.query('select kind from mail where address = $1 order by id', [
      email,
    ])
    expect(rows.map(({ kind }) => kind)).toEqual(['confirm_email', 'password_link', 'password_changed'])
  })

  it('is stored as a hash alone', async () => {
    const { email } = await newPlayer()
    const link = await mailedLink(email)
    for (const table of ['mailed_link', 'mail', 'restore_request']) {
      const { rows } = await database.pool.query(`select t::text as text from ${table} t`)
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.some(({ text }) => text.includes(link))).toBe(false)
    }
  })

  it.each([
    ['works in its last seconds', "interval '29 minutes 40 seconds'", 200],
    ['is dead at 30:00', "interval '30 minutes'", 422],
  ])('%s', async (_, age, status) => {
    const { email } = await newPlayer()
    const link = await mailedLink(email)
    const { rows } = await database.ownerPool.query(
      `update mailed_link l set expires_at = l.expires_at - (${age}) from player p, mail m
       where p.id = l.player_id and l.purpose = 'password' and m.player_id = p.id and m.kind = 'password_link' and p.email = $1
       returning extract(epoch from l.expires_at + (${age}) - m.created_at)::float8 as seconds`,
      [email],
    )
    expect(rows[0].seconds).toBeCloseTo(1800, 0)
    expect((await restore(link)).status).toBe(status)
  })

  it('is dead by a newer one', async () => {
    const { email } = await newPlayer()
    const [older, newer] = [await mailedLink(email), await mailedLink(email)]
    expect(await restore(older)).toMatchObject({ body: { code: 'link_expired' } })
    expect((await restore(newer)).status).toBe(200)
  })

  it('is dead by a log-in', async () => {
    const { email } = await newPlayer()
    const link = await mailedLink(email)
    expect((await logIn(email, EXAMPLE_PASSWORD)).status).toBe(200)
    expect(await restore(link)).toMatchObject({ body: { code: 'link_expired' } })
  })

  it('is dead by a changed password', async () => {
    const { email, token } = await newPlayer()
    const link = await mailedLink(email)
    const change = { prev: EXAMPLE_PASSWORD, next: NEXT, repeat: NEXT }
    expect((await ask('password', change, { authorization: `Bearer ${token}` })).status).toBe(200)
    expect(await restore(link, 'a third long secret')).toMatchObject({ body: { code: 'link_expired' } })
  })

  it('is used by one of many that press at once, on both servers', async () => {
    const { email } = await newPlayer()
    const link = await mailedLink(email)
    const presses = Array.from({ length: 8 }, (_, press) => {
      count += 1
      return restore(link, `another secret ${press}`, undefined, press % 2)
    })
    const said = await Promise.all(presses)
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    const won = said.findIndex(({ status }) => status === 200)
    expect((await logIn(email, `another secret ${won}`)).status).toBe(200)
  })

  it.each([
    [{ next: NEXT, repeat: 'something else' }, 'password_mismatch', 'repeat'],
    [{ next: 'Qwerty123', repeat: 'Qwerty123' }, 'password_too_common', 'next'],
  ])('is not used up by %j', async ({ next, repeat }, code, field) => {
    const { email } = await newPlayer()
    const link = await mailedLink(email)
    const { body } = await restore(link, next, repeat)
    expect(body).toMatchObject({ code, fields: { [field]: expect.any(String) } })
    expect((await restore(link)).status).toBe(200)
  })

  it('works for whoever spells the mailbox differently, and confirms it', async () => {
    count += 1
    const email = `Le.yla${count}+bets@gmail.com`
    await ask('register', exampleRegistration(email))
    const confirmed = async () => {
      const { rows } = await database.pool.query(
        'select email_confirmed_at is not null as is_confirmed from player where email = $1',
        [email],
      )
      return rows[0].is_confirmed
    }
    expect((await ask('restore', { email: `leyla${count}@googlemail.com` })).status).toBe(200)
    await expect.poll(async () => (await linksOf(email)).length, { timeout: 30_000 }).toBe(1)
    expect(await confirmed()).toBe(false)
    expect((await restore(must((await linksOf(email))[0], 'no link'))).status).toBe(200)
    expect(await confirmed()).toBe(true)
  })

  it('is not mailed to a player who is blocked', async () => {
    const { email } = await newPlayer()
    await database.ownerPool.query("update player set status = 'blocked' where email = $1", [email])
    expect((await ask('restore', { email })).status).toBe(200)
    await untilHandled()
    expect(await linksOf(email)).toEqual([])
  })
})

describe('whoever asks for one', () => {
  it('hears the same for an address that nobody has', async () => {
    const { email } = await newPlayer()
    const known = await ask('restore', { email })
    const unknown = await ask('restore', { email: 'nobody@example.com' })
    expect(unknown.body).toEqual(known.body)
    expect(known.body.success).toContain('30 minutes')
    await untilHandled()
    const { rows } = await database.pool.query("select from mail where address = 'nobody@example.com'")
    expect(rows).toEqual([])
  })

  it('and waits as long', { timeout: 120_000 }, async () => {
    const { email } = await newPlayer()
    const time = async (address: string) => {
      count += 1
      const startedMs = performance.now()
      expect((await ask('restore', { email: address })).status).toBe(200)
      return performance.now() - startedMs
    }
    const middle = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0
    // In turns, so that whatever else the machine does falls on both; one that is never quiet gets some rounds.
    let apart = Number.POSITIVE_INFINITY
    for (let round = 0; round < 8 && apart > 0.1; round++) {
      const [known, unknown]: [number[], number[]] = [[], []]
      for (let turn = 0; turn < 40; turn++) {
        known.push(await time(email))
        unknown.push(await time(`nobody${turn}@example.com`))
      }
      apart = Math.abs(middle(known) / middle(unknown) - 1)
    }
    expect(apart).toBeLessThanOrEqual(0.1)
  })

  it('may three times an hour, however often at once and on whichever server', async () => {
    const { email } = await newPlayer()
    const visitor = from('10.8.8.8')
    const presses = Array.from({ length: 16 }, (_, press) => ask('restore', { email }, visitor, press % 2))
    const said = await Promise.all(presses)
    expect(said.filter(({ status }) => status === 200)).toHaveLength(3)
    const late = said.find(({ status }) => status === 429)
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(3500)
    // Somebody else, and another address of the same visitor, may.
    expect((await ask('restore', { email }, from('10.8.8.9'))).status).toBe(200)
    expect((await ask('restore', { email: 'other@example.com' }, visitor)).status).toBe(200)
  })

  it('fills no mailbox from everywhere, and its owner is not forgotten', { timeout: 60_000 }, async () => {
    const { email } = await newPlayer()
    let visitors = 0
    const askFromElsewhere = async () => {
      visitors += 1
      expect((await ask('restore', { email }, from(`10.7.7.${visitors}`))).status).toBe(200)
    }
    const count = async () => {
      const { rowCount } = await database.pool.query(
        "select from mail where address = $1 and kind = 'password_link'",
        [email],
      )
      return rowCount ?? 0
    }
    for (let letter = 1; letter <= 3; letter++) {
      await askFromElsewhere()
      await expect.poll(count, { timeout: 10_000 }).toBe(letter)
    }
    for (let more = 0; more < 12; more++) await askFromElsewhere()
    // Beats of both servers.
    await new Promise((done) => setTimeout(done, 2500))
    expect(await count()).toBe(3)
    // One letter for all who asked meanwhile, five minutes behind the one before.
    await database.ownerPool.query(
      "update mail set created_at = created_at - interval '6 minutes' where address = $1",
      [email],
    )
    await expect.poll(count, { timeout: 10_000 }).toBe(4)
    await untilHandled(email)
    expect(await count()).toBe(4)
  })
})

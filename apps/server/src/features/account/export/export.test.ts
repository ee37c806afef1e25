import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailSecret } from '../../../core/mail/queue-mail.ts'
import { createSealing } from '../../../core/sealing/sealing.ts'
import { nodeMachine } from '../../../platform/node-machine.ts'
import { findExportTables } from './export-tables.ts'

let database: TestDatabase
let worlds: readonly World[] = []
let players = 0
const server = (turn: number) => must(worlds[turn % worlds.length], 'no server')

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { LOG_LEVEL: 'silent' }
  worlds = await Promise.all([1, 2].map(() => bootWorld({ feed: createScriptedFeed(), database, settings })))
})
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.stop()))
  await database.close()
})

interface Said {
  readonly status: number
  readonly body: Record<string, unknown>
}

async function enter() {
  players += 1
  const form = exampleRegistration(`export-${players}@example.com`)
  const { body } = await server(0).call('register', form)
  const { token, user } = body as { token: string; user: { id: number } }
  const callWith =
    (bearer: string) =>
    async (path: string, input?: object, turn = 0) =>
      (await server(turn).call(path, input, { authorization: `Bearer ${bearer}` })) as unknown as Said
  const call = callWith(token)
  return {
    playerId: user.id,
    form,
    call,
    /** The same player on another device. */
    elsewhere: async () => {
      const { body: opened } = await server(1).call('login', { email: form.email, password: form.password })
      return callWith((opened as { token: string }).token)
    },
    /** Asks, waits until it is made, and opens the newest letter. */
    async secret(): Promise<string> {
      expect((await call('account/export', {})).body).toEqual({ success: true })
      return vi.waitFor(
        async () => {
          const { rows } = await database.pool.query<{ key: string; secret: Buffer | null }>(
            `select key, secret from mail where player_id = $1 and kind = 'export_link' order by id desc limit 1`,
            [user.id],
          )
          const { rows: asked } = await database.pool.query(
            'select from player_export where player_id = $1 and ready_at is null',
            [user.id],
          )
          expect([rows.length, asked.length]).toEqual([1, 0])
          const { key, secret } = must(rows[0], 'no letter')
          const sealing = createSealing(server(0).config.dataKey, nodeMachine.secureRandom)
          return sealing.open(must(secret, 'no secret'), mailSecret(user.id, key)).toString()
        },
        { timeout: 30_000, interval: 100 },
      )
    },
  }
}

async function fetchZip(call: Awaited<ReturnType<typeof enter>>['call'], token: string) {
  const taken = await call('account/exportTake', { token })
  expect(taken.body).toMatchObject({ name: expect.stringMatching(/^xezer-\d+\.zip$/) })
  const parts: Buffer[] = []
  for (let part = 0; part < Number(taken.body['parts']); part++) {
    const { body } = await call('account/exportPart', { part }, part)
    parts.push(Buffer.from(String(body['data']), 'base64'))
  }
  const files = unzipSync(Buffer.concat(parts))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('a copy of everything that is kept of a player', () => {
  it('has his rows of every table that names him, tables to read, and no secret', async () => {
    const [player, other] = [await enter(), await enter()]
    const files = await fetchZip(player.call, await player.secret())
    // Names of files are ours: none leads out of the folder into which it is unpacked.
    for (const name of Object.keys(files)) expect(name).toMatch(/^(rows\/)?[a-z_-]+\.(txt|csv|json)$/)
    const rows = (table: string) =>
      JSON.parse(files[`rows/${table}.json`] ?? 'null') as Record<string, unknown>[]
    expect(rows('player')).toMatchObject([{ email: player.form.email, firstname: player.form.firstname }])
    expect(rows('wallet')).toMatchObject([{ player_id: player.playerId, cash: 100_000 }])
    expect(rows('session').length).toBeGreaterThan(0)
    expect(rows('notice')).toMatchObject([{ kind: 'export_asked' }])
    expect(rows('bet')).toEqual([])
    expect(files['movements.csv']).toContain('1000')
    const all = Object.values(files).join('\n')
    expect(all).not.toContain(other.form.email)
    const { rows: secrets } = await database.ownerPool.query<{ secret: string }>(
      `select password_hash as secret from player where id = $1
       union all select encode(token_hash, 'hex') from session where player_id = $1
       union all select encode(launch_hash, 'hex') from session where player_id = $1`,
      [player.playerId],
    )
    for (const { secret } of secrets) expect(all).not.toContain(secret)
    expect(all).not.toMatch(/"[a-z_]*(hash|secret|token|sealed|print)[a-z_]*":/)
  })

  it('is told of every table that names a player, whoever adds it, but for those that guard', async () => {
    const { rows } = await database.ownerPool.query<{ name: string }>(
      `select table_name::text as name from information_schema.columns
       where table_schema = 'public' and column_name = 'player_id'`,
    )
    const told = (await findExportTables(database.pool)).map(({ name }) => name)
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !told.includes(name))
        .sort(),
    ).toEqual(
      [
        ...['account', 'code_try', 'mailed_link', 'passkey_challenge'],
        ...['player_export', 'quarantine', 'recovery_code'],
      ].filter((name) => rows.some((row) => row.name === name)),
    )
    expect(told).toEqual(expect.arrayContaining(['player', 'bet_leg', 'payment_step', 'chat_message']))
  })

  it('opens once: twice, too late and with the link of another it stays shut', async () => {
    const [player, thief] = [await enter(), await enter()]
    const token = await player.secret()
    expect((await thief.call('account/exportTake', { token })).body).toMatchObject({ code: 'link_expired' })
    expect((await player.call('account/exportPart', { part: 0 })).status).toBe(404)
    // Another's try used nothing up; of many at once on two servers one is heard.
    const tries = await Promise.all(
      Array.from({ length: 16 }, (_, turn) => player.call('account/exportTake', { token }, turn)),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await player.call('account/exportTake', { token })).body).toMatchObject({ code: 'link_expired' })
    // Its parts are for the session that took it, for ten minutes.
    expect((await player.call('account/exportPart', { part: 0 }, 1)).status).toBe(200)
    expect((await player.call('account/exportPart', { part: 99 })).status).toBe(404)
    expect((await thief.call('account/exportPart', { part: 0 })).status).toBe(404)
    expect((await (await player.elsewhere())('account/exportPart', { part: 0 })).status).toBe(404)
    const turn = (minutes: string) =>
      database.ownerPool.query(
        `update player_export set taken_at = instant_now() - interval '${minutes}' where player_id = $1`,
        [player.playerId],
      )
    await turn('9 minutes 50 seconds')
    expect((await player.call('account/exportPart', { part: 0 })).status).toBe(200)
    await turn('10 minutes')
    expect((await player.call('account/exportPart', { part: 0 })).status).toBe(404)
  })

  it('is dead after a day, and when a newer one was asked for; three are made a day', async () => {
    const player = await enter()
    const first = await player.secret()
    const second = await player.secret()
    expect((await player.call('account/exportTake', { token: first })).body).toMatchObject({
      code: 'link_expired',
    })
    await database.ownerPool.query(
      "update mailed_link set expires_at = instant_now() where player_id = $1 and purpose = 'export'",
      [player.playerId],
    )
    expect((await player.call('account/exportTake', { token: second })).body).toMatchObject({
      code: 'link_expired',
    })
    const third = await player.secret()
    expect((await player.call('account/export', {})).status).toBe(429)
    // A refused question takes nothing away.
    expect((await player.call('account/exportTake', { token: third })).status).toBe(200)
  })

  it('of a server that died over it is made again, whole', async () => {
    const player = await enter()
    await database.ownerPool.query(
      `with e as (insert into player_export (player_id, locale, attempts, due_at) values ($1, 'az', 1, now()) returning id)
       insert into player_export_part (export_id, number, sealed) select id, n, '\\x00' from e, generate_series(0, 3) n`,
      [player.playerId],
    )
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query(
          `select e.ready_at is not null as ready, count(*)::int as parts from player_export e
           join player_export_part p on p.export_id = e.id where e.player_id = $1 group by e.id`,
          [player.playerId],
        )
        expect(rows).toEqual([{ ready: true, parts: 1 }])
      },
      { timeout: 30_000, interval: 100 },
    )
  })

  it('is for whoever stays away from play too', async () => {
    const player = await enter()
    await player.call('account/exclude', { length: '6m', confirmed: true })
    const files = await fetchZip(player.call, await player.secret())
    expect(files['rows/player_break.json']).toContain('exclusion')
  })
})

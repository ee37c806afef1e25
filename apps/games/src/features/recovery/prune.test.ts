import { createPool } from '@xezer/db/pool'
import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from '../../core/catalogue/example-listings.ts'
import { pruneGames } from './prune.ts'

let games: Games
beforeAll(async () => {
  games = await bootGames({ listings: EXAMPLE_LISTINGS, recoveryPeriodMs: 600_000 })
})
afterAll(() => games.stop())

const sql = (text: string, ...values: unknown[]) => games.wallet.database.superuserPool.query(text, values)
const LOW = { side: 'low', factor: 200 }
const start = (press: string, session: string, choice: object = LOW) =>
  games.call('start', { press, stakeMinor: 100, choice }, session)

it('a month is kept, and what is older is not; rounds are kept for ever', async () => {
  const pool = createPool({ connectionString: games.environment.GAMES_DATABASE_URL ?? '', maxConnections: 1 })
  const { session: old, token } = await games.openFor('ib_zer', minor(10_000n))
  const fresh = String((await games.call('open', { game: 'ib_zer', token, locale: 'az' })).body.session)
  const { session: waiting } = await games.openFor('o_mina', minor(10_000n))
  const first = await start('press-old', old)
  let second = await start('press-new', old)
  // The next round of a game waits for the cycle of the one before.
  while (second.body.code === 'TOO_EARLY') {
    await new Promise((done) => setTimeout(done, 200))
    second = await start('press-new', old)
  }
  const open = await start('press-open', waiting, { mines: 3 })
  // A whole day on either side of the border, and more than go in one statement.
  await sql(
    "update games.session set opened_at = now() - interval '31 days' where opened_at = (select min(opened_at) from games.session)",
  )
  await sql(
    "update games.session set opened_at = now() - interval '29 days' where opened_at > now() - interval '1 day'",
  )
  await sql(
    "update games.press set pressed_at = now() - interval '31 days' where press in ('press-old', 'press-open')",
  )
  await sql("update games.press set pressed_at = now() - interval '29 days' where press = 'press-new'")
  await sql(
    `insert into games.press (player_id, press, about, round_id, pressed_at)
     select player_id, 'many' || n, about, round_id, now() - interval '40 days'
     from games.press, generate_series(1, 2500) n where press = 'press-new'`,
  )
  const before = await sql(
    'select (select count(*) from games.round) as rounds, (select count(*) from games.message) as said',
  )

  expect(await pruneGames(pool)).toBe(2502)
  expect(await pruneGames(pool)).toBe(0)

  const { rows } = await sql('select press from games.press order by press')
  expect(rows.map(({ press }) => press)).toEqual(['press-new', 'press-open'])
  expect((await games.call('balance', {}, old)).status).toBe(401)
  expect((await games.call('balance', {}, fresh)).status).toBe(200)
  // Known again by whoever still asks, on another device too.
  expect((await start('press-new', fresh)).body).toMatchObject({ round: second.body.round })
  expect((await start('press-open', waiting, { mines: 3 })).body).toMatchObject({ round: open.body.round })
  const { id } = first.body.round as { readonly id: number }
  expect((await games.call('round', { round: id }, fresh)).body).toMatchObject({
    round: { id, status: 'settled' },
  })
  const after = await sql(
    'select (select count(*) from games.round) as rounds, (select count(*) from games.message) as said',
  )
  expect(after.rows).toEqual(before.rows)
  expect(await games.reconcile()).toMatchObject({ differences: [] })
  await pool.end()
}, 60_000)

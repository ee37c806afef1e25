import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamplePlayer } from './example-player.ts'
import { findTimeOpens, noteMinute, readPlayMinutes } from './play-time.ts'

const [MINUTE_MS, DAY_MINUTES] = [60_000, 1440]
let database: TestDatabase
let players = 0

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const newPlayer = () => openExamplePlayer(database.pool, `time${++players}@example.com`, major(0))
/** He did something so many minutes ago. */
const play = (playerId: number, minutesAgo: number) =>
  database.ownerPool.query(
    `insert into play_hour (player_id, hour, minutes)
     select $1, date_trunc('hour', at, 'UTC'), 1::bigint << extract(minute from at at time zone 'UTC')::int
     from (select instant_now() - $2 * interval '1 minute' as at) one
     on conflict (player_id, hour) do update set minutes = play_hour.minutes | excluded.minutes`,
    [playerId, minutesAgo],
  )
const playedBy = async (playerId: number) =>
  (await readPlayMinutes(database.pool, [playerId])).get(playerId) ?? 0

describe('minutes of play', () => {
  it('are counted once each, over the last 24 hours', async () => {
    const player = await newPlayer()
    expect(await playedBy(player)).toBe(0)
    // The clock of the database runs on: nothing stands within two minutes of the edge.
    const within = [0, 1, 59, 60, 61, 600, DAY_MINUTES - 61, DAY_MINUTES - 2]
    for (const ago of [...within, DAY_MINUTES + 2, DAY_MINUTES + 30, DAY_MINUTES + 61, 3000])
      await play(player, ago)
    for (const ago of within.slice(2)) await play(player, ago)
    expect(await playedBy(player)).toBeGreaterThanOrEqual(within.length)
    expect(await playedBy(player)).toBeLessThanOrEqual(within.length + 2)
  })

  it('make room as the oldest of them leave, one for one', async () => {
    const player = await newPlayer()
    const limit = (minutes: number) =>
      database.ownerPool.query(
        `insert into player_limit (player_id, kind, days, amount) values ($1, 'time', 1, $2)
         on conflict (player_id, kind, days) do update set amount = excluded.amount`,
        [player, minutes],
      )
    for (const ago of [300, 200, 100]) await play(player, ago)
    const opensIn = async (minutes: number) => {
      await limit(minutes)
      const opens = await findTimeOpens(database.pool, player)
      return opens === null ? null : Math.round((opens - Date.now()) / MINUTE_MS)
    }
    // Three minutes count: with a limit of three it opens when the oldest of them leaves.
    for (const [minutes, ago] of [
      [3, 300],
      [2, 200],
      [1, 100],
    ] as const) {
      const inMinutes = (await opensIn(minutes)) ?? 0
      expect(Math.abs(inMinutes - (DAY_MINUTES - ago))).toBeLessThanOrEqual(2)
    }
    expect(await opensIn(4)).toBeNull()
  })

  it('are those of the session, which lives on', async () => {
    const player = await newPlayer()
    const { rows } = await database.ownerPool.query<{ id: bigint }>(
      `insert into session (player_id, token_hash, launch_hash, expires_at, active_at)
       values ($1, decode(repeat('ab', 32), 'hex'), decode(repeat('cd', 32), 'hex'), now() + interval '1 day',
         now() - interval '1 hour') returning id`,
      [player],
    )
    const id = Number(rows[0]?.id)
    await noteMinute(database.pool, id)
    await noteMinute(database.pool, id)
    // Between the two a minute may have begun.
    expect([1, 2]).toContain(await playedBy(player))
    const idle = 'select instant_now() - active_at < $2::interval as is_fresh from session where id = $1'
    expect((await database.pool.query(idle, [id, '1 minute'])).rows).toEqual([{ is_fresh: true }])
    // What is noted behind its end brings it back no more.
    await database.ownerPool.query(
      "update session set active_at = now() - interval '3 hours' where id = $1",
      [id],
    )
    await noteMinute(database.pool, id)
    expect((await database.pool.query(idle, [id, '2 hours'])).rows).toEqual([{ is_fresh: false }])
  })
})

import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pruneRecords } from './prune-records.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function count(table: string): Promise<bigint> {
  const { rows } = await database.pool.query<{ count: bigint }>(`select count(*) from ${table}`)
  return rows[0]?.count ?? -1n
}

describe('pruneRecords', () => {
  it('takes what is past its time, in as many steps as it needs, and leaves the rest', async () => {
    const { pool } = database
    await pool.query(`insert into operation (scope, key, request_hash, response, created_at)
      select 'place:1', n::text, decode(repeat('00', 32), 'hex'),
        case when n % 10 = 0 then null else '{}'::jsonb end,
        now() - case when n <= 5000 then interval '31 days' else interval '29 days' end
      from generate_series(1, 6000) n`)
    // Who keeps the second stop lives, who kept the fourth was seen last when it came.
    await pool.query(`insert into stop_keeper (seen_at) values (now()), (now() - interval '31 days')`)
    await pool.query(`insert into event_stop (event_id, stopped_at, resumed_at, reason, keeper) values
      (1, now() - interval '31 days', now() - interval '31 days', 'goal', 1),
      (2, now() - interval '31 days', null, 'goal', 1), (3, now(), now(), 'goal', 1),
      (4, now() - interval '31 days', null, 'goal', 2)`)
    await pool.query(`insert into market_result (event_id, market_type, specifier, step, changed_at) values
      (1, '1x2', '', 2, now() - interval '91 days'), (2, '1x2', '', 2, now() - interval '89 days')`)
    // A request that is still being worked on is never taken.
    expect(await pruneRecords(pool)).toBe(4500 + 2 + 1 + 1)
    expect([await count('operation'), await count('event_stop'), await count('market_result')]).toEqual([
      1500n,
      2n,
      1n,
    ])
    expect(await pruneRecords(pool)).toBe(0)
  })

  it('keeps the result of a market with an open bet, and sessions that only just ended', async () => {
    const { pool } = database
    await pool.query(`insert into player (email, password_hash, currency, firstname, lastname, middlename, passport,
        passport_issued_on, phone, birthdate, affiliate_partner)
      values ('a@example.com', 'none', 'AZN', 'A', 'B', '', 'P', '2020-01-01', '1', '1990-01-01', '904')`)
    await pool.query("insert into wallet (player_id, currency) select id, 'AZN' from player")
    await pool.query(`insert into session (player_id, token_hash, expires_at)
      select id, decode(repeat(hash, 32), 'hex'), now() - since::interval
      from player, (values ('01', '31 days'), ('02', '29 days')) as s (hash, since)`)
    await pool.query(`insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return,
        rules_version, operation_key, requested_at, placed_at)
      select 1, id, 'AZN', 'singles', 'placed', 1, 100, 2000, 200, 1, 'k', now(), now() from player`)
    await pool.query(`insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds,
        odds_seen, is_live, starts_at, feed_rev, names)
      values (1, 1, 2, '1x2', '', '1', 2000, 2000, false, now(), 1, '{}')`)
    await pool.query("update market_result set changed_at = now() - interval '91 days'")
    expect(await pruneRecords(pool)).toBe(1)
    expect([await count('session'), await count('market_result')]).toEqual([1n, 1n])
  })

  it('forgets wrong codes of a voucher when they count no more', async () => {
    await database.pool.query(`insert into voucher_try (player_id, at)
      select id, instant_now() - since::interval from player, unnest(array['61 minutes', '59 minutes']) as since`)
    expect([await pruneRecords(database.pool), await count('voucher_try')]).toEqual([1, 1n])
  })
})

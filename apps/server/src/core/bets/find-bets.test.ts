import type { PoolClient } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamplePlayer } from '../player/example-player.ts'
import { type BetQuery, findBets } from './find-bets.ts'

const BETS = 20_000
const DAY_MS = 86_400_000
/** Half a minute off, so that no bet stands on the edge. */
const DAY_AGO_MS = Date.now() - DAY_MS - 30_000
let database: TestDatabase
let players: number[]

const newPlayer = (email: string): Promise<number> => openExamplePlayer(database.pool, email, major(0))

/** Every second bet is the first player's, ten thousand in all; one a minute, the last one now. */
beforeAll(async () => {
  database = await createTestDatabase()
  players = [await newPlayer('first@example.com'), await newPlayer('second@example.com')]
  await database.pool.query(
    `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, payout, generation,
       settled_at, rules_version, operation_key, requested_at, placed_at)
     select n, ($1::bigint[])[1 + n % 2], 'AZN', 'singles', 'lost', 1, 100, 2000, 200, 0, 1, now(), 1, n, now(),
       now() - ($2 - n) * interval '1 minute' from generate_series(1, $2::integer) n`,
    [players, BETS],
  )
  const one = { az: 'A', ru: 'A', en: 'A' }
  await database.pool.query(
    `insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
       starts_at, feed_rev, names)
     select n, 1, 1, '1x2', '', '1', 2000, 2000, false, now(), 1, $2 from generate_series(1, $1::integer) n`,
    [BETS, { sportAlias: 'football', sport: one, league: one, home: one, away: one }],
  )
  await database.pool.query('analyze bet, bet_leg')
})
afterAll(() => database.close())

const query = (change: Partial<BetQuery>): BetQuery => ({
  playerId: must(players[0], 'no player'),
  statuses: ['placed', 'lost'],
  fromMs: null,
  toMs: null,
  beforeId: null,
  ids: null,
  limit: 3,
  ...change,
})

it.each([
  ['the newest', {}, [20_000, 19_998, 19_996]],
  ['those before another', { beforeId: 19_998 }, [19_996, 19_994, 19_992]],
  ['those of a status', { statuses: ['won'] }, []],
  ['those of a range', { fromMs: DAY_AGO_MS, toMs: DAY_AGO_MS + DAY_MS / 2 }, [19_278, 19_276, 19_274]],
  ['those of a range before another', { fromMs: DAY_AGO_MS, beforeId: 18_564 }, [18_562, 18_560]],
  ['one by its id', { ids: [17, 18] }, [18]],
] as const)('finds %s, never another player’s', async (_name, change, ids) => {
  const found = await findBets(database.pool, query(change))
  expect(found.map(({ id }) => id)).toEqual(ids)
})

it('goes by the instants of bets: another server draws ids from a block of its own', async () => {
  const [second] = players.slice(1)
  await database.pool.query(
    `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
       operation_key, requested_at, placed_at)
     select id, $1, 'AZN', 'singles', 'placed', 1, 100, 2000, 200, 1, id, now(), now() + at * interval '1 second'
     from unnest($2::bigint[], $3::integer[]) as o (id, at)`,
    [second, [99_001, 98_002, 99_003, 98_004], [1, 2, 3, 3]],
  )
  await database.pool.query(
    `insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
       starts_at, feed_rev, names)
     select n, 1, 1, '1x2', '', '1', 2000, 2000, false, now(), 1, l.names
     from unnest($1::bigint[]) n, bet_leg l where l.bet_id = 1`,
    [[99_001, 98_002, 99_003, 98_004]],
  )
  const pageOf = async (beforeId: number | null) => {
    const found = await findBets(
      database.pool,
      query({ playerId: must(second, 'no player'), statuses: ['placed'], beforeId, limit: 2 }),
    )
    return found.map(({ id }) => id)
  }
  expect([await pageOf(null), await pageOf(98_004), await pageOf(98_002)]).toEqual([
    [99_003, 98_004],
    [98_002, 99_001],
    [99_001],
  ])
})

it.each([
  ['the bets that changed', { ids: [2], limit: 100 }, 100],
  ['the first page', { limit: 51 }, 60],
  ['a page from the depth', { limit: 51, beforeId: 2000 }, 60],
  ['a range from the depth', { fromMs: DAY_AGO_MS - 2 * DAY_MS, toMs: DAY_AGO_MS - DAY_MS, limit: 51 }, 60],
] as const)('looks at %s, not at all that the player ever made', async (_name, change, most) => {
  const rowsRead = await withTransaction(database.pool, async (client) => {
    // The plan that PostgreSQL keeps once a statement was run a few times.
    await client.query('set local plan_cache_mode = force_generic_plan')
    const before = await countRead(client)
    await findBets(client, query(change))
    return (await countRead(client)) - before
  })
  expect(rowsRead).toBeLessThan(most)
})

async function countRead(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: bigint }>(
    "select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables where relname = 'bet'",
  )
  return Number(must(rows[0], 'no statistics').count)
}

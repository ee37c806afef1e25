import type { PoolClient } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamplePlayer } from '../player/example-player.ts'
import { type BetQuery, findBets } from './find-bets.ts'

const BETS = 6000
const DAY_MS = 86_400_000
/** Half a minute off, so that no bet stands on the edge. */
const DAY_AGO_MS = Date.now() - DAY_MS - 30_000
let database: TestDatabase
let players: number[]

const newPlayer = (email: string): Promise<number> => openExamplePlayer(database.pool, email, major(0))

/** Every second bet is the first player's; one a minute, the last one now. */
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
  ['the newest', {}, [6000, 5998, 5996]],
  ['those before another', { beforeId: 5998 }, [5996, 5994, 5992]],
  ['those of a status', { statuses: ['won'] }, []],
  ['those of a range', { fromMs: DAY_AGO_MS, toMs: DAY_AGO_MS + DAY_MS / 2 }, [5278, 5276, 5274]],
  ['those of a range before another', { fromMs: DAY_AGO_MS, beforeId: 4564 }, [4562, 4560]],
  ['one by its id', { ids: [17, 18] }, [18]],
] as const)('finds %s, never another player’s', async (_name, change, ids) => {
  const found = await findBets(database.pool, query(change))
  expect(found.map(({ id }) => id)).toEqual(ids)
})

it('looks at the bets that changed, not at all that the player ever made', async () => {
  const rowsRead = await withTransaction(database.pool, async (client) => {
    // The plan that PostgreSQL keeps once a statement was run a few times.
    await client.query('set local plan_cache_mode = force_generic_plan')
    const before = await countRead(client)
    await findBets(client, query({ ids: [2], limit: 100 }))
    return (await countRead(client)) - before
  })
  expect(rowsRead).toBeLessThan(100)
})

async function countRead(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: bigint }>(
    "select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables where relname = 'bet'",
  )
  return Number(must(rows[0], 'no statistics').count)
}

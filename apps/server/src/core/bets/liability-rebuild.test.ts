import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamplePlayer } from '../player/example-player.ts'
import { findOpenCombinations } from './find-open-exposures.ts'
import { createLiability } from './liability.ts'

const COMBINED = [51, 52, 53, 54] as const

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const playerId = await openExamplePlayer(database.pool, 'combined@example.com', major(0))
  await insertBets(playerId, ['placed', 'placed', 'pending', 'placed'], 50)
  await database.superuserPool.query(`
    update bet set type = 'accumulator', size = 2, odds = 4000, possible_return = 4000;
    update bet_leg set event_id = bet_id;
    insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
      starts_at, feed_rev, names)
    select bet_id, 2, event_id + 100, market_type, specifier, outcome, odds, odds_seen, is_live, starts_at,
      feed_rev, names from bet_leg`)
})
afterAll(() => database.close())

/** Bets of one player on an outcome of event 1, all at 2.00, each with a stake of 10.00. */
async function insertBets(playerId: number, statuses: readonly string[], firstId: number): Promise<void> {
  await database.pool.query(
    `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
       operation_key, requested_at, placed_at, payout, settled_at)
     select $3 + n, $1, 'AZN', 'singles', s, 1, 1000, 2000, 2000, 1, n, now(), now(),
       case when s in ('placed', 'pending', 'declined') then null else 0 end,
       case when s in ('placed', 'pending', 'declined') then null else now() end
     from unnest($2::text[]) with ordinality as b (s, n)`,
    [playerId, statuses, firstId],
  )
  const one = { az: 'A', ru: 'A', en: 'A' }
  await database.pool.query(
    `insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
       starts_at, feed_rev, names)
     select $1 + n, 1, 1, '1x2', '', '1', 2000, 2000, false, now(), 1, $3 from generate_series(1, $2::integer) n`,
    [firstId, statuses.length, { sportAlias: 'football', sport: one, league: one, home: one, away: one }],
  )
}

it.each([1, 2, 3, 10])('open combinations are read page by page, here of %i bets', async (page) => {
  const names: unknown[] = []
  for await (const { legs } of findOpenCombinations(database.pool, page))
    names.push(legs.map(({ handle }) => handle))
  expect(names).toEqual(COMBINED.map((eventId) => [`${eventId}:1x2::1`, `${eventId + 100}:1x2::1`]))
})

it('after a start what open bets can cost is known again, however often it is read', async () => {
  const [player, other] = [
    await openExamplePlayer(database.pool, 'first@example.com', major(0)),
    await openExamplePlayer(database.pool, 'second@example.com', major(0)),
  ]
  await insertBets(player, ['placed', 'placed', 'pending', 'won', 'lost', 'refunded', 'declined'], 100)
  await insertBets(other, ['placed'], 200)
  const limits = { outcome: major(1000), market: major(900), event: major(800), playerEvent: major(700) }
  const liability = createLiability(limits)
  for (let turn = 0; turn < 2; turn++) {
    await liability.rebuild(database.pool)
    // Three of the seven are open, each with 10.00 to lose, and one of the other player's.
    expect(liability.leftManat(player, 1, '1:1x2::1')).toBe(major(670))
    expect(liability.leftManat(other, 1, '1:1x2::1')).toBe(major(690))
    expect(liability.leftManat(3, 1, '1:1x2::1')).toBe(major(700))
    expect(createLiability({ ...limits, playerEvent: major(5000) }).leftManat(3, 1, '1:1x2::1')).toBe(
      major(800),
    )
  }
})

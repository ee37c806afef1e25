import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.ownerPool.query(`
    insert into player (email, password_hash, currency, firstname, lastname, middlename, passport,
      passport_issued_on, phone, birthdate, affiliate_partner)
    values ('a@example.com', 'none', 'AZN', 'A', 'B', '', 'P', '2020-01-01', '1', '1990-01-01', '904');
    insert into wallet (player_id, currency) select id, 'AZN' from player`)
  await database.pool.query(bets([1, 2]))
})
afterAll(() => database.close())

const bets = (ids: readonly number[]) =>
  `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
     operation_key, requested_at, placed_at)
   select bet, player.id, 'AZN', 'singles', 'placed', 1, 100, 2000, 200, 1, 'k', now(), now() from player, unnest(array[${ids}]) bet`
const legs = (betIds: readonly number[], position: number) =>
  `insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live, starts_at,
     feed_rev, names_id)
   select id, ${position}, 7, '1x2', '', '1', 2000, 2000, false, now(), 1, gen_random_uuid() from unnest(array[${betIds}]) id`

it.each([
  ['with bets of before', legs([1, 2], 1)],
  ['with bets of the same statement', `with bets as (${bets([3])}), legs as (${legs([3], 1)}) select`],
])('legs are written %s', async (_name, sql) => {
  await expect(database.pool.query(sql)).resolves.toBeDefined()
})

it.each([
  ['legs of no bet', legs([9], 1)],
  ['legs of which one has no bet', legs([1, 2, 9], 2)],
])('%s are refused', async (_name, sql) => {
  await expect(database.pool.query(sql)).rejects.toMatchObject({ code: '23503' })
})

it.each([
  ['a bet is taken away', 'delete from bet where id = 1'],
  ['a bet is called otherwise', 'update bet set id = 8 where id = 1'],
  ['a leg is given to another bet', 'update bet_leg set bet_id = 2 where bet_id = 1'],
])('not even their owner can do it: %s', async (_name, sql) => {
  await expect(database.ownerPool.query(sql)).rejects.toThrow('append-only')
})

import { migrate } from '@xezer/db/migrate'
import { createPool, type Pool } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../upkeep/run-audit.ts'

/** The newest migration of the release before causes. */
const RELEASE_BEFORE = '0012-room-for-settling'

let server: TestDatabase
let pool: Pool

/** A database as the release before left it: two players with play money, one bet open and one lost at first and won. */
beforeAll(async () => {
  server = await createTestDatabase()
  const url = new URL(server.urls.superuser)
  url.pathname = `${url.pathname}_before`
  await server.superuserPool.query(`create database ${url.pathname.slice(1)}`)
  await migrate({ connectionString: url.href, upTo: RELEASE_BEFORE })
  pool = createPool({ connectionString: url.href })
  await pool.query(`
    insert into player (email, password_hash, currency, firstname, lastname, middlename, passport,
      passport_issued_on, phone, birthdate, affiliate_partner)
    select n || '@example.com', 'none', 'AZN', 'A', 'B', '', 'P', '2020-01-01', '1', '1990-01-01', '904'
    from generate_series(1, 2) n;
    insert into wallet (player_id, currency) select id, 'AZN' from player;
    insert into account (id, player_id, kind, currency)
    select p.id * 10 + k.number, p.id, k.kind, 'AZN' from player p,
      unnest(array['cash', 'inplay', 'bonus', 'bonus_inplay', 'withdraw_hold', 'owed'])
        with ordinality as k (kind, number);
    insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, payout, generation,
      rules_version, operation_key, requested_at, placed_at, settled_at)
    select nextval('bet_id_block') * 1000 + 7, id, 'AZN', 'singles', 'placed', 1, 100, 2000, 200, null, 0, 1, 'open',
      now(), now(), null::timestamptz from player
    union all select nextval('bet_id_block') * 1000, id, 'AZN', 'singles', 'won', 1, 100, 2000, 200, 200, 2, 1,
      'won', now(), now(), now() from player;
    insert into operation (scope, key, request_hash, response)
    select 'place:' || player_id, operation_key, decode(repeat('00', 32), 'hex'),
      jsonb_build_object('kind', 'accepted', 'betIds', jsonb_build_array(id)) from bet`)
  await writeAsBefore('play_money', -105, 'p.id * 10 + 1', 1000)
  await writeAsBefore(
    'stake',
    'p.id * 10 + 1',
    'p.id * 10 + 2',
    100,
    'b.id, 0',
    'join bet b on b.player_id = p.id',
  )
  const won = "join bet b on b.player_id = p.id and b.status = 'won'"
  await writeAsBefore('stake_taken', 'p.id * 10 + 2', -101, 100, 'b.id, 1', won)
  await writeAsBefore('stake_taken_reversed', -101, 'p.id * 10 + 2', 100, 'b.id, 1', won)
  await writeAsBefore('stake_taken', 'p.id * 10 + 2', -101, 100, 'b.id, 2', won)
  await writeAsBefore('payout', -101, 'p.id * 10 + 1', 200, 'b.id, 2', won)
  await pool.query('update wallet set cash = 1000, inplay = 100')
})
afterAll(async () => {
  await pool.end()
  await server.superuserPool.query(
    `drop database ${new URL(server.connectionString).pathname.slice(1)}_before`,
  )
  await server.close()
})

/** Transfers of every player in the words of the release before. */
async function writeAsBefore(
  code: string,
  debit: string | number,
  credit: string | number,
  amount: number,
  bet = 'null, 0',
  join = '',
): Promise<void> {
  await pool.query(`insert into transfer (debit, credit, currency, amount, code, bet_id, generation)
    select ${debit}, ${credit}, 'AZN', ${amount}, '${code}', ${bet} from player p ${join}`)
}
const breaches = async () => (await runAudit(pool)).filter(({ count }) => count > 0)
const query = async (sql: string) => (await pool.query(sql)).rows

describe('a ledger of the release before', () => {
  it('comes out with every cause named, and not a coin moved', async () => {
    const written =
      'select id, debit, credit, amount, code, bet_id, generation, created_at from transfer order by id'
    const before = await query(written)
    await migrate({ connectionString: pool.options.connectionString ?? '' })
    expect(await query(written)).toEqual(before)
    expect(await query('select 1 from transfer where bet_id is not null and cause <> bet_id')).toEqual([])
    expect(
      await query('select player_id * 10 + 1 as credit, kind, created_at from adjustment order by id'),
    ).toEqual(
      await query(
        "select credit, 'play_money' as kind, created_at from transfer where bet_id is null order by id",
      ),
    )
    expect(await breaches()).toEqual([])
  })

  it('says what was settled before its corrections', async () => {
    const past = { generation: 1, status: 'lost', payout: 0n }
    expect(await query('select generation, status, payout from bet_past')).toEqual([past, past])
  })

  it('is as little to be changed as before', async () => {
    for (const table of ['transfer', 'adjustment']) {
      await expect(pool.query(`delete from ${table}`)).rejects.toThrow(/append-only/)
      await expect(pool.query(`update ${table} set created_at = now()`)).rejects.toThrow(/append-only/)
      await expect(pool.query(`truncate ${table} cascade`)).rejects.toThrow(/append-only/)
    }
    const twice = `insert into transfer (debit, credit, currency, amount, code, cause)
      select debit, credit, currency, amount, code, cause from transfer where code = 'stake'`
    await expect(pool.query(twice)).rejects.toThrow(/transfer_pkey/)
  })

  it('takes what that release still writes while both serve', async () => {
    await writeAsBefore('play_money', -105, 'p.id * 10 + 1', 50)
    await pool.query('update wallet set cash = cash + 50')
    expect(await breaches()).toEqual([])
    await writeAsBefore(
      'stake_void',
      'p.id * 10 + 2',
      'p.id * 10 + 1',
      100,
      'b.id, 0',
      "join bet b on b.player_id = p.id and b.status = 'placed'",
    )
    // The one that stands for a bet whose delay runs was struck.
    await pool.query('alter table bet disable trigger bet_status_is_legal')
    await pool.query(`update bet set status = 'declined' where status = 'placed'`)
    await pool.query('update wallet set cash = cash + 100, inplay = 0')
    await pool.query(`delete from operation where key = 'open'`)
    expect(await breaches()).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPowers, grantRights } from './grant-rights.ts'
import { OWNER_TABLES, SERVER_RIGHTS } from './rights.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const NO_RIGHT = '42501'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describe('the role of the server', () => {
  it.each([
    // The ledger and what it stands on.
    'update transfer set amount = amount + 1',
    'delete from transfer',
    'truncate transfer',
    'update adjustment set kind = kind',
    'delete from adjustment',
    'update account set player_id = null',
    'delete from account',
    'update wallet set player_id = 1',
    'delete from wallet',
    'update bet set stake = 1',
    // What a payment costs is what was said when it was ordered.
    'update payment set amount = 1',
    'update payment set fee = 0',
    'update payment set pay_amount = 1',
    'update payment set rate_numerator = 1',
    'update payment set rate_denominator = 1',
    'update bet set player_id = 1',
    'delete from bet',
    'update bet_leg set outcome = outcome',
    'delete from bet_leg',
    'update operation set request_hash = request_hash',
    "update player set email = 'other@example.com'",
    'delete from player',
    'update session set token_hash = token_hash',
    // The rules of the tables.
    'alter table transfer disable trigger all',
    'alter table wallet drop constraint wallet_cash_check',
    'drop trigger transfer_append_only on transfer',
    'create trigger mine before insert on transfer execute function refuse_change()',
    'create rule mine as on insert to transfer do instead nothing',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'alter table transfer owner to current_user',
    'drop table transfer',
    'begin; lock table transfer in access exclusive mode',
    'set session_replication_role = replica',
    "insert into kysely_migration values ('9999', 'now')",
    'delete from kysely_migration_lock',
    "select setval('bet_id_block', 1)",
    // The machine.
    "copy transfer to program 'true'",
    "copy sport from program 'true'",
    "copy transfer to '/tmp/transfer'",
    "copy sport from '/etc/passwd'",
    "select pg_read_file('/etc/passwd')",
    "select pg_ls_dir('/')",
    "select lo_import('/etc/passwd')",
    "load 'mine'",
    "alter system set log_statement = 'all'",
    'select pg_reload_conf()',
    'select rolpassword from pg_authid',
    // More power.
    'create role mine',
    'create database mine',
    'alter role current_user superuser',
    'alter role current_user createrole',
    'set role xezer_owner',
    'set session authorization xezer',
    'grant xezer_owner to current_user',
    'create schema mine',
    'create table mine (id bigint)',
    'create temporary table mine (id bigint)',
    'create function mine() returns int language sql return 1',
    'create extension pg_trgm',
  ])('may not: %s', async (statement) => {
    const client = await database.pool.connect()
    const code = await client.query(statement).then(
      () => 'it may',
      (error: { code?: string }) => error.code,
    )
    // With whatever the statement may have set.
    client.release(true)
    expect(code).toBe(NO_RIGHT)
  })

  it('owns nothing and is nobody else', async () => {
    expect(await findPowers(database.pool)).toEqual({
      role: 'xezer_server',
      isSuperuser: false,
      isOwner: false,
    })
    expect(await findPowers(database.ownerPool)).toMatchObject({ isSuperuser: false, isOwner: true })
    expect(await findPowers(database.superuserPool)).toMatchObject({ isSuperuser: true })
  })
})

describe('the table of rights', () => {
  it('has a line for every table', async () => {
    const { rows } = await database.ownerPool.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    )
    const known = [...Object.keys(SERVER_RIGHTS), ...OWNER_TABLES]
    expect(rows.map(({ name }) => name).sort()).toEqual(known.sort())
  })

  it('takes away what it does not name, and may be granted by several starts at once', async () => {
    await database.ownerPool.query('grant update, delete on transfer to xezer_server')
    await database.ownerPool.query('grant update (stake) on bet to xezer_server')
    await Promise.all([1, 2, 3].map(() => grantRights(database.urls.owner, 'xezer_server')))
    for (const statement of ['delete from transfer', 'update bet set stake = 1']) {
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: NO_RIGHT })
    }
    await database.pool.query('update bet set payout = 1 where false')
  })
})

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { makeDataFolder } from './example-killed-start.ts'

const { dataDir, remove } = makeDataFolder()
let postgres: EmbeddedPostgres

async function start(): Promise<void> {
  postgres = await startEmbeddedPostgres({ dataDir, durability: 'fast', log: () => undefined })
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** As releases before the roles left it: everything is the superuser's. */
const AS_BEFORE = `
  reassign owned by xezer_owner to xezer;
  drop owned by xezer_owner;
  drop owned by xezer_server;
  drop role xezer_owner;
  drop role xezer_server;
  grant all on database xezer to public;
  create function refuse() returns trigger language plpgsql as $$ begin raise 'append-only'; end $$;
  create sequence block start 7;
  create table coin (id bigint generated always as identity primary key, amount bigint not null);
  create trigger coin_kept before delete on coin for each row execute function refuse();
  create view coins as select sum(amount) as sum from coin;
  insert into coin (amount) values (5), (6)`

beforeAll(start)
afterAll(async () => {
  await postgres.stop()
  remove()
})

describe('a data folder of a release before the roles', () => {
  beforeAll(async () => {
    await ask(postgres.urls.superuser, AS_BEFORE)
    await postgres.stop()
    await start()
  })

  it('keeps its rows, and belongs to the owner wholly', async () => {
    const { owner } = postgres.urls
    expect(await ask(owner, 'select amount from coin order by id')).toEqual([
      { amount: '5' },
      { amount: '6' },
    ])
    await ask(owner, 'alter table coin add column note text')
    await ask(owner, 'alter function refuse() cost 200')
    await ask(owner, 'create or replace view coins as select sum(amount) as sum from coin')
    expect(await ask(owner, "select nextval('block')")).toEqual([{ nextval: '7' }])
    expect(await ask(owner, 'insert into coin (amount) values (7) returning id')).toEqual([{ id: '3' }])
  })

  it('gives the server nothing of itself', async () => {
    const { server } = postgres.urls
    for (const statement of ['select * from coin', 'create table mine ()', 'create temp table mine ()']) {
      await expect(ask(server, statement)).rejects.toThrow(/permission denied/)
    }
  })
})

it('each start undoes what a role has set for itself', async () => {
  await ask(
    postgres.urls.server,
    "alter role current_user password 'lost'; alter role current_user set role none",
  )
  await expect(ask(postgres.urls.server, 'select 1')).rejects.toThrow(/password/)
  await postgres.stop()
  await start()
  expect(await ask(postgres.urls.server, 'select current_user as role')).toEqual([{ role: 'xezer_server' }])
})

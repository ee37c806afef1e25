import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { isCommitUnknown, withReadAhead, withTransaction } from './transaction.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.ownerPool.query('create table tally (id bigint primary key, amount bigint not null)')
})
beforeEach(async () => {
  await database.ownerPool.query('truncate tally')
  await database.ownerPool.query('insert into tally values (1, 0), (2, 0)')
})
afterAll(() => database.close())

const amounts = async () => (await database.ownerPool.query('select amount from tally order by id')).rows

describe('statements that are sent together', () => {
  it('see after a lock what its holder had written', async () => {
    let hold: () => void = () => undefined
    const isHeld = new Promise<void>((resolve) => {
      hold = resolve
    })
    const holder = withTransaction(database.ownerPool, async (client) => {
      await client.query('update tally set amount = 5 where id = 1')
      hold()
      await client.query('select pg_sleep(0.05)')
      await client.query('insert into tally values (3, 7)')
    })
    await isHeld
    const read = await withReadAhead(
      database.ownerPool,
      (client) =>
        Promise.all([
          client.query('select amount from tally where id = 1 for no key update'),
          client.query('select amount from tally where id = 3'),
        ]),
      async (_, results) => results.map(({ rows }) => rows),
    )
    await holder
    expect(read).toEqual([[{ amount: 5n }], [{ amount: 7n }]])
  })

  it('are written all or not at all, and the first failure is told', async () => {
    const work = withTransaction(database.ownerPool, (client) =>
      Promise.all([
        client.query('update tally set amount = 99 where id = 1'),
        client.query({ name: 'add_tally', text: 'insert into tally values ($1, 0)', values: [2] }),
        client.query({ name: 'raise_tally', text: 'update tally set amount = $1', values: [98] }),
      ]),
    )
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await amounts()).toEqual([{ amount: 0n }, { amount: 0n }])
  })

  it('leave a connection that can be used, when what is read first fails', async () => {
    const reach = (divisor: number) =>
      withReadAhead(
        database.ownerPool,
        (client) =>
          Promise.all([
            client.query({ name: 'divide', text: 'select 1 / $1::integer as part', values: [divisor] }),
            client.query({ name: 'count_tally', text: 'select count(*) as n from tally', values: [] }),
          ]),
        async (client, [, count]) => {
          await client.query('insert into tally values (3, 1)')
          return count.rows
        },
      )
    await expect(reach(0)).rejects.toMatchObject({ code: '22012' })
    expect(await amounts()).toHaveLength(2)
    expect(await reach(1)).toEqual([{ n: 2n }])
    expect(await amounts()).toHaveLength(3)
  })

  it('run all again when one of them is told to', async () => {
    let runs = 0
    const again = "do $$ begin raise exception 'again' using errcode = '40001'; end $$"
    await withReadAhead(
      database.ownerPool,
      (client) => {
        runs += 1
        return Promise.all([client.query(runs === 1 ? again : 'select 1'), client.query('select 2')])
      },
      (client) => client.query('update tally set amount = amount + 1'),
    )
    expect(runs).toBe(2)
    expect(await amounts()).toEqual([{ amount: 1n }, { amount: 1n }])
  })
})

describe('a commit that fails', () => {
  const fail = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    )
    return isCommitUnknown(error)
  }

  it('by the word of the database has written nothing', async () => {
    await database.ownerPool.query('truncate tally')
    await database.ownerPool.query(
      'alter table tally add constraint once unique (amount) deferrable initially deferred',
    )
    const twice = withTransaction(database.ownerPool, (client) =>
      client.query('insert into tally values (1, 0), (2, 0)'),
    )
    expect(await fail(twice)).toBe(false)
    await database.ownerPool.query('alter table tally drop constraint once')
  })

  it('with its connection may have written all of it', async () => {
    await database.ownerPool.query(`create function end_session() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
    await database.ownerPool.query(`create constraint trigger ends after insert on tally
      deferrable initially deferred for each row execute function end_session()`)
    const cut = withTransaction(database.ownerPool, (client) =>
      client.query('insert into tally values (3, 0)'),
    )
    expect(await fail(cut)).toBe(true)
    await database.ownerPool.query('drop function end_session cascade')
  })

  it('unlike a statement before it', async () => {
    const before = withTransaction(database.ownerPool, (client) => client.query('select 1 / 0'))
    expect(await fail(before)).toBe(false)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { withTransaction } from './transaction.ts'

describe('a database of a test', () => {
  let first: TestDatabase
  let second: TestDatabase

  beforeAll(async () => {
    ;[first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  })
  afterAll(async () => {
    await Promise.all([first.close(), second.close()])
  })

  it('is apart from every other one', async () => {
    await first.ownerPool.query('create table only_here (id bigint)')
    const { rows } = await second.pool.query("select to_regclass('only_here') as found")
    expect(rows).toEqual([{ found: null }])
  })

  it('gives bigint as BigInt and numeric as text', async () => {
    const { rows } = await first.pool.query(
      "select 9007199254740993::bigint as id, '{1,null}'::bigint[] as ids, 1.10::numeric as amount",
    )
    expect(rows).toEqual([{ id: 9007199254740993n, ids: [1n, null], amount: '1.10' }])
  })
})

describe('withTransaction', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
    await database.ownerPool.query('create table tally (id bigint primary key, amount bigint not null)')
    await database.ownerPool.query('insert into tally values (1, 0), (2, 0)')
  })
  afterAll(() => database.close())

  const amounts = async () => (await database.ownerPool.query('select amount from tally order by id')).rows

  it('rolls back what a thrown error interrupts, and hands the error on', async () => {
    const work = withTransaction(database.ownerPool, async (client) => {
      await client.query('update tally set amount = 99')
      throw new Error('refused')
    })
    await expect(work).rejects.toThrow('refused')
    expect(await amounts()).toEqual([{ amount: 0n }, { amount: 0n }])
  })

  it('runs the loser of a deadlock again', async () => {
    let runs = 0
    let arrived = 0
    let open: () => void = () => undefined
    const bothHoldTheirFirst = new Promise<void>((resolve) => {
      open = resolve
    })
    const move = (order: readonly [number, number]) =>
      withTransaction(database.ownerPool, async (client) => {
        runs += 1
        await client.query('update tally set amount = amount + 1 where id = $1', [order[0]])
        arrived += 1
        if (arrived === 2) open()
        await bothHoldTheirFirst
        await client.query('update tally set amount = amount + 1 where id = $1', [order[1]])
      })
    await Promise.all([move([1, 2]), move([2, 1])])
    expect(runs).toBe(3)
    expect(await amounts()).toEqual([{ amount: 2n }, { amount: 2n }])
  })

  it('gives up after the retries it was allowed', async () => {
    let runs = 0
    const work = withTransaction(
      database.ownerPool,
      async (client) => {
        runs += 1
        await client.query("do $$ begin raise exception 'again' using errcode = '40001'; end $$")
      },
      { retries: 2 },
    )
    await expect(work).rejects.toThrow('again')
    expect(runs).toBe(3)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADVISORY_CLASSES, lockAdvisory } from './lock-order.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { withTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Other tests have databases on the same server. */
const ARE_OURS =
  "where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())"

it('every class of advisory locks has a number of its own', () => {
  const numbers = Object.values(ADVISORY_CLASSES)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('a lock has its class, shuts out its name alone, and ends with the transaction', async () => {
  const order: string[] = []
  const hold = (name: string, says: string) =>
    withTransaction(database.pool, async (client) => {
      await lockAdvisory(client, 'operation', name)
      order.push(says)
      await client.query('select pg_sleep(0.1)')
      order.push(`${says} ends`)
    })
  const first = withTransaction(database.pool, async (client) => {
    await lockAdvisory(client, 'operation', 'a')
    const { rows } = await client.query(`select classid::int, objsubid from pg_locks ${ARE_OURS}`)
    expect(rows).toEqual([{ classid: ADVISORY_CLASSES.operation, objsubid: 2 }])
    const others = [hold('a', 'same'), hold('b', 'other')]
    await expect.poll(() => order).toContain('other ends')
    expect(order).not.toContain('same')
    return { others }
  })
  await Promise.all((await first).others)
  expect(order.at(-1)).toBe('same ends')
  const { rows } = await database.pool.query(`select from pg_locks ${ARE_OURS}`)
  expect(rows).toEqual([])
})

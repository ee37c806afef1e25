import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPool, type Pool } from './pool.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('connections that a burst needed are there for the next one, and are given back in the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pool = createPool({ connectionString: database.urls.server, maxConnections: 3 })
  try {
    await Promise.all(['1', '2', '3'].map((number) => pool.query(`select ${number}`)))
    const opened = pool.totalCount
    expect(opened).toBeGreaterThan(1)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(pool.totalCount).toBe(opened)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(pool.totalCount).toBe(0)
  } finally {
    vi.useRealTimers()
    await pool.end()
  }
})

it('a connection that ends in the hands of who took it ends neither the process nor the pool', async () => {
  const [pool, other] = [1, 2].map(() =>
    createPool({ connectionString: database.urls.server, maxConnections: 1 }),
  ) as [Pool, Pool]
  try {
    const taken = await pool.connect()
    const { rows } = await taken.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise<void>((resolve) => {
      taken.once('end', resolve)
    })
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await ended
    await expect(taken.query('select 1')).rejects.toThrow('not queryable')
    taken.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await Promise.all([pool.end(), other.end()])
  }
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPool } from './pool.ts'
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

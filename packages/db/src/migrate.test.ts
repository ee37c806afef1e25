import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

describe('migrate', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
    await database.ownerPool.query('drop schema public cascade')
    await database.ownerPool.query('create schema public')
  })
  afterAll(() => database.close())

  it('lets several servers start at once: every migration is applied once', async () => {
    const options = { connectionString: database.urls.owner }
    const applied = await Promise.all([migrate(options), migrate(options), migrate(options)])
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(await migrate(options)).toEqual([])
  })
})

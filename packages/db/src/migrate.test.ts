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

  it('leaves a list of migrations that is not the newest to the migrator', async () => {
    const options = { connectionString: database.urls.owner }
    await migrate(options)
    const { ownerPool } = database
    await ownerPool.query("update kysely_migration set name = '0099-of-tomorrow' where name like '0017%'")
    await expect(migrate(options)).rejects.toThrow('0099-of-tomorrow')
    await ownerPool.query("update kysely_migration set name = '0017-ended-events' where name like '0099%'")
    expect(await migrate(options)).toEqual([])
  })
})

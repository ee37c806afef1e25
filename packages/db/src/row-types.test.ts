import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeRowTypes } from './row-types.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('the row types are those of the migrations: else npm run rows', async () => {
  const written = readFileSync(new URL('generated/rows.ts', import.meta.url), 'utf8')
  expect(await writeRowTypes(database.ownerPool)).toBe(written)
})

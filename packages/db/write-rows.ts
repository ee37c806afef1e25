import { mkdirSync, writeFileSync } from 'node:fs'
import { cloneDatabase } from './src/cloned-database.ts'
import { writeRowTypes } from './src/row-types.ts'
import { startDatabaseService } from './src/test-database-service.ts'

// npm run rows: the types of rows as the migrations make them, from a database of its own.
const folder = new URL('src/generated/', import.meta.url)
const service = await startDatabaseService()
try {
  const database = await cloneDatabase(service.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('rows.ts', folder), await writeRowTypes(database.ownerPool))
  await database.close()
} finally {
  await service.stop()
}

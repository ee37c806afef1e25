import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { createDatabase, inDatabase, type RoleUrls } from '@xezer/embedded-postgres/roles'
import pg from 'pg'

/** The embedded PostgreSQL with its settings for real money (every commit reaches the disk), in a folder of its own. */
export interface BenchDatabase {
  /** The addresses of a new, empty database. */
  create(name: string): Promise<RoleUrls>
  stop(): Promise<void>
}

export async function startBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'xezer-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const admin = new pg.Client({ connectionString: postgres.urls.superuser })
  await admin.connect()
  return {
    async create(name) {
      await createDatabase(admin, name)
      return inDatabase(postgres.urls, name)
    },
    async stop() {
      await admin.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

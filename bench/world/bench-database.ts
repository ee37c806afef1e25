import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, type Pool } from '@xezer/db/pool'
import { startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'

/** The embedded PostgreSQL with its settings for real money (every commit reaches the disk), in a folder of its own. */
export interface BenchDatabase {
  /** The connection string of a new, empty database. */
  create(name: string): Promise<string>
  stop(): Promise<void>
}

export async function startBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'xezer-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const pool: Pool = createPool({ connectionString: postgres.connectionString, maxConnections: 1 })
  return {
    async create(name) {
      await pool.query(`create database ${name}`)
      const url = new URL(postgres.connectionString)
      url.pathname = `/${name}`
      return url.href
    },
    async stop() {
      await pool.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

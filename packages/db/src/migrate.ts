import { MIGRATION_NAMES } from './migrations/migration-names.ts'
import { createPool, type Pool } from './pool.ts'

export interface MigrateOptions {
  readonly connectionString: string
  readonly log?: (message: string) => void
  /** The last migration to apply, as a database of an earlier release has it; all of them by default. */
  readonly upTo?: string
}

/** A new table may take minutes to fill: migrations are bounded by an hour, not by the request timeouts. */
const MIGRATION_TIMEOUT_MS = 3_600_000

/** Brings the database to the newest migration and returns the names that were applied now. */
export async function migrate({ connectionString, log, upTo }: MigrateOptions): Promise<string[]> {
  const pool = createPool({
    connectionString,
    maxConnections: 2,
    statementTimeoutMs: MIGRATION_TIMEOUT_MS,
    lockTimeoutMs: MIGRATION_TIMEOUT_MS,
    idleInTransactionTimeoutMs: MIGRATION_TIMEOUT_MS,
    applicationName: 'xezer-migrate',
  })
  try {
    if (upTo === undefined && (await isNewest(pool))) return []
    // Only here, since loading it takes as long as many a start waits for the database.
    const { applyMigrations } = await import('./apply-migrations.ts')
    const applied = await applyMigrations(pool, upTo)
    for (const name of applied) log?.(`applied migration ${name}`)
    return applied
  } finally {
    await pool.end()
  }
}

/** One question instead of eight; whatever is not exactly as after the last migration is left to the migrator. */
async function isNewest(pool: Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name')
    return rows.map(({ name }) => name).join() === MIGRATION_NAMES.join()
  } catch {
    return false
  }
}

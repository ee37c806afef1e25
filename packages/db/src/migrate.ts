import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { migrations } from './migrations/index.ts'
import { createPool } from './pool.ts'

export interface MigrateOptions {
  readonly connectionString: string
  readonly log?: (message: string) => void
  /** The last migration to apply, as a database of an earlier release has it; all of them by default. */
  readonly upTo?: string
}

/** A new table may take minutes to fill: migrations are bounded by an hour, not by the request timeouts. */
const MIGRATION_TIMEOUT_MS = 3_600_000

/**
 * Brings the database to the newest migration and returns the names that were applied now. Kysely takes a
 * transaction-scoped advisory lock first, so a second server that starts at once waits and then finds nothing to do.
 */
export async function migrate({ connectionString, log, upTo }: MigrateOptions): Promise<string[]> {
  const pool = createPool({
    connectionString,
    maxConnections: 2,
    statementTimeoutMs: MIGRATION_TIMEOUT_MS,
    lockTimeoutMs: MIGRATION_TIMEOUT_MS,
    idleInTransactionTimeoutMs: MIGRATION_TIMEOUT_MS,
    applicationName: 'xezer-migrate',
  })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error, results } = await (upTo === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(upTo))
    if (error !== undefined) throw failure(error, results)
    const applied = (results ?? []).map((result) => result.migrationName)
    for (const name of applied) log?.(`applied migration ${name}`)
    return applied
  } finally {
    await db.destroy()
  }
}

function failure(
  error: unknown,
  results: readonly { migrationName: string; status: string }[] | undefined,
): Error {
  const failed = results?.find((result) => result.status === 'Error')
  const place =
    failed === undefined ? 'The migrations could not run' : `Migration ${failed.migrationName} failed`
  return new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
}

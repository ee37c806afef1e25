import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { migrations } from './migrations/index.ts'
import type { Pool } from './pool.ts'

/**
 * Applies what is missing, up to `upTo` or all of it, and returns the names. Kysely takes a transaction-scoped advisory
 * lock first, so a second server that starts at once waits and then finds nothing to do.
 */
export async function applyMigrations(pool: Pool, upTo: string | undefined): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo))
  if (error !== undefined) throw failure(error, results)
  return (results ?? []).map((result) => result.migrationName)
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

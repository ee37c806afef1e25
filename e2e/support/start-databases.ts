import { startDatabaseService } from '@xezer/db/test-database-service'

/** Workers inherit the environment that the global set-up leaves. */
const SERVICE = 'XEZER_TEST_DATABASES'

/** One PostgreSQL for the whole run; every world clones a fresh database. */
export default async function startDatabases(): Promise<() => Promise<void>> {
  const { url, stop } = await startDatabaseService()
  process.env[SERVICE] = url
  return stop
}

export function getDatabaseService(): string {
  const url = process.env[SERVICE]
  if (url === undefined) throw new Error('the journeys run under Playwright with its global set-up')
  return url
}

import { inject } from 'vitest'
import { createPool, type Pool } from './pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's database service; see `test-database-service`. */
    testDatabaseUrl: string
  }
}

export interface TestDatabase {
  /** May be given to a server or to further pools. */
  readonly connectionString: string
  readonly pool: Pool
  /** Ends the pool and drops the database, whoever is still connected. */
  close(): Promise<void>
}

/** A migrated, otherwise empty database of its own, cloned from a template; made once per test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serviceUrl = inject('testDatabaseUrl')
  const connectionString = await ask(serviceUrl, 'POST')
  const pool = createPool({ connectionString, applicationName: 'xezer-test' })
  return {
    connectionString,
    pool,
    async close() {
      await pool.end()
      await ask(`${serviceUrl}${new URL(connectionString).pathname}`, 'DELETE')
    },
  }
}

async function ask(url: string, method: 'POST' | 'DELETE'): Promise<string> {
  const response = await fetch(url, { method })
  const text = await response.text()
  if (!response.ok) throw new Error(`The test database service answered: ${text}`)
  return text
}

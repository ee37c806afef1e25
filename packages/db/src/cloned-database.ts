import { createPool, type Pool } from './pool.ts'

export interface TestDatabase {
  /** May be given to a server or to further pools. */
  readonly connectionString: string
  readonly pool: Pool
  /** Ends the pool and drops the database, whoever is still connected. */
  close(): Promise<void>
}

/** A migrated, otherwise empty database of its own, cloned from the template of a test database service. */
export async function cloneDatabase(serviceUrl: string): Promise<TestDatabase> {
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

import type { RoleUrls } from '@xezer/embedded-postgres/roles'
import { createPool, type Pool } from './pool.ts'
import { withTransaction } from './transaction.ts'

export interface TestDatabase {
  /** For the server's role; may be given to a server or to further pools. */
  readonly connectionString: string
  readonly urls: RoleUrls
  /** Of the server's role: a test may do what the server may. */
  readonly pool: Pool
  /** For tests that make tables or do what no server does. */
  readonly ownerPool: Pool
  /** For tests that must break the database's own rules. */
  readonly superuserPool: Pool
  /** Writes past triggers and references what no order of calls would lead to. */
  writePast(text: string): Promise<void>
  /** Ends the pool and drops the database, whoever is still connected. */
  close(): Promise<void>
}

/** A migrated, otherwise empty database of its own, cloned from the template of a test database service. */
export async function cloneDatabase(serviceUrl: string): Promise<TestDatabase> {
  const urls: RoleUrls = JSON.parse(await ask(serviceUrl, 'POST'))
  const connectionString = urls.server
  const [pool, ownerPool, superuserPool] = [urls.server, urls.owner, urls.superuser].map((url) =>
    createPool({ connectionString: url, applicationName: 'xezer-test' }),
  ) as [Pool, Pool, Pool]
  return {
    connectionString,
    urls,
    pool,
    ownerPool,
    superuserPool,
    async writePast(text) {
      await withTransaction(superuserPool, async (client) => {
        await client.query('set local session_replication_role = replica')
        await client.query(text)
      })
    },
    async close() {
      await Promise.all([pool.end(), ownerPool.end(), superuserPool.end()])
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

import { migrate } from '@xezer/db/migrate'
import { createPool, type Pool } from '@xezer/db/pool'
import { startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import type { Config } from './config.ts'
import type { Logger } from './logger.ts'

export interface Database {
  readonly pool: Pool
  /** Their own few connections, so that polling never starves placing, nor a wave of results either of them. */
  readonly placingPool: Pool
  readonly settlingPool: Pool
  stop(): Promise<void>
}

/** The database that the settings name, or our own PostgreSQL, brought to the newest migration. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: (message) => log.info(message) })
      : null
  const connectionString = embedded?.connectionString ?? config.databaseUrl ?? ''
  try {
    await migrate({ connectionString, log: (message) => log.info(message) })
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  let isStopping = false
  const open = (applicationName: string, maxConnections: number, avoidsScans: boolean) =>
    createPool({
      connectionString,
      applicationName,
      maxConnections,
      avoidsScans,
      onIdleError: (error) => {
        // Our own PostgreSQL may end before it has read that a connection is done.
        if (!isStopping) log.warn({ err: error }, 'an idle database connection broke')
      },
    })
  const pool = open('xezer', 8, false)
  const placingPool = open('xezer-placing', 4, true)
  const settlingPool = open('xezer-settling', 3, true)
  return {
    pool,
    placingPool,
    settlingPool,
    async stop() {
      isStopping = true
      await Promise.all([pool.end(), placingPool.end(), settlingPool.end()])
      await embedded?.stop()
    },
  }
}

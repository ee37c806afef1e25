import { findPowers, grantRights, type RolePowers } from '@xezer/db/grant-rights'
import { migrate } from '@xezer/db/migrate'
import { createPool, type Pool, type PoolOptions } from '@xezer/db/pool'
import { sqlStateOf } from '@xezer/db/transaction'
import { startEmbeddedPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import type { Config } from './config.ts'
import type { Logger } from './logger.ts'
import { ConfigError } from './read-setting.ts'

export interface Database {
  readonly pool: Pool
  /** Their own few connections, so that polling never starves placing, nor a wave of results either of them. */
  readonly placingPool: Pool
  readonly settlingPool: Pool
  /** Of the role that owns the schema `games` and sees nothing else; null where there is none. */
  readonly gamesUrl: string | null
  stop(): Promise<void>
}

/** Somebody waits for the answer of each: what takes longer is told to be unknown, and asked again. */
const PLACING_TIMEOUTS = {
  statementTimeoutMs: 3000,
  answerGraceMs: 1000,
  lockTimeoutMs: 2500,
  connectTimeoutMs: 2500,
} as const

/** The database that the settings name, or our own PostgreSQL, brought to the newest migration. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: (message) => log.info(message) })
      : null
  const server = embedded?.urls.server ?? config.databaseUrl ?? ''
  const owner = embedded?.urls.owner ?? config.migrationDatabaseUrl ?? server
  const pools = openPools(server, log)
  const stop = async (): Promise<void> => {
    await pools.end()
    await embedded?.stop()
  }
  try {
    await prepareTables({ owner, pool: pools.pool, log })
  } catch (error) {
    await stop()
    throw error
  }
  const { pool, placingPool, settlingPool } = pools
  const gamesUrl = embedded?.urls.games ?? config.ownGames.databaseUrl
  return { pool, placingPool, settlingPool, gamesUrl, stop }
}

interface TablesOptions {
  /** Address of the role that owns the tables, or will. */
  readonly owner: string
  /** Of the role that serves. */
  readonly pool: Pool
  readonly log: Logger
}

/** Migrates as the owner, gives the server's role what it needs, and says what that role could do beyond. */
async function prepareTables({ owner, pool, log }: TablesOptions): Promise<void> {
  try {
    await migrate({ connectionString: owner, log: (message) => log.info(message) })
  } catch (error) {
    if (!isRefused(error)) throw error
    throw new ConfigError(
      `The tables belong to another role than the one that would change them (${messageOf(error)}). ` +
        'Name the role that owns them in MIGRATION_DATABASE_URL.',
    )
  }
  const powers = await findPowers(pool)
  const warning = describePowers(powers)
  if (warning === null) await grantRights(owner, powers.role)
  else log.warn(warning)
}

/** One sentence for whoever set the roles up; null when the server's role can do no more than serve. */
export function describePowers({ role, isSuperuser, isOwner }: RolePowers): string | null {
  if (isSuperuser) {
    return (
      `The role "${role}" of DATABASE_URL is a superuser: it may switch off every rule of the ledger and run programs. ` +
      'Let DATABASE_URL name an ordinary role, and MIGRATION_DATABASE_URL the owner of the tables.'
    )
  }
  if (isOwner) {
    return (
      `One role, "${role}", owns the tables and serves: the database cannot keep it from changing the ledger. ` +
      'Where another role can be made, MIGRATION_DATABASE_URL names the owner and DATABASE_URL the other one.'
    )
  }
  return null
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && sqlStateOf(error.cause) === '42501'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

interface Pools {
  readonly pool: Pool
  readonly placingPool: Pool
  readonly settlingPool: Pool
  end(): Promise<void>
}

function openPools(connectionString: string, log: Logger): Pools {
  let isStopping = false
  const open = (options: Pick<PoolOptions, 'applicationName' | 'maxConnections'> & Partial<PoolOptions>) =>
    createPool({
      ...options,
      connectionString,
      onIdleError: (error) => {
        // Our own PostgreSQL may end before it has read that a connection is done.
        if (!isStopping) log.warn({ err: error }, 'an idle database connection broke')
      },
    })
  const pool = open({ applicationName: 'xezer', maxConnections: 8 })
  const placingPool = open({
    applicationName: 'xezer-placing',
    maxConnections: 4,
    avoidsScans: true,
    ...PLACING_TIMEOUTS,
  })
  const settlingPool = open({ applicationName: 'xezer-settling', maxConnections: 3, avoidsScans: true })
  return {
    pool,
    placingPool,
    settlingPool,
    async end() {
      isStopping = true
      await Promise.all([pool.end(), placingPool.end(), settlingPool.end()])
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from './pool.ts'

export interface TransactionOptions {
  /** How often the whole function runs again after a deadlock or a serialization failure. */
  readonly retries?: number
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readonly readOnly?: boolean
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'
const DEFAULT_RETRIES = 3
const FIRST_DELAY_MS = 5

/**
 * Runs `fn` in one transaction: commits when it resolves, rolls back when it throws. Only a deadlock or a
 * serialization failure runs it again, so `fn` must have no effect outside the database; publish after it.
 * A connection lost during commit is thrown, never retried: whether it committed is unknown to us (`isCommitUnknown`).
 */
export function withTransaction<T>(
  pool: Pool,
  fn: (client: PoolClient) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  return withReadAhead(pool, async () => undefined, fn, options)
}

/**
 * As `withTransaction`; what `read` asks is sent together with the beginning, for one way to the database instead of
 * several. It must only read: should the transaction not begin, its statements run outside of one.
 */
export async function withReadAhead<Read, T>(
  pool: Pool,
  read: (client: PoolClient) => Promise<Read>,
  fn: (client: PoolClient, read: Read) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const retries = options.retries ?? DEFAULT_RETRIES
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runOnce(pool, read, fn, beginStatement(options))
    } catch (error) {
      if (attempt >= retries || !isRetryable(error)) throw error
      await sleep(FIRST_DELAY_MS * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

/** True for the two failures after which PostgreSQL asks to run the whole transaction again. */
export function isRetryable(error: unknown): boolean {
  const code = sqlStateOf(error)
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED
}

const unansweredCommits = new WeakSet<Error>()

/** True for the failure of a commit that nobody answered: what it wrote may be there, or come yet. */
export const isCommitUnknown = (error: unknown): boolean =>
  error instanceof Error && unansweredCommits.has(error)

/** The SQLSTATE of a database error, such as `23505` for a broken unique constraint. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

function beginStatement(options: TransactionOptions): string {
  const isolation = options.isolation === undefined ? '' : ` isolation level ${options.isolation}`
  return `begin${isolation}${options.readOnly === true ? ' read only' : ''}`
}

async function runOnce<Read, T>(
  pool: Pool,
  read: (client: PoolClient) => Promise<Read>,
  fn: (client: PoolClient, read: Read) => Promise<T>,
  begin: string,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | null = null
  // A connection that dies between two statements emits an error nobody else listens to.
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    const [, found] = await Promise.all([client.query(begin), read(client)])
    const value = await fn(client, found)
    await commit(client)
    return value
  } catch (error) {
    // Behind a statement that the client gave up on nothing gets through: the connection goes, and with it all it did.
    if (isGivenUp(error)) broken = error
    else
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken ?? undefined)
  }
}

async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit')
  } catch (error) {
    // Everything else that is worse ends the connection, and may do so behind a commit.
    const isRefused = error instanceof Error && 'severity' in error && error.severity === 'ERROR'
    if (error instanceof Error && !isRefused) unansweredCommits.add(error)
    throw error
  }
}

function isGivenUp(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}

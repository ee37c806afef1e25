import pg from 'pg'

export type Pool = pg.Pool
export type PoolClient = pg.PoolClient

/** Whatever runs one statement: a pool, or the client of a running transaction. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>

export interface PoolOptions {
  readonly connectionString: string
  /** More than 8 connections did not help on 2 cores. */
  readonly maxConnections?: number
  readonly statementTimeoutMs?: number
  /** How long after that the client gives up by itself: a frozen server cannot end its own statements. */
  readonly answerGraceMs?: number
  readonly lockTimeoutMs?: number
  readonly idleInTransactionTimeoutMs?: number
  readonly connectTimeoutMs?: number
  /**
   * For work that only ever reads rows by their keys. The plan of a foreign key's check is kept as long as its
   * connection: one that was made while a table was small would read all of it when it is large.
   */
  readonly avoidsScans?: boolean
  /** Shown in pg_stat_activity, so that a stuck session can be told apart. */
  readonly applicationName?: string
  /** Told about idle connections that broke; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void
}

const STATEMENT_TIMEOUT_MS = 15_000
const ANSWER_GRACE_MS = 5_000
/**
 * A connection is opened when there is most to do, and then costs what ten placings do: process, log-in, the first plan
 * of each statement. So what was once needed stays for a while.
 */
const IDLE_MS_MAX = 600_000

const INT8_OID = 20
const INT8_ARRAY_OID = 1016

/** bigint columns carry money and ids: they stay exact, never a float. */
export const exactTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8_OID && format !== 'binary') return (text: string) => BigInt(text)
    if (oid === INT8_ARRAY_OID && format !== 'binary') return parseBigintArray
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
  },
}

export function createPool(options: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections ?? 8,
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    query_timeout:
      (options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS) + (options.answerGraceMs ?? ANSWER_GRACE_MS),
    lock_timeout: options.lockTimeoutMs ?? 5_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 10_000,
    idleTimeoutMillis: IDLE_MS_MAX,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    application_name: options.applicationName ?? 'xezer',
    // Statements that do not wait for each other's answers are sent at once; they still run in their order.
    pipeline: true,
    ...(options.avoidsScans === true ? { options: '-c enable_seqscan=off' } : {}),
    types: exactTypes,
  })
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => options.onIdleError?.(error))
  // Nor does the pool listen from the hand-over on, and who is handed it listens a turn later: a database that dies in
  // between would take the process along. That the connection is gone every statement on it says.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function parseBigintArray(text: string): (bigint | null)[] {
  const inner = text.slice(1, -1)
  if (inner === '') return []
  return inner.split(',').map((part) => (part === 'NULL' ? null : BigInt(part)))
}

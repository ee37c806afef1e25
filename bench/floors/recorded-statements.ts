import { createPool, type Pool } from '@xezer/db/pool'
import type pg from 'pg'

/** A statement as the driver was given it. */
interface Statement {
  readonly name?: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

type Name = number | string | Buffer
type Pair = readonly [from: Name, to: Name]
/** What stands for one case in the statements of another: numbers, texts and bytes. */
export type Names = readonly Name[]

export interface Recorder {
  readonly pool: Pool
  /** What was asked since the last time. */
  take(): readonly Statement[]
}

/** A pool that remembers all that is asked of it. */
export function createRecorder(connectionString: string): Recorder {
  let statements: Statement[] = []
  const pool = createPool({ connectionString, maxConnections: 2 })
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
    client.query = ((...asked: unknown[]) => {
      const [first, values] = asked
      const config = typeof first === 'string' ? { text: first } : (first as Partial<Statement>)
      statements.push({
        name: config.name,
        text: config.text ?? '',
        values: config.values ?? (Array.isArray(values) ? values : []),
      })
      return ask(...asked)
    }) as typeof client.query
  })
  return {
    pool,
    take() {
      const taken = statements
      statements = []
      return taken
    },
  }
}

const TRAIL_CHAINS = 16

/**
 * The same statements for another case, one after the other on one connection, and nothing between them. The number that the
 * first of them gives is `created` in those behind it.
 */
export async function replay(
  client: pg.PoolClient,
  statements: readonly Statement[],
  {
    from,
    to,
    created,
    turn,
  }: { readonly from: Names; readonly to: Names; readonly created: number; readonly turn: number },
): Promise<void> {
  const pairs = from.map((name, index): Pair => [name, to[index] ?? name])
  for (const [index, statement] of statements.entries()) {
    const values = statement.values.map((value) => put(value, pairs))
    // Which chain of the trail it is follows from the case as well.
    if (statement.name === 'write_trail') values[0] = turn % TRAIL_CHAINS
    if (statement.text.includes('pg_advisory_xact_lock')) values[1] = String(turn % TRAIL_CHAINS)
    const { rows } = await client.query({ ...statement, values } as pg.QueryConfig)
    if (index === 0) pairs.push([created, Number((rows[0] as { id: bigint }).id)])
  }
}

function put(value: unknown, pairs: readonly Pair[]): unknown {
  if (Array.isArray(value)) return value.map((one) => put(one, pairs))
  if (Buffer.isBuffer(value))
    return pairs.find(([from]) => Buffer.isBuffer(from) && from.equals(value))?.[1] ?? value
  if (typeof value === 'string') return putText(value, pairs)
  if (typeof value !== 'number' && typeof value !== 'bigint') return value
  const text = String(value)
  const same = pairs.find(([from]) => String(from) === text)?.[1]
  // An account begins with the number of its player.
  const owner = pairs.find(([from]) => String(from) === text.slice(0, -1))?.[1]
  const given = same ?? (owner === undefined ? value : `${owner}${text.slice(-1)}`)
  return typeof value === 'bigint' ? BigInt(String(given)) : Number(given)
}

/** So many digits come about by chance nowhere. */
const DIGITS_MIN = 5

function putText(value: string, pairs: readonly Pair[]): string {
  return pairs.reduce((text, [from, to]) => {
    const name = Buffer.isBuffer(from) ? '' : String(from)
    return name.length < DIGITS_MIN ? text : text.replaceAll(name, String(to))
  }, value)
}

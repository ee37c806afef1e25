import { tryToHold } from '@xezer/db/lock-order'
import { createPool, type Pool, type PoolClient } from '@xezer/db/pool'
import type { Timers } from '@xezer/std/timers'

/** Another game server runs on this database: the start says so and ends. */
export class OtherServerError extends Error {
  override readonly name = 'OtherServerError'
}

export interface OnlyServerOptions {
  readonly databaseUrl: string
  readonly timers: Timers
  /** How long one that is just ending is waited for. */
  readonly patienceMs?: number | undefined
  /** Another one has taken the place: this one is to end. */
  readonly onTaken: () => void
  readonly onError: (error: unknown) => void
}

export interface OnlyServer {
  /** The next one may come. */
  leave(): Promise<void>
}

/** Longer than whoever was told to end may take for it. */
const PATIENCE_MS = 12_000
const REST_MS = 200
const PERIOD_MS = 10_000
const LOCK = 'games'

/**
 * Makes this the one game server of its database, since shared rounds have one clock: by a lock that lives as long as a connection
 * does, so that a killed one leaves it by dying. A database that starts again takes the lock along; then it is taken again, before
 * another one can, or this server ends.
 */
export async function becomeOnlyServer(options: OnlyServerOptions): Promise<OnlyServer> {
  const { databaseUrl, timers, onTaken, onError } = options
  const pool = createPool({
    connectionString: databaseUrl,
    maxConnections: 1,
    applicationName: 'xezer-games-only',
  })
  let isLeft = false
  let isTaking = false
  let client: PoolClient | null
  try {
    client = await take(pool, options)
  } catch (error) {
    await pool.end()
    throw error
  }
  if (client === null) {
    await pool.end()
    throw new OtherServerError(
      'Another game server runs on this database. There is one of them to a database: stop that one first.',
    )
  }
  const takeAgain = async () => {
    while (!isLeft) {
      try {
        client = await take(pool, options)
        if (client === null && !isLeft) onTaken()
        return
      } catch (error) {
        onError(error)
        await timers.sleep(REST_MS)
      }
    }
  }
  const look = async () => {
    if (isLeft || isTaking || client === null) return
    isTaking = true
    try {
      await client.query('select 1')
    } catch {
      client.release(true)
      client = null
      await takeAgain()
    } finally {
      isTaking = false
    }
  }
  const stopTimer = timers.every(PERIOD_MS, () => void look())
  return {
    async leave() {
      isLeft = true
      stopTimer()
      client?.release(true)
      client = null
      await pool.end()
    },
  }
}

/** A connection that holds the place; null where another one goes on holding it. */
async function take(
  pool: Pool,
  { timers, patienceMs = PATIENCE_MS }: Pick<OnlyServerOptions, 'timers' | 'patienceMs'>,
): Promise<PoolClient | null> {
  const client = await pool.connect()
  try {
    for (let waitedMs = 0; ; waitedMs += REST_MS) {
      if (await tryToHold(client, 'games_server', LOCK)) return client
      if (waitedMs >= patienceMs) break
      await timers.sleep(REST_MS)
    }
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release(true)
  return null
}

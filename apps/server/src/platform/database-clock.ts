import type { Pool } from '@xezer/db/pool'
import { assert, must } from '@xezer/std/assert'
import type { Machine } from './machine.ts'

/**
 * What the database's clock shows now, for what happens in memory and is compared with instants of the database.
 * The database is asked every second; this process only measures how long ago that was.
 */
export interface DatabaseClock {
  /** The database's clock shows this much or more. */
  earliestMs(): number
  /** The database's clock shows this much or less. */
  latestMs(): number
  /** Asks for the first time; before that there is nothing to tell. */
  start(): Promise<void>
  stop(): void
}

const ASK_MS = 1000

interface Reading {
  readonly databaseMs: number
  /** On the steady clock: when it was asked, and when it had answered. */
  readonly askedMs: number
  readonly answeredMs: number
}

export function createDatabaseClock(
  pool: Pool,
  { steadyClock, timers }: Pick<Machine, 'steadyClock' | 'timers'>,
  onError: (error: unknown) => void,
): DatabaseClock {
  let reading: Reading | null = null
  let stopAsking = (): void => undefined
  const ask = async (): Promise<void> => {
    const askedMs = steadyClock.steadyMs()
    const { rows } = await pool.query<{ now_ms: number }>({
      name: 'ask_instant',
      text: 'select extract(epoch from instant_now())::double precision * 1000 as now_ms',
    })
    const databaseMs = must(rows[0], 'the database told no time').now_ms
    reading = { databaseMs, askedMs, answeredMs: steadyClock.steadyMs() }
  }
  const read = (): Reading => {
    assert(reading !== null, 'the database was not asked for its time')
    return reading
  }
  return {
    earliestMs() {
      const { databaseMs, answeredMs } = read()
      return databaseMs + steadyClock.steadyMs() - answeredMs
    },
    latestMs() {
      const { databaseMs, askedMs } = read()
      return databaseMs + steadyClock.steadyMs() - askedMs
    },
    async start() {
      await ask()
      stopAsking = timers.every(ASK_MS, () => void ask().catch(onError))
    },
    stop: () => stopAsking(),
  }
}

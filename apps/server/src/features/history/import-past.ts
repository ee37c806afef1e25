import type { Pool } from '@xezer/db/pool'
import type { Feed } from '@xezer/odds-book/messages'
import type { Clock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import { storeResults } from '../../core/catalogue/match-results.ts'

export interface ImportPastOptions {
  readonly pool: Pool
  readonly feed: Pick<Feed, 'provider' | 'past'>
  readonly clock: Clock
  readonly timers: Pick<Timers, 'sleep'>
  readonly signal: AbortSignal
}

/** Visitors come first: the import rests between two pages. */
const REST_MS = 50

/**
 * Brings what the feed knows of matches before the house first listened into the database, the newest first, and goes on
 * where it was cut. What was played since is written as it ends. Any number of servers may do it: rows that are there stay.
 * How many matches came, or null when all had come before.
 */
export async function importPast(options: ImportPastOptions): Promise<number | null> {
  const { pool, feed, clock, timers, signal } = options
  if (feed.past === undefined) return null
  const begun = await pool.query<{ told_from: Date; is_whole: boolean }>(
    `insert into past_told as p (provider, told_from) values ($1, $2)
     on conflict (provider) do update set told_from = p.told_from
     returning told_from, is_whole`,
    [feed.provider, new Date(clock.nowMs())],
  )
  const [state] = begun.rows
  if (state === undefined || state.is_whole) return null
  let beforeMs: number | null = state.told_from.getTime()
  let count = 0
  while (beforeMs !== null) {
    signal.throwIfAborted()
    const page = await feed.past(beforeMs)
    signal.throwIfAborted()
    await storeResults(pool, page.matches)
    await pool.query(
      `update past_told set told_from = least(told_from, coalesce($2, told_from)), is_whole = is_whole or $2 is null
       where provider = $1`,
      [feed.provider, page.fromMs === null ? null : new Date(page.fromMs)],
    )
    count += page.matches.length
    beforeMs = page.fromMs
    await timers.sleep(REST_MS)
  }
  return count
}

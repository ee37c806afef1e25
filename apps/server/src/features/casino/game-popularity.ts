import type { Queryable } from '@xezer/db/pool'
import type { Clock } from '@xezer/std/clock'
import { createKeptReads } from '../../platform/kept-reads.ts'

type Counts = ReadonlyMap<string, number>

/** Rounds of the last 24 hours, by game. */
export type GamePopularity = () => Counts | Promise<Counts>

const FRESH_MS = 60_000
const HOUR_MS = 3_600_000
const HOURS = 24
/** A round is written in the second in which it began, or a little later. */
const LATE_MS = 60_000

/**
 * Counts by the hour: one that is over is read once, so that a look reads an hour or two however much is played. A cache of at most
 * 24 hours of games, a minute old; another server counts for itself.
 */
export function createGamePopularity(database: Queryable, clock: Clock): GamePopularity {
  const kept = createKeptReads<Counts>({ clock, freshMs: FRESH_MS, keysMax: 1 })
  const hours = new Map<number, Counts>()
  return () =>
    kept.get('', async () => {
      const now = Math.floor(clock.nowMs() / HOUR_MS)
      const over = Math.floor((clock.nowMs() - LATE_MS) / HOUR_MS)
      for (const hour of hours.keys()) if (hour <= now - HOURS || hour >= over) hours.delete(hour)
      let from = now - HOURS + 1
      while (hours.has(from)) from += 1
      const read = await readHours(database, from, now)
      for (const [hour, counts] of read) hours.set(hour, counts)
      return sum([...hours.values()])
    })
}

async function readHours(database: Queryable, from: number, to: number): Promise<Map<number, Counts>> {
  const { rows } = await database.query<{ hour: number; game: string; rounds: number }>({
    name: 'popular_games',
    text: `select floor(extract(epoch from opened_at) / 3600)::integer as hour, game, count(*)::integer as rounds
           from casino_round where opened_at >= to_timestamp($1::bigint * 3600) group by 1, 2`,
    values: [from],
  })
  const read = new Map<number, Map<string, number>>()
  for (let hour = from; hour <= to; hour++) read.set(hour, new Map())
  for (const { hour, game, rounds } of rows) read.get(hour)?.set(game, rounds)
  return read
}

function sum(hours: readonly Counts[]): Counts {
  const total = new Map<string, number>()
  for (const counts of hours)
    for (const [game, rounds] of counts) total.set(game, (total.get(game) ?? 0) + rounds)
  return total
}

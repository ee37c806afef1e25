import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from '@xezer/db/pool'
import type { MatchRecord } from '@xezer/feed/football-data/football-data'
import { readFootballData } from '@xezer/feed/football-data/read-football-data'
import type { Timers } from '@xezer/std/timers'

const BATCH_ROWS = 2000
/** Visitors come first: the import rests between two batches. */
const REST_MS = 20

const INSERT = `
  insert into past_match (tournament_id, started_at, home_id, away_id, season, round, status,
    home_score, away_score, home_score_half, away_score_half)
  select * from unnest($1::bigint[], $2::timestamptz[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[],
    $8::smallint[], $9::smallint[], $10::smallint[], $11::smallint[])
  on conflict do nothing`

/**
 * Brings the real results of the embedded data into the database, once per version of the data. May be cut at any
 * moment and by any number of servers: rows that are there stay. Returns how many matches the data has, or null when
 * they had been imported before.
 */
export async function importPastMatches(
  pool: Pool,
  contentDir: string,
  timers: Pick<Timers, 'sleep'>,
  signal: AbortSignal,
): Promise<number | null> {
  const folder = join(contentDir, 'football')
  const version = createHash('sha256')
    .update(readFileSync(join(folder, 'matches.tsv.br')))
    .digest('hex')
    .slice(0, 16)
  const { rowCount } = await pool.query('select from past_match_import where version = $1', [version])
  if (rowCount !== 0) return null
  const played = readFootballData(folder).matches.filter(({ fullTime }) => fullTime !== null)
  for (let start = 0; start < played.length; start += BATCH_ROWS) {
    signal.throwIfAborted()
    await pool.query(INSERT, toColumns(played.slice(start, start + BATCH_ROWS)))
    await timers.sleep(REST_MS)
  }
  await pool.query('insert into past_match_import (version) values ($1) on conflict do nothing', [version])
  return played.length
}

function toColumns(matches: readonly MatchRecord[]): unknown[][] {
  const column = <T>(read: (match: MatchRecord) => T): T[] => matches.map(read)
  return [
    column(({ competitionId }) => competitionId),
    column(({ kickOff }) => kickOff.toISOString()),
    column(({ homeId }) => homeId),
    column(({ awayId }) => awayId),
    column(({ season }) => season),
    column(({ round }) => round),
    column(({ status }) => status),
    column(({ fullTime }) => fullTime?.home ?? null),
    column(({ fullTime }) => fullTime?.away ?? null),
    column(({ halfTime }) => halfTime?.home ?? null),
    column(({ halfTime }) => halfTime?.away ?? null),
  ]
}

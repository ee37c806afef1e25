import type { Pool } from '@xezer/db/pool'
import { readStored } from '@xezer/db/stored-json'
import type { MatchIncident } from '@xezer/sport/live-state'
import type { TableRules } from '@xezer/sport/table-rules'
import type { LocalizedName } from '@xezer/std/locale'
import { readCourse, readRecord } from '../../core/catalogue/match-results.ts'
import { type PastResultRow, pastRecord } from '../../core/results/past-record.ts'
import type { StoredResult } from '../../core/results/stored-result.ts'

/** A match that ended, with its sides and its place in the season. */
export interface SidedResult extends StoredResult {
  readonly homeId: number
  readonly awayId: number
  readonly season: string
  readonly round: string
}

interface SidedRow {
  readonly event_id: bigint | null
  readonly tournament_id: bigint
  readonly home_id: bigint
  readonly away_id: bigint
  readonly starts_at: Date
  readonly season: string
  readonly round: string
  readonly record: unknown
  readonly home: LocalizedName
  readonly away: LocalizedName
  readonly status: string | null
  readonly home_score: number | null
  readonly away_score: number | null
  readonly home_score_half: number | null
  readonly away_score_half: number | null
}

/** What was played here and the real past, in one shape; `where` speaks of `m`. */
const matchesWhere = (where: string, order: string): string => `
  select m.*, h.name as home, a.name as away from (
    select event_id, tournament_id, home_id, away_id, starts_at, season, round, record, null::text as status,
      null::smallint as home_score, null::smallint as away_score, null::smallint as home_score_half,
      null::smallint as away_score_half
    from match_result
    union all
    select null, tournament_id, home_id, away_id, started_at, season, round, null, status, home_score, away_score,
      home_score_half, away_score_half
    from past_match where home_score is not null and away_score is not null
  ) m join competitor h on h.id = m.home_id join competitor a on a.id = m.away_id
  where ${where} ${order}`

function toResult(row: SidedRow): SidedResult[] {
  const record = row.event_id === null ? pastRecord(row as PastResultRow) : readRecord(row.record)
  if (record === null) return []
  return [
    {
      eventId: row.event_id === null ? null : Number(row.event_id),
      leagueId: Number(row.tournament_id),
      ...{ homeId: Number(row.home_id), awayId: Number(row.away_id), startsAtMs: row.starts_at.getTime() },
      ...{ home: row.home, away: row.away, season: row.season, round: row.round, record },
    },
  ]
}

/** Of one tournament in one season, in the order of play. */
export async function findSeason(pool: Pool, league: number, season: string): Promise<SidedResult[]> {
  const { rows } = await pool.query<SidedRow>(
    matchesWhere('m.tournament_id = $1 and m.season = $2', 'order by m.starts_at, m.home_id'),
    [league, season],
  )
  return withoutTwins(rows.flatMap(toResult))
}

/** The newest first. */
export async function findSeasons(pool: Pool, league: number): Promise<string[]> {
  const { rows } = await pool.query<{ season: string }>(
    `select season from (
       select season, max(starts_at) as last from match_result where tournament_id = $1 group by season
       union all
       select season, max(started_at) from past_match where tournament_id = $1 and home_score is not null group by season
     ) s group by season order by max(last) desc`,
    [league],
  )
  return rows.map(({ season }) => season)
}

/** The last matches of a side before an instant, the newest first. */
export async function findLastOf(
  pool: Pool,
  side: number,
  beforeMs: number,
  most: number,
): Promise<SidedResult[]> {
  const { rows } = await pool.query<SidedRow>(
    matchesWhere(
      '(m.home_id = $1 or m.away_id = $1) and m.starts_at < $2',
      'order by m.starts_at desc limit $3',
    ),
    [side, new Date(beforeMs), most],
  )
  return withoutTwins(rows.flatMap(toResult))
}

/** All matches of two sides with each other before an instant, the newest first. */
export async function findMeetings(
  pool: Pool,
  home: number,
  away: number,
  beforeMs: number,
  most: number,
): Promise<SidedResult[]> {
  const { rows } = await pool.query<SidedRow>(
    matchesWhere(
      `((m.home_id = $1 and m.away_id = $2) or (m.home_id = $2 and m.away_id = $1)) and m.starts_at < $3`,
      'order by m.starts_at desc limit $4',
    ),
    [home, away, new Date(beforeMs), most],
  )
  return withoutTwins(rows.flatMap(toResult))
}

/** A real match that is a result here too is one match. */
function withoutTwins(results: readonly SidedResult[]): SidedResult[] {
  const here = new Set(results.flatMap((one) => (one.eventId === null ? [] : placeOf(one))))
  return results.filter((one) => one.eventId !== null || !here.has(placeOf(one)))
}

function placeOf({ homeId, startsAtMs }: SidedResult): string {
  return `${homeId}/${startsAtMs}`
}

/** A match that ended here, with the marks of its time line. */
export interface StoredCourse {
  readonly result: SidedResult
  readonly marks: readonly MatchIncident[]
}

export async function findStoredMatch(pool: Pool, eventId: number): Promise<StoredCourse | null> {
  const { rows } = await pool.query<SidedRow & { readonly course: unknown }>(
    `select r.*, h.name as home, a.name as away
     from match_result r join competitor h on h.id = r.home_id join competitor a on a.id = r.away_id
     where r.event_id = $1`,
    [eventId],
  )
  const [row] = rows
  const result = row === undefined ? undefined : toResult(row)[0]
  return row === undefined || result === undefined ? null : { result, marks: readCourse(row.course) }
}

const TABLE_VERSION = 1

/** How the results of a league make a table; null where they make none. */
export async function findTableRules(pool: Pool, league: number): Promise<TableRules | null> {
  const { rows } = await pool.query<{ table_rules: unknown }>(
    'select table_rules from tournament where id = $1',
    [league],
  )
  const stored = readStored(rows[0]?.table_rules)
  // Only `storeCatalogue` writes this version.
  return stored?.version === TABLE_VERSION ? (stored.fields as unknown as TableRules) : null
}

/** From which instant on all that the feeds know of the past is here; null where all of it is. */
export async function findToldFrom(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ told_from: Date | null }>(
    'select max(told_from) as told_from from past_told where not is_whole',
  )
  return rows[0]?.told_from?.getTime() ?? null
}

/** Tournaments that have results. */
export async function findPlayedLeagues(pool: Pool): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ id: bigint }>(
    `select t.id from tournament t
     where exists (select from match_result r where r.tournament_id = t.id)
       or exists (select from past_match p where p.tournament_id = t.id and p.home_score is not null)`,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

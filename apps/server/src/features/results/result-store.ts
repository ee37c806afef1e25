import { wireDate, wireDaySpan } from '@xezer/contract/wire-time'
import type { Pool } from '@xezer/db/pool'
import type { LocalizedName } from '@xezer/std/locale'
import { readRecord } from '../../core/catalogue/match-results.ts'
import { type PastResultRow, pastRecord } from '../../core/results/past-record.ts'
import { findLeagues, type StoredLeague } from '../../core/results/stored-league.ts'
import type { StoredResult } from '../../core/results/stored-result.ts'

/** All that ended on a day, by start, and the leagues of it. */
export interface DayResults {
  readonly results: readonly StoredResult[]
  readonly leagues: ReadonlyMap<number, StoredLeague>
}

interface Sides {
  readonly home: LocalizedName
  readonly away: LocalizedName
}
type PlayedRow = Sides & {
  readonly event_id: bigint
  readonly tournament_id: bigint
  readonly starts_at: Date
  readonly record: unknown
}
type PastRow = Sides & PastResultRow & { readonly tournament_id: bigint; readonly started_at: Date }

const PLAYED = `
  select r.event_id, r.tournament_id, r.starts_at, r.record, h.name as home, a.name as away
  from match_result r join competitor h on h.id = r.home_id join competitor a on a.id = r.away_id
  where r.day = $1
  order by r.starts_at, r.event_id`

/** Real matches of past seasons, but for those that are results here too. */
const PAST = `
  select p.tournament_id, p.started_at, p.status, p.home_score, p.away_score, p.home_score_half, p.away_score_half,
    h.name as home, a.name as away
  from past_match p join competitor h on h.id = p.home_id join competitor a on a.id = p.away_id
  where p.started_at >= $1 and p.started_at < $2 and p.home_score is not null and p.away_score is not null
    and not exists (select from match_result r where r.home_id = p.home_id and r.starts_at = p.started_at)
  order by p.started_at, p.home_id`

export async function findDayResults(pool: Pool, date: string): Promise<DayResults> {
  const { fromMs, toMs } = wireDaySpan(date)
  const played = await pool.query<PlayedRow>(PLAYED, [date])
  const past = await pool.query<PastRow>(PAST, [new Date(fromMs), new Date(toMs)])
  const results = [...played.rows.flatMap(toPlayed), ...past.rows.map(toPast)].sort(
    (left, right) => left.startsAtMs - right.startsAtMs,
  )
  return { results, leagues: await findLeagues(pool, new Set(results.map(({ leagueId }) => leagueId))) }
}

function toPlayed({ event_id: id, tournament_id: leagueId, starts_at: startsAt, ...row }: PlayedRow) {
  const record = readRecord(row.record)
  if (record === null) return []
  const { home, away } = row
  const place = { eventId: Number(id), leagueId: Number(leagueId), startsAtMs: startsAt.getTime() }
  return [{ ...place, home, away, record }]
}

function toPast({
  tournament_id: leagueId,
  started_at: startsAt,
  home,
  away,
  ...row
}: PastRow): StoredResult {
  const place = { eventId: null, leagueId: Number(leagueId), startsAtMs: startsAt.getTime() }
  return { ...place, home, away, record: pastRecord(row) }
}

/** Days of a month that have results with how many, and the first and last such day of all. */
export interface ResultDays {
  readonly days: readonly { readonly date: string; readonly count: number }[]
  readonly first: string | null
  readonly last: string | null
}

const ENDS = `
  select (select min(day)::text from match_result) as first, (select max(day)::text from match_result) as last,
    (select min(started_at) from past_match where home_score is not null) as past_first,
    (select max(started_at) from past_match where home_score is not null) as past_last`

interface EndsRow {
  readonly first: string | null
  readonly last: string | null
  readonly past_first: Date | null
  readonly past_last: Date | null
}

export async function findResultDays(pool: Pool, month: string): Promise<ResultDays> {
  const { fromMs } = wireDaySpan(`${month}-01`)
  const next = nextMonth(month)
  const { fromMs: toMs } = wireDaySpan(`${next}-01`)
  const played = await pool.query<{ date: string; count: bigint }>(
    'select day::text as date, count(*) from match_result where day >= $1 and day < $2 group by day',
    [`${month}-01`, `${next}-01`],
  )
  const past = await pool.query<{ started_at: Date }>(
    `select started_at from past_match where started_at >= $1 and started_at < $2 and home_score is not null`,
    [new Date(fromMs), new Date(toMs)],
  )
  const counts = new Map(played.rows.map(({ date, count }) => [date, Number(count)]))
  for (const { started_at: at } of past.rows) {
    const date = wireDate(at.getTime())
    counts.set(date, (counts.get(date) ?? 0) + 1)
  }
  const { rows } = await pool.query<EndsRow>(ENDS)
  const [ends] = rows
  const dayOf = (at: Date | null | undefined): string | null => (at == null ? null : wireDate(at.getTime()))
  const firsts = [ends?.first ?? null, dayOf(ends?.past_first)].filter((day) => day !== null)
  const lasts = [ends?.last ?? null, dayOf(ends?.past_last)].filter((day) => day !== null)
  return {
    days: [...counts].map(([date, count]) => ({ date, count })).sort((a, b) => (a.date < b.date ? -1 : 1)),
    first: firsts.sort().at(0) ?? null,
    last: lasts.sort().at(-1) ?? null,
  }
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 12
    ? `${String(year + 1).padStart(4, '0')}-01`
    : `${month.slice(0, 5)}${String(number + 1).padStart(2, '0')}`
}

import { wireDate } from '@xezer/contract/wire-time'
import type { Queryable } from '@xezer/db/pool'
import { readStored, withVersion } from '@xezer/db/stored-json'
import type { BookEvent } from '@xezer/odds-book/book'
import type { PastMatch } from '@xezer/odds-book/messages'
import { BOARD_STATISTICS, type BoardStatistic } from '@xezer/sport/board-statistics'
import type { LiveState, MatchIncident, Pair, PlayedPeriod } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'

/** How a match ended, as results and statistics read it. */
export interface ResultRecord {
  readonly status: 'ended' | 'abandoned'
  /** `finished`, `retired`, `walkover`: the period keys of i18n. */
  readonly period: string
  readonly score: Pair
  readonly tally: LiveState['tally']
  readonly parts: readonly string[]
  readonly periods: readonly PlayedPeriod[]
  /** What was counted over the whole match. */
  readonly statistics: Readonly<Partial<Record<BoardStatistic, Pair>>>
}

/** Other shapes are not read: the match then has no result here. */
const RECORD_VERSION = 1
const COURSE_VERSION = 1

/** Boards count these anew in each part of play: at the end they say nothing of the match. */
const OF_A_PART: ReadonlySet<BoardStatistic> = new Set(['fouls', 'timeOuts'])

/** A mark in a short spelling: kind, side, minute, added minute, score, parts that were over. */
type StoredMark = readonly [
  string,
  0 | 1 | null,
  number | null,
  number | null,
  readonly [number, number] | null,
  number,
]

const STORE = `
  insert into match_result as r (event_id, sport_id, tournament_id, home_id, away_id, starts_at, day, season, round,
    record, course)
  select "eventId", "sportId", "tournamentId", "homeId", "awayId", to_timestamp("startsAtMs" / 1000.0), day, season,
    round, record, course
  from jsonb_to_recordset($1::jsonb) as x ("eventId" bigint, "sportId" bigint, "tournamentId" bigint, "homeId" bigint,
    "awayId" bigint, "startsAtMs" bigint, day date, season text, round text, record jsonb, course jsonb)
  order by "eventId"
  on conflict (event_id) do update set record = excluded.record, course = excluded.course
  where (r.record, r.course) is distinct from (excluded.record, excluded.course)`

/** Writes results; one that is there stays, with what is newer of it. */
export async function storeResults(db: Queryable, matches: readonly PastMatch[]): Promise<void> {
  if (matches.length === 0) return
  const rows = matches.map(({ fixture, live }) => ({
    ...fixture,
    day: wireDate(fixture.startsAtMs),
    record: withVersion(RECORD_VERSION, recordOf(live)),
    course: withVersion(COURSE_VERSION, { marks: live.incidents.map(toMark) }),
  }))
  await db.query(STORE, [JSON.stringify(rows)])
}

/** What was played and leaves the book; null for an event of many competitors and for what never began. */
export function resultOf({ fixture, live, status }: BookEvent): PastMatch | null {
  if (live === null || fixture.homeId === null) return null
  // Whatever its last score said: what has its last results is over.
  return { fixture, live: { ...live, status: status === 'abandoned' ? 'abandoned' : 'ended' } }
}

function recordOf({ status, period, score, tally, parts, periods, statistics }: LiveState): ResultRecord {
  const counted = BOARD_STATISTICS.flatMap((key) => {
    const pair = statistics[key]
    return pair === undefined || OF_A_PART.has(key) ? [] : [[key, pair] as const]
  })
  return {
    status: status === 'abandoned' ? 'abandoned' : 'ended',
    ...{ period, score, tally, periods },
    parts: parts.slice(0, periods.length),
    statistics: Object.fromEntries(counted),
  }
}

/** Null for a shape of another release. */
export function readRecord(json: unknown): ResultRecord | null {
  const stored = readStored(json)
  // Only `recordOf` writes this version.
  return stored?.version === RECORD_VERSION ? (stored.fields as unknown as ResultRecord) : null
}

export function readCourse(json: unknown): MatchIncident[] {
  const stored = readStored(json)
  if (stored?.version !== COURSE_VERSION) return []
  return (stored.fields['marks'] as readonly StoredMark[]).map(fromMark)
}

const SIDES: readonly Side[] = ['home', 'away']

function toMark({ kind, side, minute, addedMinute, score, played }: MatchIncident): StoredMark {
  const place = side === null ? null : side === 'home' ? 0 : 1
  return [kind, place, minute, addedMinute, score && [score.home, score.away], played]
}

function fromMark([kind, place, minute, addedMinute, score, played]: StoredMark): MatchIncident {
  return {
    ...{ kind, minute, addedMinute, played },
    side: place === null ? null : (SIDES[place] ?? null),
    score: score && { home: score[0], away: score[1] },
  }
}

import type { Pool } from '@xezer/db/pool'
import type { TableRules } from '@xezer/sport/table-rules'
import { makeTable, type SeasonMatch } from './season-table.ts'
import { findSeason, findTableRules, findToldFrom, type SidedResult } from './statistics-store.ts'

/** What was played of a season, in the order of play. */
export interface LeagueSeason {
  readonly season: string
  readonly results: readonly SidedResult[]
  /** Null of a competition whose results make no table. */
  readonly rules: TableRules | null
  /** Of what began before anybody listened, and is told no more, its last matches alone are known. */
  readonly hasBeginning: boolean
  /** False while results of the season are still being brought in. */
  readonly isWhole: boolean
}

export async function readSeason(pool: Pool, league: number, season: string): Promise<LeagueSeason> {
  const [results, rules, toldFromMs] = await Promise.all([
    findSeason(pool, league, season),
    findTableRules(pool, league),
    findToldFrom(pool),
  ])
  return {
    season,
    results,
    rules,
    hasBeginning: hasBeginning(results),
    isWhole: isWhole(results, toldFromMs),
  }
}

const DAY_MS = 86_400_000
/** So long no season of play rests: what ended before has no more to come. */
const LONGEST_REST_MS = 100 * DAY_MS
/** A round is played within. */
const ROUND_MS = 7 * DAY_MS

/** Whether nothing of it is to come that was told to nobody yet. */
export function isWhole(results: readonly SidedResult[], toldFromMs: number | null): boolean {
  if (toldFromMs === null) return true
  const first = results.find(({ eventId }) => eventId !== null)
  if (first !== undefined) return hasBeginning(results) && toldFromMs < first.startsAtMs - ROUND_MS
  const last = results.at(-1)
  return last !== undefined && last.startsAtMs < toldFromMs - LONGEST_REST_MS
}

/** Real matches of the past are known from the first one on; of what is played here the first round says so. */
function hasBeginning(results: readonly SidedResult[]): boolean {
  const rounds = results.flatMap(({ round }) => /\d+$/.exec(round)?.map(Number) ?? [])
  return results.some(({ eventId }) => eventId === null) || rounds.length === 0 || Math.min(...rounds) <= 1
}

/** Null where results make none, or are not known from the beginning on. */
export function tableOf(season: LeagueSeason): ReturnType<typeof makeTable> | null {
  const { results, rules, isWhole: isLoaded } = season
  return rules === null || (isLoaded && !season.hasBeginning)
    ? null
    : makeTable(results.map(toSeasonMatch), rules)
}

const UNFINISHED: ReadonlySet<string> = new Set(['abandoned', 'retired', 'walkover'])

export function isFinished({ record }: Pick<SidedResult, 'record'>): boolean {
  return !UNFINISHED.has(record.period) && record.status === 'ended'
}

function toSeasonMatch(result: SidedResult): SeasonMatch {
  const { homeId, awayId, record } = result
  return { homeId, awayId, score: isFinished(result) ? record.score : null }
}

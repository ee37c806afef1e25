import type { Pool } from '@xezer/db/pool'
import type { TableRules } from '@xezer/sport/table-rules'
import { makeTable, type SeasonMatch } from './season-table.ts'
import { findSeason, findTableRules, isPastWhole, type SidedResult } from './statistics-store.ts'

/** What was played of a season, in the order of play. */
export interface LeagueSeason {
  readonly season: string
  readonly results: readonly SidedResult[]
  /** Null of a competition whose results make no table. */
  readonly rules: TableRules | null
  /** False while results of the season are still being brought in. */
  readonly isWhole: boolean
}

export async function readSeason(pool: Pool, league: number, season: string): Promise<LeagueSeason> {
  const [results, rules, isWhole] = await Promise.all([
    findSeason(pool, league, season),
    findTableRules(pool, league),
    isPastWhole(pool),
  ])
  return { season, results, rules, isWhole }
}

export function tableOf({ results, rules }: LeagueSeason): ReturnType<typeof makeTable> | null {
  return rules === null ? null : makeTable(results.map(toSeasonMatch), rules)
}

const UNFINISHED: ReadonlySet<string> = new Set(['abandoned', 'retired', 'walkover'])

export function isFinished({ record }: Pick<SidedResult, 'record'>): boolean {
  return !UNFINISHED.has(record.period) && record.status === 'ended'
}

function toSeasonMatch(result: SidedResult): SeasonMatch {
  const { homeId, awayId, record } = result
  return { homeId, awayId, score: isFinished(result) ? record.score : null }
}

import type { LocalizedName } from '@xezer/std/locale'
import type { ResultRecord } from '../catalogue/match-results.ts'

/** A match that ended, with the names of its sides. */
export interface StoredResult {
  /** Null of a real match of the past. */
  readonly eventId: number | null
  readonly leagueId: number
  readonly startsAtMs: number
  readonly home: LocalizedName
  readonly away: LocalizedName
  readonly record: ResultRecord
}

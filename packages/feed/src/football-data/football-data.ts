import type { LocalizedName } from '@xezer/std/locale'
import type { SeasonRules } from '../season-rules.ts'
import type { PlayedCompetition } from '../sports-data/sport-content.ts'

/** A country or a region of competitions: `az`, `gb-eng`, `un-africa`. */
export interface Country {
  readonly code: string
  /** Flag to show: the country's own, `un` for the world and continents without one. */
  readonly flag: string
  readonly name: LocalizedName
}

export type CompetitionKind = 'league' | 'cup' | 'continental' | 'national'

/** Its id is its position in the embedded table, from 1; stable while the table only grows at its end. */
export interface Competition extends PlayedCompetition {
  readonly code: string
  readonly kind: CompetitionKind
  /** IANA time zone of its local kick-offs. */
  readonly timeZone: string
  /** Its usual local kick-offs, `HH:MM`. */
  readonly kickOffs: readonly string[]
  readonly name: LocalizedName
}

export interface Team {
  /** From 1, in the order of the embedded table. */
  readonly id: number
  readonly countryCode: string
  readonly isNational: boolean
  readonly name: LocalizedName
}

/** `aet` scores are those after 90 minutes; `awarded` ones were decided off the pitch. */
export const MATCH_STATUSES = [
  'played',
  'aet',
  'awarded',
  'cancelled',
  'postponed',
  'abandoned',
  'scheduled',
] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

export interface Score {
  readonly home: number
  readonly away: number
}

export interface MatchRecord {
  readonly competitionId: number
  /** `2026/27` or `2026`. */
  readonly season: string
  /** As the source words it: `Matchday 12`, `Round of 16`, or empty. */
  readonly round: string
  readonly kickOff: Date
  readonly homeId: number
  readonly awayId: number
  readonly fullTime: Score | null
  readonly halfTime: Score | null
  readonly status: MatchStatus
  readonly isNeutral: boolean
}

export interface FootballData {
  readonly countries: ReadonlyMap<string, Country>
  readonly competitions: readonly Competition[]
  readonly teams: readonly Team[]
  /** By competition, of those whose end is sold. */
  readonly seasons: ReadonlyMap<number, SeasonRules>
  /** By competition and season, then by kick-off. */
  readonly matches: readonly MatchRecord[]
}

import type { Pool } from '@xezer/db/pool'
import type { BookEvent } from '@xezer/odds-book/book'
import type { LocalizedName } from '@xezer/std/locale'
import { findLeagues, type StoredLeague } from '../../core/results/stored-league.ts'
import type { LeagueSeason } from './league-season.ts'
import { findPricePoints, type PricePoint } from './price-log.ts'
import {
  findLastOf,
  findMeetings,
  findStoredMatch,
  type SidedResult,
  type StoredCourse,
} from './statistics-store.ts'

interface MatchSide {
  readonly id: number
  readonly name: LocalizedName
}

/** A match and what its sides did before it. */
export interface MatchFacts {
  readonly id: number
  readonly league: StoredLeague
  readonly startsAtMs: number
  readonly round: string
  readonly home: MatchSide
  readonly away: MatchSide
  /** What is stored of it; null while it is to come or in play. */
  readonly stored: StoredCourse | null
  readonly season: LeagueSeason
  readonly last: { readonly home: readonly SidedResult[]; readonly away: readonly SidedResult[] }
  readonly meetings: readonly SidedResult[]
  readonly prices: readonly PricePoint[]
}

export interface MatchSources {
  readonly pool: Pool
  readonly seasonOf: (league: number, season: string) => LeagueSeason | Promise<LeagueSeason>
}

const LAST_MAX = 6
/** More than two sides ever met in what is known. */
const MEETINGS_MAX = 50

/** Null of what is no match: an event of many competitors, or one that nobody knows. */
export async function findMatch(
  { pool, seasonOf }: MatchSources,
  id: number,
  event: BookEvent | null,
): Promise<MatchFacts | null> {
  const stored = await findStoredMatch(pool, id)
  const told = stored === null ? ofEvent(event) : ofResult(stored.result)
  if (told === null) return null
  const { leagueId, home, away, startsAtMs } = told
  const league = (await findLeagues(pool, new Set([leagueId]))).get(leagueId)
  if (league === undefined) return null
  const [season, lastOfHome, lastOfAway, meetings, prices] = await Promise.all([
    seasonOf(leagueId, told.season),
    findLastOf(pool, home.id, startsAtMs, LAST_MAX),
    findLastOf(pool, away.id, startsAtMs, LAST_MAX),
    findMeetings(pool, home.id, away.id, startsAtMs, MEETINGS_MAX),
    findPricePoints(pool, id),
  ])
  const last = { home: lastOfHome, away: lastOfAway }
  return { id, league, startsAtMs, round: told.round, home, away, stored, season, last, meetings, prices }
}

function ofResult({ leagueId, startsAtMs, season, round, homeId, awayId, ...names }: SidedResult) {
  const home = { id: homeId, name: names.home }
  return { leagueId, startsAtMs, season, round, home, away: { id: awayId, name: names.away } }
}

function ofEvent(event: BookEvent | null) {
  if (event === null || event.home === null || event.away === null) return null
  const { startsAtMs, season, round } = event.fixture
  return { leagueId: event.tournament.id, startsAtMs, season, round, home: event.home, away: event.away }
}

import type { Pool } from '@xezer/db/pool'
import type { Clock } from '@xezer/std/clock'
import type { LocalizedName } from '@xezer/std/locale'
import { findLeagues, type StoredLeague } from '../../core/results/stored-league.ts'
import { createKeptReads } from '../../platform/kept-reads.ts'

/** A club of a league with a table, which search knows also while nothing of it is on sale. */
export interface LeagueClub {
  readonly id: number
  readonly name: LocalizedName
  /** Where it played most of its matches lately. */
  readonly league: StoredLeague
}

/** Now, or once they are read. */
export type LeagueClubs = () => readonly LeagueClub[] | Promise<readonly LeagueClub[]>

/** Clubs come and go with seasons. */
const FRESH_MS = 600_000
/** Who played nothing within a season and its break is no club of the league any more. */
const PAST_MS = 400 * 86_400_000

const CLUBS = `
  select distinct on (s.side) s.side, c.name, s.tournament_id from (
    select m.side, m.tournament_id, count(*) as played from (
      select home_id as side, tournament_id from match_result where starts_at > $1
      union all select away_id, tournament_id from match_result where starts_at > $1
      union all select home_id, tournament_id from past_match where started_at > $1 and home_score is not null
      union all select away_id, tournament_id from past_match where started_at > $1 and home_score is not null
    ) m group by m.side, m.tournament_id
  ) s join tournament t on t.id = s.tournament_id join competitor c on c.id = s.side
  where t.table_rules is not null
  order by s.side, s.played desc, s.tournament_id`

interface ClubRow {
  readonly side: bigint
  readonly name: LocalizedName
  readonly tournament_id: bigint
}

export function createLeagueClubs(pool: Pool, clock: Clock): LeagueClubs {
  const kept = createKeptReads<readonly LeagueClub[]>({ clock, freshMs: FRESH_MS, keysMax: 1 })
  return () => kept.get('', () => readClubs(pool, clock.nowMs() - PAST_MS))
}

async function readClubs(pool: Pool, sinceMs: number): Promise<readonly LeagueClub[]> {
  const { rows } = await pool.query<ClubRow>(CLUBS, [new Date(sinceMs)])
  const leagues = await findLeagues(pool, new Set(rows.map((row) => Number(row.tournament_id))))
  return rows.flatMap(({ side, name, tournament_id }) => {
    const league = leagues.get(Number(tournament_id))
    return league === undefined ? [] : [{ id: Number(side), name, league }]
  })
}

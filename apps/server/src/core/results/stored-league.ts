import type { Pool } from '@xezer/db/pool'
import type { LocalizedName } from '@xezer/std/locale'

/** A league as the database knows it, whatever the feed speaks of now. */
export interface StoredLeague {
  readonly id: number
  readonly name: LocalizedName
  readonly tier: number
  readonly sport: { readonly id: number; readonly alias: string; readonly name: LocalizedName }
  readonly country: { readonly id: number; readonly code: string; readonly name: LocalizedName }
}

interface LeagueRow {
  readonly id: bigint
  readonly name: LocalizedName
  readonly tier: number
  readonly sport_id: bigint
  readonly alias: string
  readonly sport_name: LocalizedName
  readonly category_id: bigint
  readonly code: string
  readonly category_name: LocalizedName
}

const LEAGUES = `
  select t.id, t.name, t.tier, s.id as sport_id, s.alias, s.name as sport_name, c.id as category_id, c.code,
    c.name as category_name
  from tournament t join sport s on s.id = t.sport_id join category c on c.id = t.category_id
  where t.id = any($1)`

export async function findLeagues(
  pool: Pool,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, StoredLeague>> {
  if (ids.size === 0) return new Map()
  const { rows } = await pool.query<LeagueRow>(LEAGUES, [[...ids]])
  return new Map(
    rows.map(({ id, name, tier, ...row }) => [
      Number(id),
      {
        ...{ id: Number(id), name, tier },
        sport: { id: Number(row.sport_id), alias: row.alias, name: row.sport_name },
        country: { id: Number(row.category_id), code: row.code, name: row.category_name },
      },
    ]),
  )
}

import type { CallInput, CallOutput } from '@xezer/contract/call'
import type { accountView, accountViewChange, ViewChoice } from '@xezer/contract/view'
import type { PlayerViewRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'

type Row = Pick<PlayerViewRow, 'odds' | 'zone_minutes' | 'motion' | 'theme' | 'density'>
const COLUMNS = 'odds, zone_minutes, motion, theme, density'

export async function findView(
  database: Queryable,
  playerId: number,
): Promise<CallOutput<typeof accountView>> {
  const { rows } = await database.query<Row>(`select ${COLUMNS} from player_view where player_id = $1`, [
    playerId,
  ])
  return { view: rows[0] === undefined ? null : presentView(rows[0]) }
}

/** Says what changes, never what is: two browsers that change different things both have their way. */
export async function changeView(
  database: Queryable,
  playerId: number,
  change: CallInput<typeof accountViewChange>,
): Promise<CallOutput<typeof accountViewChange>> {
  await database.query('insert into player_view (player_id) values ($1) on conflict (player_id) do nothing', [
    playerId,
  ])
  const { odds = null, zone, motion = null, theme = null, density = null } = change
  const { rows } = await database.query<Row>(
    `update player_view
     set odds = coalesce($2, odds), zone_minutes = case when $3 then $4::smallint else zone_minutes end,
       motion = coalesce($5, motion), theme = coalesce($6, theme), density = coalesce($7, density),
       changed_at = instant_now()
     where player_id = $1
     returning ${COLUMNS}`,
    [playerId, odds, zone !== undefined, zone ?? null, motion, theme, density],
  )
  return { view: presentView(must(rows[0], 'the row that was just added is not there')) }
}

function presentView({ zone_minutes: zone, ...view }: Row): ViewChoice {
  return { ...view, zone } as ViewChoice
}

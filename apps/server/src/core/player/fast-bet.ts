import type { PlayerRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'

export interface FastBet {
  readonly isOn: boolean
  readonly amountMinor: Minor
}

type FastBetRow = Pick<PlayerRow, 'is_fast_bet_on' | 'fast_bet_minor'>

export async function getFastBet(database: Queryable, playerId: number): Promise<FastBet> {
  const { rows } = await database.query<FastBetRow>(
    'select is_fast_bet_on, fast_bet_minor from player where id = $1',
    [playerId],
  )
  return toFastBet(rows)
}

/**
 * What is null stays as it is; a change without `isOn` toggles when `toggles` says so (product §7, calls, fastBetOn).
 */
export async function changeFastBet(
  database: Queryable,
  playerId: number,
  change: { readonly isOn: boolean | null; readonly amountMinor: Minor | null; readonly toggles: boolean },
): Promise<FastBet> {
  const { rows } = await database.query<FastBetRow>(
    `update player set
       is_fast_bet_on = coalesce($2, case when $4 then not is_fast_bet_on else is_fast_bet_on end),
       fast_bet_minor = coalesce($3, fast_bet_minor)
     where id = $1 returning is_fast_bet_on, fast_bet_minor`,
    [playerId, change.isOn, change.amountMinor, change.toggles],
  )
  return toFastBet(rows)
}

function toFastBet(rows: readonly FastBetRow[]): FastBet {
  const row = rows[0]
  if (row === undefined) throw new Error('a session without its player')
  return { isOn: row.is_fast_bet_on, amountMinor: minor(row.fast_bet_minor) }
}

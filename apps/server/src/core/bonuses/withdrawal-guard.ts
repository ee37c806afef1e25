import type { PoolClient } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
import type { WalletState } from '../wallet/wallet-state.ts'
import { forfeitGrant } from './grants.ts'

/** What a withdrawal would take away: those that wait first, so that none of them starts in the place of the active one. */
export interface LostGrants {
  readonly ids: readonly number[]
  readonly amount: Minor
}

/** Grants whose campaign says so, active or waiting. Behind the wallet's lock. */
export async function findLostGrants(
  client: PoolClient,
  { playerId, balances }: WalletState,
): Promise<LostGrants> {
  const { rows } = await client.query<{ id: bigint; is_active: boolean; amount: bigint }>({
    name: 'find_lost_grants',
    text: `select id, status = 'active' as is_active, amount from bonus_grant
           where player_id = $1 and status in ('queued', 'active') and on_withdrawal = 'forfeit'
           order by is_active, id`,
    values: [playerId],
  })
  // Of the active one what is left of it, in play or not.
  const left = balances.bonus + balances.bonus_inplay
  return {
    ids: rows.map(({ id }) => Number(id)),
    amount: minor(rows.reduce((sum, row) => sum + (row.is_active ? left : row.amount), 0n)),
  }
}

export async function loseGrants(
  client: PoolClient,
  wallet: WalletState,
  { ids }: LostGrants,
): Promise<void> {
  for (const id of ids) await forfeitGrant(client, wallet, id)
}

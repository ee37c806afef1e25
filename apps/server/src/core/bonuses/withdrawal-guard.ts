import type { PoolClient } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
import type { WalletState } from '../wallet/wallet-state.ts'
import { OPEN_BONUS } from './bonus-invariants.ts'
import { forfeitGrant } from './grants.ts'

/** What a withdrawal would take away: those that wait first, so that none of them starts in the place of the active one. */
export interface LostGrants {
  readonly ids: readonly number[]
  readonly amount: Minor
}

/** Grants whose campaign says so, active or waiting. Behind the wallet's lock. */
export async function findLostGrants(client: PoolClient, { playerId }: WalletState): Promise<LostGrants> {
  const { rows } = await client.query<{ id: bigint; amount: bigint }>({
    name: 'find_lost_grants',
    // Of the active one what is left of it, in play or not; what another one has in play still is not lost by it.
    text: `select g.id, case g.status when 'queued' then g.amount else g.balance + coalesce((
             select sum(${OPEN_BONUS}) from bet b
             where b.player_id = $1 and b.grant_id = g.id and b.bonus_stake > 0 and b.status in ('placed', 'pending')
           ), 0) end::bigint as amount from bonus_grant g
           where g.player_id = $1 and g.status in ('queued', 'active') and g.on_withdrawal = 'forfeit'
           order by g.status = 'active', g.id`,
    values: [playerId],
  })
  return {
    ids: rows.map(({ id }) => Number(id)),
    amount: minor(rows.reduce((sum, { amount }) => sum + amount, 0n)),
  }
}

export async function loseGrants(
  client: PoolClient,
  wallet: WalletState,
  { ids }: LostGrants,
): Promise<void> {
  for (const id of ids) await forfeitGrant(client, wallet, id)
}

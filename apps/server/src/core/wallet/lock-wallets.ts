import { arrayLiteral } from '@xezer/db/array-literal'
import type { WalletRow as StoredWalletRow } from '@xezer/db/generated/rows'
import type { PoolClient } from '@xezer/db/pool'
import type { WalletState } from './wallet-state.ts'

type WalletRow = Pick<
  StoredWalletRow,
  'player_id' | 'currency' | 'cash' | 'inplay' | 'bonus' | 'bonus_inplay' | 'withdraw_hold' | 'owed'
>

/** The first lock of every transaction that moves money, in the order of ids: two of them never wait in a ring. */
export async function lockWallets(
  client: PoolClient,
  playerIds: readonly number[],
): Promise<Map<number, WalletState>> {
  const { rows } = await client.query<WalletRow>({
    name: 'lock_wallets',
    text: `select player_id, currency, cash, inplay, bonus, bonus_inplay, withdraw_hold, owed
           from wallet where player_id = any($1::bigint[]) order by player_id for no key update`,
    values: [arrayLiteral([...new Set(playerIds)])],
  })
  return new Map(rows.map((row) => [Number(row.player_id), toState(row)]))
}

function toState(row: WalletRow): WalletState {
  const { cash, inplay, bonus, bonus_inplay, withdraw_hold, owed } = row
  return {
    playerId: Number(row.player_id),
    currency: row.currency,
    balances: { cash, inplay, bonus, bonus_inplay, withdraw_hold, owed },
  }
}

import { arrayLiteral } from '@xezer/db/array-literal'
import type { WalletRow as StoredWalletRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import type { WalletState } from './wallet-state.ts'

type WalletRow = Pick<
  StoredWalletRow,
  | ('player_id' | 'currency' | 'cash' | 'inplay' | 'bonus' | 'bonus_inplay' | 'withdraw_hold' | 'owed')
  | ('room_stake' | 'room_until_ms')
>

/** The first lock of every transaction that moves money, in the order of ids: two of them never wait in a ring. */
export async function lockWallets(
  client: PoolClient,
  playerIds: readonly number[],
): Promise<Map<number, WalletState>> {
  const { rows } = await client.query<WalletRow>({
    name: 'lock_wallets',
    text: `select player_id, currency, cash, inplay, bonus, bonus_inplay, withdraw_hold, owed, room_stake, room_until_ms
           from wallet where player_id = any($1::bigint[]) order by player_id for no key update`,
    values: [arrayLiteral([...new Set(playerIds)])],
  })
  return new Map(rows.map((row) => [Number(row.player_id), toState(row)]))
}

/** As it stands, for whoever moves nothing. */
export async function findWallet(database: Queryable, playerId: number): Promise<WalletState> {
  const { rows } = await database.query<WalletRow>({
    name: 'find_wallet',
    text: `select player_id, currency, cash, inplay, bonus, bonus_inplay, withdraw_hold, owed, room_stake, room_until_ms
           from wallet where player_id = $1`,
    values: [playerId],
  })
  return toState(must(rows[0], `player ${playerId} has no wallet`))
}

function toState(row: WalletRow): WalletState {
  const { cash, inplay, bonus, bonus_inplay, withdraw_hold, owed, room_stake, room_until_ms } = row
  const room =
    room_stake === null || room_until_ms === null
      ? null
      : { stakeMinor: room_stake, untilMs: Number(room_until_ms) }
  return {
    playerId: Number(row.player_id),
    currency: row.currency,
    balances: { cash, inplay, bonus, bonus_inplay, withdraw_hold, owed },
    room,
    storedRoom: room,
  }
}

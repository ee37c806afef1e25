import { arrayLiteral } from '@xezer/db/array-literal'
import { joinStatements, type StatementPart } from '@xezer/db/joint-statement'
import type { PoolClient } from '@xezer/db/pool'
import type { Currency } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import {
  type HouseAccount,
  houseAccountId,
  isHouseAccount,
  PLAYER_ACCOUNTS,
  type PlayerAccount,
  playerAccountId,
} from './account-id.ts'
import type { Posting } from './posting.ts'
import type { Transfer, WalletState } from './wallet-state.ts'

/** Writes what was collected, for any number of players in one statement. */
export async function writePosting(client: PoolClient, posting: Posting): Promise<void> {
  const parts = postingParts(posting)
  if (parts.length > 0) await client.query(joinStatements(parts))
}

/**
 * What writes the collected: the balances of each wallet that moved once, and a row for each transfer. The only
 * writer of the ledger's tables.
 */
export function postingParts(posting: Posting): StatementPart[] {
  const { transfers } = posting
  if (transfers.length === 0) return []
  const players = transfers.flatMap(({ playerId }) => (playerId === null ? [] : [playerId]))
  const moved = [...new Set(players)].map((playerId) => {
    return must(posting.wallets.get(playerId), `player ${playerId} has no wallet in this transaction`)
  })
  return [
    ...(moved.length === 0 ? [] : [walletsPart(moved)]),
    {
      name: 'transfers',
      text: INSERT_TRANSFERS,
      values: [
        arrayLiteral(transfers.map((transfer) => accountId(transfer, transfer.debit))),
        arrayLiteral(transfers.map((transfer) => accountId(transfer, transfer.credit))),
        arrayLiteral(transfers.map((transfer) => transfer.currency)),
        arrayLiteral(transfers.map((transfer) => transfer.amount)),
        arrayLiteral(transfers.map((transfer) => transfer.code)),
        arrayLiteral(transfers.map((transfer) => transfer.causeId)),
        arrayLiteral(transfers.map((transfer) => transfer.generation)),
        arrayLiteral(transfers.map((transfer) => transfer.actor)),
        arrayLiteral(transfers.map((transfer) => transfer.reason)),
      ],
    },
  ]
}

function walletsPart(moved: readonly WalletState[]): StatementPart {
  return {
    name: 'wallets',
    text: WRITE_WALLETS,
    values: [
      arrayLiteral(moved.map((wallet) => wallet.playerId)),
      arrayLiteral(moved.map((wallet) => wallet.balances.cash)),
      arrayLiteral(moved.map((wallet) => wallet.balances.inplay)),
      arrayLiteral(moved.map((wallet) => wallet.balances.withdraw_hold)),
      arrayLiteral(moved.map((wallet) => wallet.balances.owed)),
    ],
  }
}

/** The second condition is the first one once more, as an index reads it: a join alone reads all wallets. */
const WRITE_WALLETS = `
  update wallet w set cash = m.cash, inplay = m.inplay, withdraw_hold = m.withdraw_hold, owed = m.owed
  from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
    as m (player_id, cash, inplay, withdraw_hold, owed)
  where w.player_id = m.player_id and w.player_id = any($1::bigint[])`

const INSERT_TRANSFERS = `
  insert into transfer (debit, credit, currency, amount, code, cause, generation, actor, reason)
  select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bigint[],
    $7::integer[], $8::text[], $9::text[])`

function accountId(transfer: Transfer, account: PlayerAccount | HouseAccount): number {
  return isHouseAccount(account)
    ? houseAccountId(transfer.currency, account)
    : playerAccountId(must(transfer.playerId, 'an account of no player'), account)
}

/** The cause of transfers that belong to no bet; its id. */
export async function insertAdjustment(
  client: PoolClient,
  adjustment: { readonly playerId: number; readonly kind: 'play_money' | 'correction' },
): Promise<number> {
  const { rows } = await client.query<{ id: bigint }>({
    name: 'insert_adjustment',
    text: 'insert into adjustment (player_id, kind) values ($1, $2) returning id',
    values: [adjustment.playerId, adjustment.kind],
  })
  return Number(must(rows[0], 'an adjustment without its id').id)
}

/** A new player's empty wallet with its accounts. */
export async function openWallet(client: PoolClient, playerId: number, currency: Currency): Promise<void> {
  await client.query({
    name: 'open_wallet',
    text: `with opened as (insert into wallet (player_id, currency) values ($1, $2))
           insert into account (id, player_id, kind, currency)
           select k.id, $1, k.kind, $2 from unnest($3::bigint[], $4::text[]) as k (id, kind)`,
    values: [
      playerId,
      currency,
      arrayLiteral(PLAYER_ACCOUNTS.map((kind) => playerAccountId(playerId, kind))),
      PLAYER_ACCOUNTS,
    ],
  })
}

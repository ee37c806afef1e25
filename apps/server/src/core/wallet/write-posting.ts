import { arrayLiteral, columnLiteral } from '@xezer/db/array-literal'
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
    ...walletParts(moved, transfers),
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

function walletParts(moved: readonly WalletState[], transfers: readonly Transfer[]): StatementPart[] {
  if (moved.length === 0) return []
  // Whoever plays without a bonus or without limits writes nothing of them.
  const hasRoom = moved.some(({ room, storedRoom }) => room !== storedRoom)
  return transfers.some(isOfBonus)
    ? [balancesPart('wallets_b', ALL_BALANCES, moved, hasRoom), grantsPart(moved)]
    : [balancesPart('wallets', BALANCES, moved, hasRoom)]
}

const BONUS_ACCOUNTS: readonly (PlayerAccount | HouseAccount)[] = ['bonus', 'bonus_inplay']

function isOfBonus({ debit, credit }: Transfer): boolean {
  return BONUS_ACCOUNTS.includes(debit) || BONUS_ACCOUNTS.includes(credit)
}

const BALANCES = ['cash', 'inplay', 'withdraw_hold', 'owed'] as const
const ALL_BALANCES = [...BALANCES, 'bonus', 'bonus_inplay'] as const
const ROOM = ['room_stake', 'room_until_ms'] as const

function balancesPart(
  name: string,
  kinds: readonly PlayerAccount[],
  moved: readonly WalletState[],
  hasRoom: boolean,
): StatementPart {
  const columns = kinds.map((kind) => columnLiteral(moved, ({ balances }) => balances[kind]))
  const room = [
    columnLiteral(moved, (wallet) => wallet.room?.stakeMinor ?? null),
    columnLiteral(moved, (wallet) => wallet.room?.untilMs ?? null),
  ]
  return {
    name: hasRoom ? `${name}_r` : name,
    text: writeBalances(hasRoom ? [...kinds, ...ROOM] : kinds),
    values: [columnLiteral(moved, ({ playerId }) => playerId), ...columns, ...(hasRoom ? room : [])],
  }
}

/** The second condition is the first one once more, as an index reads it: a join alone reads all wallets. */
function writeBalances(columns: readonly string[]): string {
  const arrays = ['$1::bigint[]', ...columns.map((_, index) => `$${index + 2}::bigint[]`)].join(', ')
  return `
  update wallet w set ${columns.map((column) => `${column} = m.${column}`).join(', ')}
  from unnest(${arrays}) as m (player_id, ${columns.join(', ')})
  where w.player_id = m.player_id and w.player_id = any($1::bigint[])`
}

/** The bonus of a player is what his one active grant holds. A grant that ends was written before its money moves. */
function grantsPart(moved: readonly WalletState[]): StatementPart {
  return {
    name: 'grants',
    text: `update bonus_grant g set balance = m.bonus from unnest($1::bigint[], $2::bigint[]) as m (player_id, bonus)
           where g.player_id = m.player_id and g.status = 'active' and g.player_id = any($1::bigint[])`,
    values: [
      arrayLiteral(moved.map(({ playerId }) => playerId)),
      arrayLiteral(moved.map(({ balances }) => balances.bonus)),
    ],
  }
}

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

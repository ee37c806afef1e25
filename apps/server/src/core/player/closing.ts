import type { Queryable } from '@xezer/db/pool'
import type { Minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { findWallet } from '../wallet/lock-wallets.ts'
import { withdrawable } from '../wallet/payment-posting.ts'

/** What stands between a player and the end of the account. */
export interface ClosingHindrances {
  readonly openBets: number
  /** Of games, that a stake is in, or that the house gave and that are being played: what they bring comes here. */
  readonly openRounds: number
  /** Withdrawals that are not paid yet, and deposits that may still come. */
  readonly openPayments: number
  readonly leftMinor: Minor
}

/** Behind the lock of the wallet, nothing of it comes in between. */
export async function readHindrances(database: Queryable, playerId: number): Promise<ClosingHindrances> {
  const { rows } = await database.query<{ bets: number; rounds: number; payments: number }>(
    `select
       (select count(*)::int from bet where player_id = $1 and status in ('placed', 'pending', 'vip')) as bets,
       (select count(*)::int from casino_round where player_id = $1 and status = 'open' and (in_play > 0 or moves = 1)) as rounds,
       (select count(*)::int from payment where player_id = $1
          and status in ('created', 'pending', 'quarantined', 'ordered', 'approved', 'processing')) as payments`,
    [playerId],
  )
  const { bets, rounds, payments } = must(rows[0], 'no counts')
  return {
    openBets: bets,
    openRounds: rounds,
    openPayments: payments,
    leftMinor: withdrawable(await findWallet(database, playerId)),
  }
}

/** Behind the lock of the wallet it stays so. */
export async function isAccountClosed(database: Queryable, playerId: number): Promise<boolean> {
  const { rowCount } = await database.query("select from player where id = $1 and status = 'closed'", [
    playerId,
  ])
  return rowCount === 1
}

import type { Queryable } from '@xezer/db/pool'
import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
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
  /** Withdrawn first. */
  readonly leftMinor: Minor
}

export interface Closing extends ClosingHindrances {
  /** What no method pays out: it hinders nobody, stays on the books and is paid by hand. */
  readonly staysMinor: Minor
}

/** Behind the lock of the wallet, nothing of it comes in between. A least payout of null: nothing can be withdrawn. */
export async function readHindrances(
  database: Queryable,
  playerId: number,
  leastPayoutMinor: Minor | null,
): Promise<Closing> {
  const { rows } = await database.query<{ bets: number; rounds: number; payments: number }>(
    `select
       (select count(*)::int from bet where player_id = $1 and status in ('placed', 'pending', 'vip')) as bets,
       (select count(*)::int from casino_round where player_id = $1 and status = 'open' and (in_play > 0 or moves = 1)) as rounds,
       (select count(*)::int from payment where player_id = $1
          and status in ('created', 'pending', 'quarantined', 'ordered', 'approved', 'processing')) as payments`,
    [playerId],
  )
  const { bets, rounds, payments } = must(rows[0], 'no counts')
  const rest = withdrawable(await findWallet(database, playerId))
  const canLeave = leastPayoutMinor !== null && rest >= leastPayoutMinor
  return {
    ...{ openBets: bets, openRounds: rounds, openPayments: payments },
    ...{ leftMinor: canLeave ? rest : ZERO_MINOR, staysMinor: canLeave ? ZERO_MINOR : rest },
  }
}

/** Behind the lock of the wallet it stays so. */
export async function isAccountClosed(database: Queryable, playerId: number): Promise<boolean> {
  const { rowCount } = await database.query("select from player where id = $1 and status = 'closed'", [
    playerId,
  ])
  return rowCount === 1
}

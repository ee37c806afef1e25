import type { AccountActual, AccountBet } from '@xezer/contract/account-news'
import type { Queryable } from '@xezer/db/pool'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { findBets } from '../../core/bets/find-bets.ts'
import { presentBet } from '../../core/bets/present-bet.ts'
import { unreadColumn } from '../../core/notices/notice-store.ts'
import { FILTER_STATUSES } from './account-bets.ts'

interface ActualRow {
  readonly balance: bigint
  readonly unplayed: bigint
  readonly bonus: bigint
  readonly unread: number
}

export async function presentAmounts(database: Queryable, playerId: number): Promise<AccountActual> {
  const { rows } = await database.query<ActualRow>({
    name: 'account_actual',
    text: `select cash + bonus as balance, inplay + bonus_inplay as unplayed, bonus, ${unreadColumn('wallet.player_id')}
           from wallet where player_id = $1`,
    values: [playerId],
  })
  const row = must(rows[0], `player ${playerId} has no wallet`)
  return {
    balance: presentWireAmount(minor(row.balance)),
    unplayed: presentWireAmount(minor(row.unplayed)),
    bonus: presentWireAmount(minor(row.bonus)),
    ...(row.unread > 0 && { unread: row.unread }),
  }
}

/** Bets of one message of the stream; a player with more open pages asks for the list. */
const MESSAGE_BETS_MAX = 100

/** What the `account` topic brings: the amounts, and the bets that changed. */
export async function presentAccountMessage(
  database: Queryable,
  playerId: number,
  betIds: readonly number[],
  locale: Locale,
): Promise<{ actual: AccountActual; bets: AccountBet[] }> {
  const actual = await presentAmounts(database, playerId)
  if (betIds.length === 0) return { actual, bets: [] }
  const everything = { fromMs: null, toMs: null, beforeId: null, limit: MESSAGE_BETS_MAX }
  const found = await findBets(database, {
    playerId,
    statuses: FILTER_STATUSES.all,
    ids: betIds,
    ...everything,
  })
  return { actual, bets: found.map((bet) => presentBet(bet, locale)) }
}

import type { AccountActual, AccountBet } from '@xezer/contract/account-news'
import type { Queryable } from '@xezer/db/pool'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { Locale } from '@xezer/std/locale'
import { findBets } from '../../core/bets/find-bets.ts'
import { presentBet } from '../../core/bets/present-bet.ts'
import { getAmounts } from '../../core/wallet/find-amounts.ts'
import { FILTER_STATUSES } from './account-bets.ts'

export async function presentAmounts(database: Queryable, playerId: number): Promise<AccountActual> {
  const { balance, unplayed, bonus } = await getAmounts(database, playerId)
  return {
    balance: presentWireAmount(balance),
    unplayed: presentWireAmount(unplayed),
    bonus: presentWireAmount(bonus),
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

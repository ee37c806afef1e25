import { type accountBets, type BET_FILTERS, BETS_PAGE_LIMIT } from '@xezer/contract/account'
import type { CallInput, CallOutput } from '@xezer/contract/call'
import { parseWireTime } from '@xezer/contract/wire-time'
import type { Queryable } from '@xezer/db/pool'
import type { Locale } from '@xezer/std/locale'
import { findBets, type ShownStatus } from '../../core/bets/find-bets.ts'
import { presentBet } from '../../core/bets/present-bet.ts'

type Filter = (typeof BET_FILTERS)[number]

/** Which statuses each filter shows (product §4, states, "Bet statuses"). */
export const FILTER_STATUSES: Readonly<Record<Filter, readonly ShownStatus[]>> = {
  all: ['placed', 'lost', 'won', 'refunded', 'vip', 'rejected'],
  open: ['placed', 'vip'],
  winning: ['won'],
  losing: ['lost'],
  refund: ['refunded'],
}

export async function listAccountBets(
  database: Queryable,
  playerId: number,
  input: CallInput<typeof accountBets>,
  locale: Locale,
): Promise<CallOutput<typeof accountBets>> {
  const { from, to, filter } =
    typeof input.filter === 'string' ? { ...input, filter: input.filter } : { ...input, ...input.filter }
  const found = await findBets(database, {
    playerId,
    statuses: FILTER_STATUSES[filter],
    fromMs: from === undefined ? null : parseWireTime(from),
    toMs: to === undefined ? null : parseWireTime(to),
    beforeId: input.before ?? null,
    ids: null,
    limit: BETS_PAGE_LIMIT + 1,
  })
  const page = found.slice(0, BETS_PAGE_LIMIT)
  return { bets: page.map((bet) => presentBet(bet, locale)), more: found.length > BETS_PAGE_LIMIT }
}

import {
  type accountBets,
  type accountBetsTable,
  type BET_FILTERS,
  BETS_PAGE_LIMIT,
  BETS_TABLE_LIMIT,
} from '@xezer/contract/account'
import type { CallInput, CallOutput } from '@xezer/contract/call'
import { parseWireTime } from '@xezer/contract/wire-time'
import type { Queryable } from '@xezer/db/pool'
import type { Locale } from '@xezer/std/locale'
import { findBets, type ShownStatus } from '../../core/bets/find-bets.ts'
import { presentBet } from '../../core/bets/present-bet.ts'
import { presentBonus } from '../../core/bets/present-bet-details.ts'
import { csvHead, csvRow } from './bets-csv.ts'

type Filter = (typeof BET_FILTERS)[number]

/** Which statuses each filter shows (product §4, states, "Bet statuses"). */
export const FILTER_STATUSES: Readonly<Record<Filter, readonly ShownStatus[]>> = {
  all: ['placed', 'lost', 'won', 'refunded', 'vip', 'rejected'],
  open: ['placed', 'vip'],
  winning: ['won'],
  losing: ['lost'],
  refund: ['refunded'],
}

type Input = CallInput<typeof accountBets>

export async function listAccountBets(
  database: Queryable,
  playerId: number,
  input: Input,
  locale: Locale,
): Promise<CallOutput<typeof accountBets>> {
  const { page, hasMore } = await findPage(database, playerId, input, BETS_PAGE_LIMIT)
  return { bets: page.map((bet) => presentBet(bet, locale)), more: hasMore }
}

export async function tabulateAccountBets(
  database: Queryable,
  playerId: number,
  input: Input,
  locale: Locale,
): Promise<CallOutput<typeof accountBetsTable>> {
  const { page, hasMore } = await findPage(database, playerId, input, BETS_TABLE_LIMIT)
  const head = input.before === undefined ? csvHead(locale) : ''
  const rows = page.map((bet) => csvRow(presentBet(bet, locale), locale, presentBonus(bet).bonus))
  return { csv: head + rows.join(''), before: hasMore ? (page.at(-1)?.id ?? null) : null }
}

async function findPage(database: Queryable, playerId: number, input: Input, limit: number) {
  const { from, to, filter } =
    typeof input.filter === 'string' ? { ...input, filter: input.filter } : { ...input, ...input.filter }
  const found = await findBets(database, {
    playerId,
    statuses: FILTER_STATUSES[filter],
    fromMs: from === undefined ? null : parseWireTime(from),
    toMs: to === undefined ? null : parseWireTime(to),
    beforeId: input.before ?? null,
    ids: null,
    limit: limit + 1,
  })
  return { page: found.slice(0, limit), hasMore: found.length > limit }
}

import type { Pool, Queryable } from '@xezer/db/pool'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { decidePayment, type Order } from './decide-payment.ts'
import { loseDispute, winDispute } from './dispute-deposit.ts'

/** What an operator may say of a deposit, in which state, and what the trail calls it: a gateway may have no word for disputes. */
const DEPOSIT_WORDS = {
  'charged-back': {
    from: 'credited',
    action: 'deposit.charged_back',
    note: 'charged_back',
    carryOut: loseDispute,
  },
  reinstated: {
    from: 'charged_back',
    action: 'deposit.reinstated',
    note: 'reinstated',
    carryOut: winDispute,
  },
} as const
export type DepositWord = keyof typeof DEPOSIT_WORDS

export function isDepositWord(word: string | undefined): word is DepositWord {
  return word !== undefined && Object.hasOwn(DEPOSIT_WORDS, word)
}

/** Moves what the gateway's own message would. False when it is not in the state that the word is said of. */
export function decideDispute(pool: Pool, id: number, word: DepositWord, order: Order): Promise<boolean> {
  const { from, action, note, carryOut } = DEPOSIT_WORDS[word]
  return decidePayment(pool, id, order, async (ending, by) => {
    const { payment } = ending
    if (payment.status !== from || payment.direction !== 'in') return null
    await carryOut(ending, { ...by, note })
    return { action }
  })
}

export interface FoundDeposit {
  readonly id: number
  readonly playerId: number
  readonly status: string
  readonly amount: Minor
  readonly currency: Currency
}

/** By what a gateway calls it: the reference of its order, or the number that it gave it itself. */
export async function findDeposits(database: Queryable, text: string): Promise<FoundDeposit[]> {
  const { rows } = await database.query<{
    id: bigint
    player_id: bigint
    status: string
    amount: bigint
    currency: Currency
  }>(
    `select id, player_id, status, amount, currency from payment
     where direction = 'in' and (reference = $1 or gateway_id = $1) order by id`,
    [text],
  )
  return rows.map(({ id, player_id: playerId, status, amount, currency }) => ({
    ...{ id: Number(id), playerId: Number(playerId), status, amount: minor(amount), currency },
  }))
}

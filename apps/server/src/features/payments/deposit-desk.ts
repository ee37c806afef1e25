import type { Pool, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { loseDispute, winDispute } from './dispute-deposit.ts'
import { findPlayerOf, type Order } from './payment-desk.ts'
import { lockPayment } from './payment-store.ts'

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
  return withTransaction(pool, async (client) => {
    const playerId = await findPlayerOf(client, id)
    if (playerId === null) return false
    const posting = createPosting(await lockWallets(client, [playerId]))
    const wallet = must(posting.wallets.get(playerId), `player ${playerId} has no wallet`)
    const payment = await lockPayment(client, id)
    if (payment.status !== from || payment.direction !== 'in') return false
    await carryOut({ client, posting, wallet, payment }, { actor: `operator ${order.actor}`, note })
    await writePosting(client, posting)
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: order.actor },
        action,
        subject: `payment ${id}`,
        before: { status: payment.status },
        after: { reason: order.reason },
      },
    ])
    return true
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

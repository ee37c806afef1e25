import type { Pool, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { type Currency, type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { rational } from '@xezer/money/rational'
import type { MethodName } from '@xezer/payments/methods'
import { must } from '@xezer/std/assert'
import type { SecureRandom } from '@xezer/std/secure-random'
import { isAccountClosed } from '../../core/player/closing.ts'
import type { Sealing } from '../../core/sealing/sealing.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { holdWithdrawal, withdrawable } from '../../core/wallet/payment-posting.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import type { Order } from './decide-payment.ts'
import { openAccount, sealAccount } from './payment-account.ts'
import { BY_HAND, HAND, newReference } from './payment-options.ts'
import { findWithdrawal, insertPayment, lockPayment, movePayment, takePaymentId } from './payment-store.ts'

interface HandOptions {
  readonly pool: Pool
  readonly sealing: Sealing
  readonly secureRandom: SecureRandom
}

/** Money that came when nobody could ask for it any more: a payout that bounced, a dispute that was won, a bet that was corrected. */
export interface LeftBehind {
  readonly playerId: number
  readonly amount: Minor
  readonly currency: Currency
  readonly closedAt: Date
}

/** Of accounts that are closed, the longest first. */
export async function listLeftBehind(database: Queryable): Promise<LeftBehind[]> {
  const { rows } = await database.query<{
    id: bigint
    amount: bigint
    currency: Currency
    closed_at: Date
  }>(
    `select p.id, w.cash - w.owed as amount, w.currency, p.closed_at from player p join wallet w on w.player_id = p.id
     where p.status = 'closed' and w.cash > w.owed order by p.closed_at, p.id`,
  )
  return rows.map((row) => ({
    ...{ playerId: Number(row.id), amount: minor(row.amount) },
    ...{ currency: row.currency, closedAt: row.closed_at },
  }))
}

/**
 * Keeps apart all that a closed account has, for somebody of the house who pays it out by hand and then says `paid`, or `failed` where it
 * could not be. Gives back the number of the payout; null where the account is not closed or has nothing.
 */
export function payByHand(
  { pool, sealing, secureRandom }: HandOptions,
  playerId: number,
  payee: { readonly method: MethodName; readonly account: string },
  order: Order,
): Promise<number | null> {
  return withTransaction(pool, async (client) => {
    const posting = createPosting(await lockWallets(client, [playerId]))
    const wallet = posting.wallets.get(playerId)
    if (wallet === undefined || !(await isAccountClosed(client, playerId))) return null
    const { currency } = wallet
    const amount = withdrawable(wallet)
    const id = await takePaymentId(client)
    if (amount === 0n || !holdWithdrawal(posting, wallet, amount, { id, generation: 0 })) return null
    const by = { actor: `operator ${order.actor}`, note: 'by_operator' }
    const { method } = payee
    await insertPayment(
      client,
      {
        ...{ id, playerId, direction: 'out', method, currency, gateway: HAND, amount, fee: ZERO_MINOR },
        ...{ payCurrency: currency, payAmount: amount, rate: rational(1n, 1n), rateSource: HAND },
        ...{ rateAtMs: null, rateDay: null, operationKey: null, campaign: null, flags: [BY_HAND] },
        reference: newReference(secureRandom),
        account: sealAccount({ sealing }, { id, playerId, method, currency }, payee.account),
        waitMs: null,
      },
      by.actor,
    )
    await movePayment(client, await lockPayment(client, id), 'approved', by)
    await movePayment(client, await lockPayment(client, id), 'processing', by)
    await writePosting(client, posting)
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: order.actor },
        action: 'withdrawal.by_hand',
        subject: `payment ${id}`,
        after: { reason: order.reason, player: playerId, amount: String(amount) },
      },
    ])
    return id
  })
}

/** Where a withdrawal goes, whole, for whoever pays it by hand; that somebody looked is kept. Null where it is over, or is none. */
export function readPayee(
  { pool, sealing }: Pick<HandOptions, 'pool' | 'sealing'>,
  id: number,
  order: Order,
): Promise<string | null> {
  return withTransaction(pool, async (client) => {
    const payment = await findWithdrawal(client, id)
    const account = payment && openAccount({ sealing }, payment)
    if (account === null) return null
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: order.actor },
        action: 'withdrawal.account_read',
        subject: `payment ${must(payment, 'it has an account').id}`,
        after: { reason: order.reason },
      },
    ])
    return account
  })
}

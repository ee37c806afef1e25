import type { PaymentOptions } from './payment-options.ts'
import { findPayment, methodOf } from './payment-store.ts'
import type { DuePayment } from './payout-desk.ts'

/** Longer than a call may take: of the servers of a house one asks. */
const ASK_MS = 30_000
const AGAIN_MS = 300_000

/**
 * A deposit that lapsed, by its day or because its player stays away, can still be paid where it was ordered: its page is closed there,
 * again and again until the gateway has answered. Where none can be closed nothing is left to do, and money that comes late is its
 * player's all the same.
 */
export async function closeLapsed(
  { pool, gateway }: Pick<PaymentOptions, 'pool' | 'gateway'>,
  { id, playerId }: Pick<DuePayment, 'id' | 'playerId'>,
): Promise<void> {
  const putOff = async (waitMs: number | null) => {
    const { rowCount } = await pool.query(
      `update payment set due_at = instant_now() + $2 * interval '1 millisecond'
       where id = $1 and status = 'expired' and due_at is not null`,
      [id, waitMs],
    )
    return rowCount === 1
  }
  if (!(await putOff(ASK_MS))) return
  const payment = await findPayment(pool, playerId, id)
  if (payment === null) return
  const canClose = gateway !== null && gateway.name === payment.gateway && gateway.closeCheckout !== null
  const { reference, payCurrency: currency, payAmount: amount } = payment
  const said = canClose
    ? await gateway.closeCheckout({ reference, method: methodOf(payment), currency, amount })
    : 'over'
  await putOff(said === 'unknown' ? AGAIN_MS : null)
}

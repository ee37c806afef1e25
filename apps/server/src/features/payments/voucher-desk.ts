import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Minor } from '@xezer/money/minor'
import type { SecureRandom } from '@xezer/std/secure-random'
import { writeTrail } from '../../core/trail/write-trail.ts'
import type { Order } from './decide-payment.ts'
import { newVoucherCode, voucherHash } from './voucher-code.ts'
import { endVoucher, insertVoucher } from './voucher-store.ts'

export interface IssuedVoucher {
  readonly id: number
  /** Told once: nobody can read it again. */
  readonly code: string
}

const ENDING = 4

export function issueVouchers(
  { pool, random }: { readonly pool: Pool; readonly random: SecureRandom },
  { amount, count }: { readonly amount: Minor; readonly count: number },
  order: Order,
): Promise<IssuedVoucher[]> {
  return withTransaction(pool, async (client) => {
    const issued: IssuedVoucher[] = []
    for (let made = 0; made < count; made++) {
      const code = newVoucherCode(random)
      const voucher = { codeHash: voucherHash(code), ending: code.slice(-ENDING), amount }
      issued.push({ id: await insertVoucher(client, voucher), code })
    }
    await writeTrail(
      client,
      issued.map(({ id }) => ({
        actor: { kind: 'operator' as const, name: order.actor },
        action: 'voucher.issued',
        subject: `voucher ${id}`,
        after: { amount: String(amount), reason: order.reason },
      })),
    )
    return issued
  })
}

/** False when it was used or voided before. */
export function voidVoucher(pool: Pool, id: number, order: Order): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    if (!(await endVoucher(client, id, { status: 'void', paymentId: null }))) return false
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: order.actor },
        action: 'voucher.voided',
        subject: `voucher ${id}`,
        after: { reason: order.reason },
      },
    ])
    return true
  })
}

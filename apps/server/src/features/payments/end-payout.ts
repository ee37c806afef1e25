import type { PoolClient } from '@xezer/db/pool'
import { payWithdrawal, releaseWithdrawal, returnWithdrawal } from '../../core/wallet/payment-posting.ts'
import type { Posting } from '../../core/wallet/posting.ts'
import type { WalletState } from '../../core/wallet/wallet-state.ts'
import { movePayment, type StepBy, type StoredPayment, wipeAccount } from './payment-store.ts'

/** A hold ends once: these are the ways, behind the locks of wallet and payment. */
export interface Ending {
  readonly client: PoolClient
  readonly posting: Posting
  readonly wallet: WalletState
  readonly payment: StoredPayment
}

export async function payOut({ client, posting, wallet, payment }: Ending, by: StepBy): Promise<void> {
  payWithdrawal(posting, wallet, payment, { id: payment.id, generation: 0 })
  await movePayment(client, payment, 'paid', by)
  await wipeAccount(client, payment.id)
}

export async function giveBack(
  { client, posting, wallet, payment }: Ending,
  to: 'failed' | 'cancelled' | 'rejected',
  by: StepBy,
): Promise<void> {
  releaseWithdrawal(posting, wallet, payment.amount, { id: payment.id, generation: 0 })
  await movePayment(client, payment, to, by)
  await wipeAccount(client, payment.id)
}

/** What was paid comes back. */
export async function bringBack({ client, posting, wallet, payment }: Ending, by: StepBy): Promise<void> {
  returnWithdrawal(posting, wallet, payment, payment.id)
  await movePayment(client, payment, 'returned', by)
}

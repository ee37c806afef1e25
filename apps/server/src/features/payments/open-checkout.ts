import type { DepositAnswer, Payment } from '@xezer/contract/payments'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import { showPayment } from './list-payments.ts'
import { presentOrder } from './order-deposit.ts'
import { cancelWithdrawal } from './order-withdrawal.ts'
import type { PaymentOptions } from './payment-options.ts'
import {
  findPayment,
  isCheckoutOpen,
  lockPayment,
  methodOf,
  movePayment,
  type StoredPayment,
} from './payment-store.ts'
import { isClosable } from './present-payment.ts'

const RETRY_SECONDS = 30

/** Leads whoever left the payment system's page to it again, until the day of the deposit is over. */
export async function showCheckout(
  options: PaymentOptions,
  playerId: number,
  id: number,
  locale: Locale,
): Promise<DepositAnswer | Refusal<'not_found' | 'payment_final'>> {
  const payment = await findPayment(options.pool, playerId, id)
  if (payment === null) return refuse('not_found')
  if (payment.direction !== 'in' || !(await isCheckoutOpen(options.pool, id))) return refuse('payment_final')
  return presentOrder(options, payment, locale)
}

type Cancelled =
  | { readonly success: true; readonly payment: Payment }
  | Refusal<'not_found' | 'payment_final' | 'withdrawals_locked' | 'gateway_unavailable'>

/** What its player gives up: a withdrawal that is only ordered, a deposit that nobody paid. */
export async function cancelPayment(
  options: PaymentOptions,
  playerId: number,
  id: number,
  locale: Locale,
): Promise<Cancelled> {
  const payment = await findPayment(options.pool, playerId, id)
  if (payment === null) return refuse('not_found')
  if (payment.direction === 'out') return cancelWithdrawal(options, playerId, id, locale)
  const refused = await closeDeposit(options, payment)
  if (refused !== null) return refused
  options.publisher.publishAccount(playerId, [])
  const shown = await showPayment(options, playerId, id, locale)
  return { success: true, payment: must(shown, `payment ${id} is gone`) }
}

/**
 * Its page is closed first: a deposit that was given up and could still be paid would make room in a limit of deposits for a second
 * one (decision 102, a deposit is given up where its page is closed). Who dies in between leaves a page that is closed and a deposit that lapses, or is cancelled again.
 */
async function closeDeposit(
  { pool, gateway }: PaymentOptions,
  payment: StoredPayment,
): Promise<Refusal<'payment_final' | 'gateway_unavailable'> | null> {
  if (!isClosable(gateway, payment)) return refuse('payment_final')
  const { id, playerId, reference, payCurrency: currency, payAmount: amount } = payment
  const said = await gateway.closeCheckout({ reference, method: methodOf(payment), currency, amount })
  if (said === 'unknown') return refuseFor('gateway_unavailable', RETRY_SECONDS)
  if (said === 'over') return refuse('payment_final')
  return withTransaction(pool, async (client) => {
    await lockWallets(client, [playerId])
    const now = await lockPayment(client, id)
    // Its day may have ended meanwhile, or what was closed was paid after all.
    if (now.status === 'expired') return null
    if (now.status !== 'created' && now.status !== 'pending') return refuse('payment_final')
    await movePayment(client, now, 'expired', { actor: 'player', note: 'by_player' })
    return null
  })
}

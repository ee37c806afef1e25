import type { Payment, PaymentStatus } from '@xezer/contract/payments'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { Queryable } from '@xezer/db/pool'
import { findServerText, serverTranslator } from '@xezer/i18n/server-text'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { Locale } from '@xezer/std/locale'
import type { PaymentState } from '../../core/payments/payment-states.ts'
import { areWithdrawalsLocked } from '../../core/player/withdrawal-lock.ts'
import type { Gateway } from './gateway.ts'
import { findSteps, type StoredPayment, type StoredStep } from './payment-store.ts'
import { rateText } from './payment-terms.ts'

/** What a player is told of each state. */
export const SHOWN_STATUS: Readonly<Record<PaymentState, PaymentStatus>> = {
  created: 'pending',
  pending: 'pending',
  credited: 'done',
  failed: 'rejected',
  expired: 'cancelled',
  quarantined: 'processing',
  charged_back: 'rejected',
  ordered: 'ordered',
  cancelled: 'cancelled',
  rejected: 'rejected',
  approved: 'processing',
  processing: 'processing',
  paid: 'done',
  returned: 'rejected',
}
const COLORS: Readonly<Record<PaymentStatus, Payment['statusColor']>> = {
  ordered: 'info',
  pending: 'info',
  processing: 'info',
  done: 'up',
  rejected: 'down',
  cancelled: 't3',
}
/** A payout arrives within a day. */
const PAYOUT_MS = 86_400_000

/** Whom a payment is asked for at, which decides what may still be done with it. */
export interface Presenting {
  readonly pool: Queryable
  readonly gateway: Pick<Gateway, 'name' | 'closeCheckout'> | null
}

/** Deposits that nobody paid, at a gateway that can close their pages: at no other is one given up before its day is over. */
export function isClosable(
  gateway: Presenting['gateway'],
  payment: Pick<StoredPayment, 'direction' | 'status' | 'gateway'>,
): gateway is Presenting['gateway'] & { closeCheckout: NonNullable<Gateway['closeCheckout']> } {
  if (payment.direction !== 'in' || gateway?.name !== payment.gateway) return false
  const isUnpaid = payment.status === 'created' || payment.status === 'pending'
  return isUnpaid && gateway.closeCheckout !== null
}

/** Payments of one player. What a press would refuse is not offered: a lock of his own withdrawals stands beside their state. */
export async function presentPayments(
  { pool, gateway }: Presenting,
  payments: readonly StoredPayment[],
  locale: Locale,
): Promise<Payment[]> {
  const steps = await findSteps(
    pool,
    payments.map(({ id }) => id),
  )
  const ordered = payments.find(({ status }) => status === 'ordered')
  const isLocked = ordered !== undefined && (await areWithdrawalsLocked(pool, ordered.playerId))
  return payments.map((payment) => ({
    ...presentPayment(payment, steps.get(payment.id) ?? [], locale),
    cancellable: (payment.status === 'ordered' && !isLocked) || isClosable(gateway, payment),
  }))
}

function presentPayment(
  payment: StoredPayment,
  steps: readonly StoredStep[],
  locale: Locale,
): Omit<Payment, 'cancellable'> {
  const text = serverTranslator(locale)
  const { direction, method, currency, payCurrency, status } = payment
  const shown = SHOWN_STATUS[status]
  const isExchanged = payCurrency !== currency
  return {
    id: payment.id,
    time: presentWireTime(payment.requestedAt.getTime()),
    type: direction,
    typeName: text(`payment.type.${direction}`),
    method,
    methodName: text(`payment.method.${method}`),
    amount: presentWireAmount(payment.amount),
    fee: presentWireAmount(payment.fee),
    currency,
    pay: isExchanged ? { amount: presentWireAmount(payment.payAmount), currency: payCurrency } : null,
    rate: isExchanged ? rateText(currency, payment.rate, payCurrency === 'RUR' ? 'RUB' : payCurrency) : null,
    status: shown,
    statusName: statusText(status, locale),
    statusColor: COLORS[shown],
    payable: direction === 'in' && status === 'pending',
    expected: expectedOf(payment, shown),
    steps: presentSteps(steps, locale),
  }
}

function expectedOf(payment: StoredPayment, shown: PaymentStatus): string | null {
  if (shown === 'done' || shown === 'rejected' || shown === 'cancelled') return null
  if (payment.direction === 'in') return payment.dueAt && presentWireTime(payment.dueAt.getTime())
  return presentWireTime(payment.requestedAt.getTime() + PAYOUT_MS)
}

/** Those that look alike to the player are one step, unless something is said about the second. */
function presentSteps(steps: readonly StoredStep[], locale: Locale): Payment['steps'] {
  const shown: Payment['steps'] = []
  for (const { status, note, at } of steps) {
    const own = SHOWN_STATUS[status]
    const said = note === null ? null : noteText(note, status, locale)
    if (shown.at(-1)?.status === own && said === null) continue
    shown.push({
      status: own,
      statusName: statusText(status, locale),
      time: presentWireTime(at.getTime()),
      note: said,
    })
  }
  return shown
}

/** A state that is shown as another one, but is no such thing to its player, has a word of its own. */
function statusText(status: PaymentState, locale: Locale): string {
  const text = serverTranslator(locale)
  return findServerText(locale, `payment.status.${status}`) ?? text(`payment.status.${SHOWN_STATUS[status]}`)
}

/** What is said beside a step; a note that means another thing in one state has its own words there. */
function noteText(note: string, status: PaymentState, locale: Locale): string | null {
  const key = `payment.note.${note}`
  return findServerText(locale, `${key}.${status}`) ?? findServerText(locale, key)
}

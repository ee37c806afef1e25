import type { Payment } from '@xezer/contract/payments'
import { formatMoney } from '@xezer/i18n/format-money'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'

export const amountText = ({ amount, currency }: Payment) => formatMoney(readWireAmount(amount), currency)

/** With the sign of what it does to the balance: money is never green or red by itself. */
export const signedAmountText = (payment: Payment) =>
  `${payment.type === 'in' ? '+' : '−'}${amountText(payment)}`

export const feeAmountText = ({ fee, currency }: Payment) => formatMoney(readWireAmount(fee), currency)

/** What is paid or received at the method; undefined where that is the amount itself, or where nothing is. */
export const payText = ({ pay, status }: Payment) =>
  pay === null || status === 'rejected' || status === 'cancelled'
    ? undefined
    : formatMoney(readWireAmount(pay.amount), pay.currency)

/** What that is called: what was paid is no longer to be paid. */
export function payName({ type, status }: Pick<Payment, 'type' | 'status'>): PlainMessageId {
  if (status === 'done') return type === 'in' ? 'payments.paid_in' : 'payments.paid_out'
  return type === 'in' ? 'payments.you_pay' : 'payments.you_get'
}

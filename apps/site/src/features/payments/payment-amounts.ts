import type { Payment } from '@xezer/contract/payments'
import { formatMoney } from '@xezer/i18n/format-money'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'

export const amountText = ({ amount, currency }: Payment) => formatMoney(readWireAmount(amount), currency)

/** With the sign of what it does to the balance: money is never green or red by itself. */
export const signedAmountText = (payment: Payment) =>
  `${payment.type === 'in' ? '+' : '−'}${amountText(payment)}`

export const feeAmountText = ({ fee, currency }: Payment) => formatMoney(readWireAmount(fee), currency)

/** What is paid or received at the method; undefined where that is the amount itself. */
export const payText = ({ pay }: Payment) =>
  pay === null ? undefined : formatMoney(readWireAmount(pay.amount), pay.currency)

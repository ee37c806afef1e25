import type { Payment } from '@xezer/contract/payments'
import { accountCheckout, accountRejectPayment } from '@xezer/contract/payments'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { PrintButton } from '../../core/paper/print-button.tsx'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './payment-actions.module.css'
import { PaymentReceipt } from './payment-receipt.tsx'
import { isFinal } from './payment-steps.ts'
import { followRedirect } from './send-order.ts'

interface PaymentActionsProps {
  payment: Payment
  /** What the page shows is asked for anew: a cancelled payment is one of the past. */
  onChanged: () => void
}

const CANCEL_WORDS = {
  in: { ask: 'payments.give_up', sure: 'payments.give_up_sure', done: 'payments.given_up' },
  out: { ask: 'payments.cancel', sure: 'payments.cancel_sure', done: 'payments.cancelled' },
} as const

/** Going on to pay, and cancelling, asked twice in the same box, while it may be; and the receipt. */
export function PaymentActions({ payment, onChanged }: PaymentActionsProps) {
  const text = useText()
  const { api, account, announcer } = useServices()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [instructions, setInstructions] = useState<string | undefined>(undefined)
  const words = CANCEL_WORDS[payment.type]
  const cancel = async () => {
    setIsBusy(true)
    const answer = await api.call(accountRejectPayment, { paymentOut: payment.id })
    setIsBusy(false)
    setError(answer.ok ? undefined : answer.error)
    setIsAsking(false)
    if (answer.ok) announcer.say(text(words.done))
    void account.refresh()
    onChanged()
  }
  const payOn = async () => {
    setIsBusy(true)
    const answer = await api.call(accountCheckout, {}, { id: payment.id })
    setIsBusy(false)
    setError(answer.ok ? undefined : answer.error)
    if (!answer.ok) return onChanged()
    const { redirect, text: said } = answer.value
    setInstructions(said)
    if (redirect !== null) followRedirect(redirect)
  }
  const note = noteOf(payment)
  return (
    <div className={styles.actions}>
      <ApiErrorText error={error} />
      {note !== undefined && <p className={styles.note}>{text(note)}</p>}
      {instructions !== undefined && (
        <p className={styles.said} role="status">
          {instructions}
        </p>
      )}
      {isAsking && payment.cancellable ? (
        <fieldset className={styles.sure}>
          <legend className={styles.question}>{text(words.sure)}</legend>
          <Button onClick={cancel} isBusy={isBusy} disabled={isBusy}>
            {text('payments.cancel_yes')}
          </Button>
          <Button look="quiet" autoFocus onClick={() => setIsAsking(false)} disabled={isBusy}>
            {text('payments.cancel_no')}
          </Button>
        </fieldset>
      ) : (
        <div className={styles.row}>
          {payment.payable && (
            <Button look="main" onClick={payOn} isBusy={isBusy} disabled={isBusy}>
              {text('payments.pay_on')}
            </Button>
          )}
          {payment.cancellable && (
            <Button onClick={() => setIsAsking(true)} disabled={isBusy}>
              {text(words.ask)}
            </Button>
          )}
          <PrintButton label={text('payments.receipt')}>
            <PaymentReceipt payment={payment} />
          </PrintButton>
        </div>
      )}
    </div>
  )
}

/** What there is to say before the buttons. */
function noteOf(payment: Payment) {
  const { type, status, cancellable } = payment
  const isUnpaid = type === 'in' && status === 'pending'
  if (isUnpaid) return cancellable ? 'payments.unpaid' : 'payments.unpaid_stays'
  if (cancellable || isFinal(payment)) return undefined
  // What is only ordered is kept from being cancelled by the player's own lock alone.
  return status === 'ordered' ? 'payments.locked' : 'payments.cannot_cancel'
}

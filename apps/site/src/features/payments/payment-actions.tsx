import type { Payment } from '@xezer/contract/payments'
import { accountRejectPayment } from '@xezer/contract/payments'
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

interface PaymentActionsProps {
  payment: Payment
  /** What the page shows is asked for anew: a cancelled payment is one of the past. */
  onChanged: () => void
}

/** Cancelling, asked twice in the same box, while it may be; and the receipt. */
export function PaymentActions({ payment, onChanged }: PaymentActionsProps) {
  const text = useText()
  const { api, account, announcer } = useServices()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const isUnpaid = payment.type === 'in' && payment.status === 'pending'
  const cancel = async () => {
    setIsBusy(true)
    const answer = await api.call(accountRejectPayment, { paymentOut: payment.id })
    setIsBusy(false)
    setError(answer.ok ? undefined : answer.error)
    setIsAsking(false)
    if (answer.ok) announcer.say(text('payments.cancelled'))
    void account.refresh()
    onChanged()
  }
  return (
    <div className={styles.actions}>
      <ApiErrorText error={error} />
      {!payment.cancellable && !isFinal(payment) && (
        <p className={styles.note}>{text(isUnpaid ? 'payments.unpaid' : 'payments.cannot_cancel')}</p>
      )}
      {isAsking ? (
        <fieldset className={styles.sure}>
          <legend className={styles.question}>{text('payments.cancel_sure')}</legend>
          <Button onClick={cancel} isBusy={isBusy} disabled={isBusy}>
            {text('payments.cancel_yes')}
          </Button>
          <Button look="quiet" autoFocus onClick={() => setIsAsking(false)} disabled={isBusy}>
            {text('payments.cancel_no')}
          </Button>
        </fieldset>
      ) : (
        <div className={styles.row}>
          {payment.cancellable && (
            <Button onClick={() => setIsAsking(true)}>{text('payments.cancel')}</Button>
          )}
          <PrintButton label={text('payments.receipt')}>
            <PaymentReceipt payment={payment} />
          </PrintButton>
        </div>
      )}
    </div>
  )
}

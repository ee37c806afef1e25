import type { Payment } from '@xezer/contract/payments'
import { useText } from '@xezer/ui/text-provider'
import { PaymentActions } from './payment-actions.tsx'
import { amountText, payText } from './payment-amounts.ts'
import { PaymentStatus } from './payment-status.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import styles from './running-withdrawals.module.css'

interface RunningWithdrawalsProps {
  payments: readonly Payment[]
  onChanged: () => void
}

/** What is not paid out yet, each with where it stands. */
export function RunningWithdrawals({ payments, onChanged }: RunningWithdrawalsProps) {
  const text = useText()
  return payments.map((payment) => {
    const pay = payText(payment)
    const name = text('payments.running', { id: String(payment.id), method: payment.methodName })
    return (
      <section key={payment.id} className={styles.card} aria-label={name}>
        <div className={styles.head}>
          <h2 className={styles.title}>{name}</h2>
          <PaymentStatus payment={payment} />
        </div>
        <div className={styles.amounts}>
          <span className={styles.amount}>{amountText(payment)}</span>
          {pay !== undefined && (
            <span className={styles.pay}>
              {text('payments.you_get')}: {pay}
            </span>
          )}
        </div>
        <PaymentTimeline payment={payment} />
        <PaymentActions payment={payment} onChanged={onChanged} />
      </section>
    )
  })
}

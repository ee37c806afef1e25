import type { Payment } from '@xezer/contract/payments'
import { useText } from '@xezer/ui/text-provider'
import { BRAND_NAME } from '../../core/brand.ts'
import styles from '../../core/paper/paper.module.css'
import { sayPaperTime } from '../../core/paper/paper-time.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { amountText, feeAmountText, payName, payText } from './payment-amounts.ts'

/** A payment on paper. */
export function PaymentReceipt({ payment }: { payment: Payment }) {
  const text = useText()
  const player = usePlayer()
  const pay = payText(payment)
  const { typeName, methodName, rate, fee, statusName, steps } = payment
  const rows = [
    ...(player === undefined ? [] : [text('bet.account_no', { number: player.user.id })]),
    `${typeName} · ${methodName}`,
    `${text('payments.amount')}: ${amountText(payment)}`,
    ...(fee === 0 ? [] : [`${text('payments.fee')}: ${feeAmountText(payment)}`]),
    ...(pay === undefined ? [] : [`${text(payName(payment))}: ${pay}`]),
    ...(rate === null || pay === undefined ? [] : [`${text('payments.rate')}: ${rate}`]),
    `${text('payments.status')}: ${statusName}`,
  ]
  return (
    <article className={styles.paper}>
      <h1 className={styles.title}>{BRAND_NAME}</h1>
      <h2 className={styles.title}>{text('payments.number', { id: String(payment.id) })}</h2>
      <ul className={styles.facts}>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <ol className={styles.facts}>
        {steps.map((step) => (
          <li key={`${step.status} ${step.time}`}>
            {sayPaperTime(step.time)} · {[step.statusName, step.note].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ol>
    </article>
  )
}

import type { Payment } from '@xezer/contract/payments'
import { IconChevronDown } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useId, useState } from 'react'
import { PaymentActions } from './payment-actions.tsx'
import { feeAmountText, payName, payText } from './payment-amounts.ts'
import { PaymentLine } from './payment-line.tsx'
import styles from './payment-row.module.css'
import { PaymentTimeline } from './payment-timeline.tsx'

interface PaymentRowProps {
  payment: Payment
  /** It waits for somebody, or is on its way: until he presses it himself it is open as long as that is so. */
  isOpenByItself: boolean
  onChanged: () => void
}

/** One payment in a line; opened, its steps, its figures and what can be done with it. */
export function PaymentRow({ payment, isOpenByItself, onChanged }: PaymentRowProps) {
  const id = useId()
  const [pressed, setPressed] = useState<boolean | undefined>(undefined)
  const isOpen = pressed ?? isOpenByItself
  // What he has just changed stays in sight.
  const change = () => {
    setPressed(true)
    onChanged()
  }
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setPressed(!isOpen)}
      >
        <PaymentLine payment={payment} hasType />
        <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <div id={id} className={styles.more}>
          <PaymentFacts payment={payment} />
          <PaymentTimeline payment={payment} />
          <PaymentActions payment={payment} onChanged={change} />
        </div>
      )}
    </li>
  )
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const text = useText()
  const pay = payText(payment)
  const facts = [
    [text('payments.number', { id: String(payment.id) }), ''],
    ...(pay === undefined ? [] : [[text(payName(payment)), pay]]),
    ...(payment.rate === null || pay === undefined ? [] : [[text('payments.rate'), payment.rate]]),
    ...(payment.fee === 0 ? [] : [[text('payments.fee'), feeAmountText(payment)]]),
  ]
  return (
    <ul className={styles.facts}>
      {facts.map(([name, value]) => (
        <li key={name}>
          {name}
          {value !== '' && <b>{value}</b>}
        </li>
      ))}
    </ul>
  )
}

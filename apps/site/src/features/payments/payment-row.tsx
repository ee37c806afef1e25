import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import type { Payment } from '@xezer/contract/payments'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatEventTime } from '@xezer/i18n/format-time'
import { IconChevronDown } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useId, useState } from 'react'
import { PaymentActions } from './payment-actions.tsx'
import { feeAmountText, payText, signedAmountText } from './payment-amounts.ts'
import styles from './payment-row.module.css'
import { PaymentStatus } from './payment-status.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'

/** One payment in a line; opened, its steps, its figures and what can be done with it. */
export function PaymentRow({ payment, onChanged }: { payment: Payment; onChanged: () => void }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { type, typeName, methodName, status, time } = payment
  const Icon = type === 'in' ? IconArrowDownLeft : IconArrowUpRight
  const isVoid = status === 'rejected' || status === 'cancelled'
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.icon}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{methodName}</span>
          <span className={styles.note}>
            {typeName} · {formatEventTime(new Date(parseWireTime(time)))}
          </span>
        </span>
        <span className={styles.sums}>
          <span className={styles.amount} data-void={isVoid || undefined}>
            {signedAmountText(payment)}
          </span>
          <PaymentStatus payment={payment} />
        </span>
        <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <div id={id} className={styles.more}>
          <PaymentFacts payment={payment} />
          <PaymentTimeline payment={payment} />
          <PaymentActions payment={payment} onChanged={onChanged} />
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
    ...(pay === undefined
      ? []
      : [[text(payment.type === 'in' ? 'payments.you_pay' : 'payments.you_get'), pay]]),
    ...(payment.rate === null ? [] : [[text('payments.rate'), payment.rate]]),
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

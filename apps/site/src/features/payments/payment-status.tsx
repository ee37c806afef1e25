import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { Payment } from '@xezer/contract/payments'
import styles from './payment-status.module.css'

const ICONS = { up: IconCheck, down: IconX, info: IconClock, t3: IconX } as const

/** A payment's state in a word, with a sign beside the colour. */
export function PaymentStatus({ payment }: { payment: Payment }) {
  const Icon = ICONS[payment.statusColor]
  return (
    <span className={styles.status} data-color={payment.statusColor}>
      <Icon size={12} stroke={2} aria-hidden="true" />
      {payment.statusName}
    </span>
  )
}

import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import type { Payment } from '@xezer/contract/payments'
import { IconTile } from '@xezer/ui/icon-tile'
import { momentText } from '../../core/text/moment-text.ts'
import { signedAmountText } from './payment-amounts.ts'
import styles from './payment-line.module.css'
import { PaymentStatus } from './payment-status.tsx'

/** A payment's method, instant, amount and state: three cells of the row that it stands in. */
export function PaymentLine({ payment, hasType = false }: { payment: Payment; hasType?: boolean }) {
  const { type, typeName, methodName, status, time } = payment
  const Icon = type === 'in' ? IconArrowDownLeft : IconArrowUpRight
  const isVoid = status === 'rejected' || status === 'cancelled'
  const instant = momentText(time)
  return (
    <>
      <IconTile isSmall>
        <Icon size={18} stroke={1.75} aria-hidden="true" />
      </IconTile>
      <span className={styles.words}>
        <span className={styles.name}>{methodName}</span>
        <span className={styles.note}>{hasType ? `${typeName} · ${instant}` : instant}</span>
      </span>
      <span className={styles.sums}>
        <span className={styles.amount} data-void={isVoid || undefined}>
          {signedAmountText(payment)}
        </span>
        <PaymentStatus payment={payment} />
      </span>
    </>
  )
}

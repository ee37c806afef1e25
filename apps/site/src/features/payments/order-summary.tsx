import { IconArrowsExchange } from '@tabler/icons-react'
import type { MethodTerms, PaymentMethods, PaymentType } from '@xezer/contract/payments'
import { formatMoney } from '@xezer/i18n/format-money'
import type { Currency, Minor } from '@xezer/money/minor'
import { useText } from '@xezer/ui/text-provider'
import type { ReactNode } from 'react'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import styles from './order-form.module.css'
import { quoteTerms, rateTextOf } from './quote-terms.ts'

interface OrderSummaryProps {
  type: PaymentType
  methods: PaymentMethods
  terms: MethodTerms
  currency: Currency
  amountMinor: Minor
  /** What the deposit earns besides. */
  giftMinor: Minor
  children: ReactNode
}

/** What the amount comes to; recomputed as it is typed, and nothing of it moves. */
export function OrderSummary({
  type,
  methods,
  terms,
  currency,
  amountMinor,
  giftMinor,
  children,
}: OrderSummaryProps) {
  const text = useText()
  const { feeMinor, payMinor, balanceMinor } = quoteTerms(methods, type, terms, amountMinor)
  const rate = rateTextOf(methods, terms)
  const own = (minor: Minor) => formatMoney(minor, currency)
  const isDeposit = type === 'in'
  const rows = [
    ['payments.fee', feeMinor === 0n ? text('payments.no_fee') : own(feeMinor)],
    ['payments.time', terms.time],
    ['payments.minimum', own(readWireAmount(terms.min))],
    ['payments.maximum', own(readWireAmount(terms.max))],
    [isDeposit ? 'payments.to_balance' : 'payments.from_balance', own(balanceMinor)],
    ...(giftMinor > 0n ? [['bonuses.to_bonus', own(giftMinor)] as const] : []),
  ] as const
  return (
    <div className={styles.summary}>
      <p className={styles.label}>{text(isDeposit ? 'payments.you_pay' : 'payments.you_get')}</p>
      <p className={styles.pay} data-testid="pay-amount">
        {formatMoney(payMinor, terms.currency)}
      </p>
      {rate !== undefined && (
        <p className={styles.rate}>
          <IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />
          {rate}
        </p>
      )}
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{text(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.send}>{children}</div>
    </div>
  )
}

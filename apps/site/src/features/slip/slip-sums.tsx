import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import type { useSlip } from '../../core/slip/use-slip.ts'
import styles from './slip-foot.module.css'

interface SlipSumsProps {
  view: ReturnType<typeof useSlip>
  amount: string
  currency: string
}

/** What would be staked, in how many bets, and what could come back. */
export function SlipSums({ view: { summary }, amount, currency }: SlipSumsProps) {
  const text = useText()
  const { betCount } = summary
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt>
          {text('slip.total_stake')}
          {betCount > 1 && ` · ${text('slip.bets_n', { n: betCount })}`}
        </dt>
        <dd data-testid="total-stake">{amount}</dd>
      </div>
      <div className={styles.return}>
        <dt>{text('slip.max_return')}</dt>
        <dd data-testid="maximum-return">{formatMoney(summary.maximumReturnMinor, currency)}</dd>
      </div>
    </dl>
  )
}

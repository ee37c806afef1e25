import type { VipBet } from '@xezer/betting/slip/vip-bet'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import type { useSlip } from '../../core/slip/use-slip.ts'
import styles from './slip-foot.module.css'

interface SlipSumsProps {
  view: ReturnType<typeof useSlip>
  amount: string
  /** What is sent to be decided on: it is above the limits, and in no sum. */
  vip: VipBet | null
  currency: string
}

/** What would be staked, in how many bets, and what could come back. */
export function SlipSums({ view: { summary }, amount, vip, currency }: SlipSumsProps) {
  const text = useText()
  const { betCount } = summary
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt>
          {text('slip.total_stake')}
          {betCount > 1 && ` · ${text('slip.bets_n', { n: betCount })}`}
        </dt>
        <dd data-testid="total-stake">{vip === null ? amount : formatMoney(vip.amountMinor, currency)}</dd>
      </div>
      <div className={styles.return}>
        <dt>{text('slip.max_return')}</dt>
        <dd data-testid="maximum-return">
          {formatMoney(vip === null ? summary.maximumReturnMinor : vip.returnMinor, currency)}
        </dd>
      </div>
    </dl>
  )
}

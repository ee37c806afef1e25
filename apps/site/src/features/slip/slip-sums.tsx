import type { VipBet } from '@xezer/betting/slip/vip-bet'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { Suspense } from 'react'
import { late } from '../../core/chrome/late.ts'
import { useAmounts } from '../../core/session/use-amounts.ts'
import type { useSlip } from '../../core/slip/use-slip.ts'
import { withLateWords } from '../../core/text/with-late-words.ts'
import styles from './slip-foot.module.css'

// Whoever plays without a bonus does without its code.
const BonusPart = late(
  withLateWords(() => import('./bonus-part.tsx')),
  Nothing,
)

function Nothing() {
  return null
}

interface SlipSumsProps {
  view: ReturnType<typeof useSlip>
  amount: string
  /** What is sent to be decided on: it is above the limits, and in no sum. */
  vip: VipBet | null
  currency: string
}

/** What would be staked, in how many bets, and what could come back. */
export function SlipSums({ view: { slip, summary }, amount, vip, currency }: SlipSumsProps) {
  const text = useText()
  const { betCount } = summary
  const bonusMinor = useAmounts()?.bonusMinor ?? 0n
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt>
          {text('slip.total_stake')}
          {betCount > 1 && ` · ${text('slip.bets_n', { n: betCount })}`}
        </dt>
        <dd data-testid="total-stake">{vip === null ? amount : formatMoney(vip.amountMinor, currency)}</dd>
      </div>
      {vip === null && bonusMinor > 0n && (
        <Suspense>
          <BonusPart {...{ slip, summary, currency }} />
        </Suspense>
      )}
      <div className={styles.return}>
        <dt>{text('slip.max_return')}</dt>
        <dd data-testid="maximum-return">
          {formatMoney(vip === null ? summary.maximumReturnMinor : vip.returnMinor, currency)}
        </dd>
      </div>
    </dl>
  )
}

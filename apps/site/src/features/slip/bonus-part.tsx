import { listSlipBets } from '@xezer/betting/slip/list-slip-bets'
import type { SlipState } from '@xezer/betting/slip/slip-state'
import type { SlipSummary } from '@xezer/betting/slip/summarize-slip'
import { accountBonuses } from '@xezer/contract/bonuses'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { useAmounts } from '../../core/session/use-amounts.ts'
import { useReloadWithMoney } from '../../core/session/use-reload-with-money.ts'
import { findBonusParts } from './find-bonus-parts.ts'
import styles from './slip-foot.module.css'

interface BonusPartProps {
  slip: SlipState
  summary: SlipSummary
  currency: string
}

/** What of the stakes comes from cash and what from the bonus, by the rules that the server goes by. */
export default function BonusPart({ slip, summary, currency }: BonusPartProps) {
  const text = useText()
  const amounts = useAmounts()
  const { data, reload } = useCall(accountBonuses, {})
  // Another bonus may have started.
  useReloadWithMoney(reload)
  if (data === undefined || amounts === undefined) return null
  const parts = findBonusParts(data, listSlipBets(slip, summary), amounts)
  if (parts === null) return null
  const rows = [
    ['bonuses.cash_part', parts.cashMinor],
    ['bonuses.bonus_part', parts.bonusMinor],
  ] as const
  return rows.map(([name, value]) => (
    <div key={name} className={styles.part}>
      <dt>{text(name)}</dt>
      <dd>{formatMoney(value, currency)}</dd>
    </div>
  ))
}

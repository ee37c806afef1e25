import { accountBonuses } from '@xezer/contract/bonuses'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_BONUSES_PATH } from '../../core/paths.ts'
import { useReloadWithMoney } from '../../core/session/use-reload-with-money.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './account-frame.module.css'

/** How far the active bonus is, beside its amount; the way to the whole of it. */
export function BonusProgress() {
  const text = useText()
  const { data, reload } = useCall(accountBonuses, {})
  useReloadWithMoney(reload)
  const active = data?.bonuses.find(({ status }) => status === 'active')
  if (active === undefined) return null
  const { done, needed, unit } = active.progress
  const show = (amount: number) => formatMoney(readWireAmount(amount), active.currency)
  return (
    <dd className={styles.progress}>
      <Link to={ACCOUNT_BONUSES_PATH} className={styles.way}>
        {unit === 'bets'
          ? text('bonuses.progress_bets', { done, needed })
          : text('bonuses.progress_turnover', { done: show(done), needed: show(needed) })}
      </Link>
    </dd>
  )
}

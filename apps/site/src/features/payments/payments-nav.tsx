import { IconArrowDownLeft, IconArrowUpRight, IconHistory } from '@tabler/icons-react'
import { useText } from '@xezer/ui/text-provider'
import { ACCOUNT_PAYMENTS_PATH, PAYMENT_HISTORY_PATH, WITHDRAWAL_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './payments-nav.module.css'

const TABS = [
  { tab: 'deposit', to: ACCOUNT_PAYMENTS_PATH, name: 'payments.deposit', Icon: IconArrowDownLeft },
  { tab: 'withdrawal', to: WITHDRAWAL_PATH, name: 'payments.withdrawal', Icon: IconArrowUpRight },
  { tab: 'history', to: PAYMENT_HISTORY_PATH, name: 'payments.history', Icon: IconHistory },
] as const
export type PaymentTab = (typeof TABS)[number]['tab']

/** Deposit, withdrawal, history: pages of their own; who stays away from play has no deposit. */
export function PaymentsNav({ current, isAway }: { current: PaymentTab; isAway: boolean | undefined }) {
  const text = useText()
  return (
    <nav className={styles.tabs} aria-label={text('payments.sections')}>
      {TABS.filter(({ tab }) => !isAway || tab !== 'deposit').map(({ tab, to, name, Icon }) => (
        <Link
          key={tab}
          to={to}
          className={styles.tab}
          // Its place is kept until it is known whether he stays away.
          data-waits={(tab === 'deposit' && isAway === undefined) || undefined}
          aria-current={tab === current ? 'page' : undefined}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {text(name)}
        </Link>
      ))}
    </nav>
  )
}

import { buttonLook } from '@xezer/ui/button-look'
import { EmptyState } from '@xezer/ui/empty-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import type { ReactNode } from 'react'
import { isWithin, PAYMENT_HISTORY_PATH, WITHDRAWAL_PATH } from '../../core/paths.ts'
import { useIsAway } from '../../core/session/use-is-away.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { Link, usePath } from '../../platform/router-context.tsx'
import { DepositScreen } from './deposit-screen.tsx'
import { HistoryScreen } from './history-screen.tsx'
import { PaymentsAside } from './payments-aside.tsx'
import { PaymentsNav, type PaymentTab } from './payments-nav.tsx'
import styles from './payments-screen.module.css'
import { plannedOf } from './unanswered-order.ts'
import { useAmount } from './use-amount.ts'
import { useOrder } from './use-order.ts'
import { WithdrawalScreen } from './withdrawal-screen.tsx'

interface PaymentsScreenProps {
  from: string | undefined
  to: string | undefined
  /** What else is said where somebody pays in. */
  beforeDeposit: ReactNode
}

/** Money in and out; the address says which. */
export function PaymentsScreen({ from, to, beforeDeposit }: PaymentsScreenProps) {
  const player = usePlayer()
  const tab = tabOf(usePath())
  const isAway = useIsAway()
  const deposit = useAmount('in')
  // Whoever looks into the history meanwhile comes back to the same order.
  const order = useOrder('in')
  if (player === undefined) return null
  return (
    <>
      <PaymentsNav current={tab} isAway={isAway} />
      {tab === 'deposit' && isAway === true && <NoDeposit />}
      {tab === 'deposit' && isAway === undefined && <Skeleton rows={4} rowHeight={64} />}
      {tab === 'deposit' && isAway !== true && (
        // It asks for what it shows meanwhile.
        <div className={styles.deposit} hidden={isAway === undefined}>
          {beforeDeposit}
          <DepositScreen player={player} amount={deposit} order={order} />
        </div>
      )}
      {tab === 'withdrawal' && <WithdrawalScreen player={player} />}
      {tab === 'history' && <HistoryScreen from={from} to={to} />}
      {tab !== 'history' && (
        <PaymentsAside
          player={player}
          tab={tab}
          plannedMinor={plannedOf(deposit.typedMinor, order.unanswered)}
        />
      )}
    </>
  )
}

/** In the place of the deposit, for who stays away from play. */
function NoDeposit() {
  const text = useText()
  return (
    <EmptyState
      title={text('payments.away')}
      text={text('payments.away_about')}
      action={
        <Link to={WITHDRAWAL_PATH} className={buttonLook('plain')}>
          {text('payments.withdraw_plain')}
        </Link>
      }
    />
  )
}

function tabOf(path: string): PaymentTab {
  if (isWithin(PAYMENT_HISTORY_PATH, path)) return 'history'
  return isWithin(WITHDRAWAL_PATH, path) ? 'withdrawal' : 'deposit'
}

import type { ReactNode } from 'react'
import { isWithin, PAYMENT_HISTORY_PATH, WITHDRAWAL_PATH } from '../../core/paths.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { usePlace } from '../../platform/router-context.tsx'
import { DepositScreen } from './deposit-screen.tsx'
import { HistoryScreen } from './history-screen.tsx'
import { PaymentsAside } from './payments-aside.tsx'
import { PaymentsNav, type PaymentTab } from './payments-nav.tsx'
import { WithdrawalScreen } from './withdrawal-screen.tsx'

interface PaymentsScreenProps {
  from: string | undefined
  to: string | undefined
  /** What else is said where somebody pays in. */
  beforeDeposit: ReactNode
  afterDeposit: ReactNode
}

/** Money in and out; the address says which. */
export function PaymentsScreen({ from, to, beforeDeposit, afterDeposit }: PaymentsScreenProps) {
  const player = usePlayer()
  const tab = tabOf(usePlace().path)
  if (player === undefined) return null
  return (
    <>
      <PaymentsNav current={tab} />
      {tab === 'deposit' && (
        <>
          {beforeDeposit}
          <DepositScreen player={player} />
          {afterDeposit}
        </>
      )}
      {tab === 'withdrawal' && <WithdrawalScreen player={player} />}
      {tab === 'history' && <HistoryScreen from={from} to={to} />}
      <PaymentsAside player={player} tab={tab} />
    </>
  )
}

function tabOf(path: string): PaymentTab {
  if (isWithin(PAYMENT_HISTORY_PATH, path)) return 'history'
  return isWithin(WITHDRAWAL_PATH, path) ? 'withdrawal' : 'deposit'
}

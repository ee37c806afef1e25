import { isWithin, PAYMENT_HISTORY_PATH, WITHDRAWAL_PATH } from '../../core/paths.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { usePlace } from '../../platform/router-context.tsx'
import { DepositScreen } from './deposit-screen.tsx'
import { HistoryScreen } from './history-screen.tsx'
import { PaymentsAside } from './payments-aside.tsx'
import { PaymentsNav, type PaymentTab } from './payments-nav.tsx'
import { WithdrawalScreen } from './withdrawal-screen.tsx'

/** Money in and out; the address says which. */
export function PaymentsScreen({ from, to }: { from: string | undefined; to: string | undefined }) {
  const player = usePlayer()
  const tab = tabOf(usePlace().path)
  if (player === undefined) return null
  return (
    <>
      <PaymentsNav current={tab} />
      {tab === 'deposit' && <DepositScreen player={player} />}
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

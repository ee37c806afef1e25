import { AccountFrame } from '../features/account/account-frame.tsx'
import { StatementScreen } from '../features/account/statement-screen.tsx'

/** `/account/statement`. */
export default function AccountStatementPage() {
  return (
    <AccountFrame screen="statement">
      <StatementScreen />
    </AccountFrame>
  )
}

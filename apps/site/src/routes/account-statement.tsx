import { StatementScreen } from '../features/account/statement-screen.tsx'
import { AccountPage } from './account-page.tsx'

/** `/account/statement`. */
export default function AccountStatementPage() {
  return (
    <AccountPage screen="statement">
      <StatementScreen />
    </AccountPage>
  )
}

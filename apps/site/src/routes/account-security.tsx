import { SecurityScreen } from '../features/security/security-screen.tsx'
import { AccountPage } from './account-page.tsx'

/** `/account/security`. */
export default function AccountSecurityPage() {
  return (
    <AccountPage screen="security">
      <SecurityScreen />
    </AccountPage>
  )
}

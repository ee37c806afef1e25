import { AccountFrame } from '../features/account/account-frame.tsx'
import { SecurityScreen } from '../features/security/security-screen.tsx'

/** `/account/security`. */
export default function AccountSecurityPage() {
  return (
    <AccountFrame screen="security">
      <SecurityScreen />
    </AccountFrame>
  )
}

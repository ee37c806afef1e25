import { IdentityScreen } from '../features/identity-check/identity-screen.tsx'
import { AccountPage } from './account-page.tsx'

/** `/account/identity`. */
export default function AccountIdentityPage() {
  return (
    <AccountPage screen="identity">
      <IdentityScreen />
    </AccountPage>
  )
}

import { LeavingScreen } from '../features/account/leaving-screen.tsx'
import { AccountPage } from './account-page.tsx'

/** `/account/data`, and behind its `#` the secret of a mailed link. */
export default function AccountDataPage() {
  return (
    <AccountPage screen="data">
      <LeavingScreen />
    </AccountPage>
  )
}

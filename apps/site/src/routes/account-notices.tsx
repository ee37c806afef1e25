import { NoticesScreen } from '../features/account/notices-screen.tsx'
import { AccountPage } from './account-page.tsx'

/** `/account/notifications`. */
export default function AccountNoticesPage() {
  return (
    <AccountPage screen="notices">
      <NoticesScreen />
    </AccountPage>
  )
}

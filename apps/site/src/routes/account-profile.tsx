import { ProfileScreen } from '../features/account/profile-screen.tsx'
import { AccountPage } from './account-page.tsx'

/** `/account/profile`. */
export default function AccountProfilePage() {
  return (
    <AccountPage screen="profile">
      <ProfileScreen />
    </AccountPage>
  )
}

import { AccountFrame } from '../features/account/account-frame.tsx'
import { ProfileScreen } from '../features/account/profile-screen.tsx'

/** `/account/profile`. */
export default function AccountProfilePage() {
  return (
    <AccountFrame screen="profile">
      <ProfileScreen />
    </AccountFrame>
  )
}

import { AccountFrame } from '../features/account/account-frame.tsx'
import { ProfileScreen } from '../features/account/profile-screen.tsx'
import { StandingBreakNotice } from '../features/safety/break-notice.tsx'

/** `/account/profile`. */
export default function AccountProfilePage() {
  return (
    <AccountFrame screen="profile">
      <StandingBreakNotice />
      <ProfileScreen />
    </AccountFrame>
  )
}

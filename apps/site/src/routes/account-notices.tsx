import { AccountFrame } from '../features/account/account-frame.tsx'
import { NoticesScreen } from '../features/account/notices-screen.tsx'

/** `/account/notifications`. */
export default function AccountNoticesPage() {
  return (
    <AccountFrame screen="notices">
      <NoticesScreen />
    </AccountFrame>
  )
}

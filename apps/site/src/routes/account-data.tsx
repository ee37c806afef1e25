import { AccountFrame } from '../features/account/account-frame.tsx'
import { LeavingScreen } from '../features/account/leaving-screen.tsx'

/** `/account/data`, and behind its `#` the secret of a mailed link. */
export default function AccountDataPage() {
  return (
    <AccountFrame screen="data">
      <LeavingScreen />
    </AccountFrame>
  )
}

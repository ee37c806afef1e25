import { AccountFrame } from '../features/account/account-frame.tsx'
import { SafetyScreen } from '../features/safety/safety-screen.tsx'

/** `/account/safety`. */
export default function AccountSafetyPage() {
  return (
    <AccountFrame screen="safety">
      <SafetyScreen />
    </AccountFrame>
  )
}

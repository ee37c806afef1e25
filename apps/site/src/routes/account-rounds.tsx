import { RoundsScreen } from '../features/casino/rounds-screen.tsx'
import { AccountPage } from './account-page.tsx'

/** `/account/rounds`: what was played in games. */
export default function AccountRoundsPage() {
  return (
    <AccountPage screen="rounds">
      <RoundsScreen />
    </AccountPage>
  )
}

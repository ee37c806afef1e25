import { BonusesScreen } from '../features/bonuses/bonuses-screen.tsx'
import { AccountPage } from './account-page.tsx'

/** `/account/bonuses`. */
export default function AccountBonusesPage() {
  return (
    <AccountPage screen="bonuses">
      <BonusesScreen />
    </AccountPage>
  )
}

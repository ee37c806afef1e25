import { AccountFrame } from '../features/account/account-frame.tsx'
import { BonusesScreen } from '../features/bonuses/bonuses-screen.tsx'

/** `/account/bonuses`. */
export default function AccountBonusesPage() {
  return (
    <AccountFrame screen="bonuses">
      <BonusesScreen />
    </AccountFrame>
  )
}

import { CampaignsScreen } from '../features/bonuses/campaigns-screen.tsx'

/** `/bonuses`. */
export default function BonusesPage() {
  return <CampaignsScreen />
}

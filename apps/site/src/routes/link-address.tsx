import { WantedEmailScreen } from '../features/auth/wanted-email-screen.tsx'
import type { PageProps } from './page-props.ts'

/** `/link/address/take#…` and `/link/address/stop#…`: where the two letters about another address lead. */
export default function LinkAddressRoute({ params }: PageProps) {
  return <WantedEmailScreen kind={params.what === 'stop' ? 'stop' : 'take'} />
}

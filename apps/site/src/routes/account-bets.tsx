import { AccountFrame } from '../features/account/account-frame.tsx'
import { BetsScreen } from '../features/account/bets-screen.tsx'
import type { PageProps } from './page-props.ts'

/** `/account/bets` and `/account/bets/from/{from}/to/{to}`. */
export default function AccountBetsPage({ params }: PageProps) {
  return (
    <AccountFrame screen="bets">
      <BetsScreen from={params.from} to={params.to} />
    </AccountFrame>
  )
}

import { AccountFrame } from '../features/account/account-frame.tsx'
import { BetsScreen } from '../features/account/bets-screen.tsx'
import { CashOutFoot, useCashOutWatch } from '../features/cash-out/cash-out-foot.tsx'
import { StandingBreakNotice } from '../features/safety/break-notice.tsx'
import type { PageProps } from './page-props.ts'

/** `/account/bets` and `/account/bets/from/{from}/to/{to}`. */
export default function AccountBetsPage({ params }: PageProps) {
  const watch = useCashOutWatch()
  return (
    <AccountFrame screen="bets">
      <StandingBreakNotice />
      <BetsScreen
        from={params.from}
        to={params.to}
        footOf={(bet) => <CashOutFoot bet={bet} watch={watch} />}
      />
    </AccountFrame>
  )
}

import { BetsScreen } from '../features/account/bets-screen.tsx'
import { CashOutFoot, useCashOutWatch } from '../features/cash-out/cash-out-foot.tsx'
import { AccountPage } from './account-page.tsx'
import type { PageProps } from './page-props.ts'

/** `/account/bets` and `/account/bets/from/{from}/to/{to}`. */
export default function AccountBetsPage({ params }: PageProps) {
  const watch = useCashOutWatch()
  return (
    <AccountPage screen="bets">
      <BetsScreen
        from={params.from}
        to={params.to}
        footOf={(bet) => <CashOutFoot bet={bet} watch={watch} />}
      />
    </AccountPage>
  )
}

import { PaymentsScreen } from '../features/payments/payments-screen.tsx'
import { LimitPrompt } from '../features/safety/limit-prompt.tsx'
import { AccountPage } from './account-page.tsx'
import type { PageProps } from './page-props.ts'

/** `/account/payments` with its tabs: deposit, withdrawal, history and a range of it. */
export default function AccountPaymentsPage({ params }: PageProps) {
  return (
    <AccountPage screen="payments">
      <PaymentsScreen from={params.from} to={params.to} beforeDeposit={<LimitPrompt />} />
    </AccountPage>
  )
}

import { AccountFrame } from '../features/account/account-frame.tsx'
import { PaymentsScreen } from '../features/payments/payments-screen.tsx'
import type { PageProps } from './page-props.ts'

/** `/account/payments` with its tabs: deposit, withdrawal, history and a range of it. */
export default function AccountPaymentsPage({ params }: PageProps) {
  return (
    <AccountFrame screen="payments">
      <PaymentsScreen from={params.from} to={params.to} />
    </AccountFrame>
  )
}

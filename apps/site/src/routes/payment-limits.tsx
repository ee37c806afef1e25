import { LimitsScreen } from '../features/payments/limits-screen.tsx'

/** `/payments`. */
export default function PaymentLimitsPage() {
  return <LimitsScreen />
}

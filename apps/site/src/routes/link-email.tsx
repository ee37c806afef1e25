import { ConfirmEmailScreen } from '../features/auth/confirm-email-screen.tsx'

/** `/link/email#…`: where the link of a mail leads that confirms an address. */
export default function LinkEmailRoute() {
  return <ConfirmEmailScreen />
}

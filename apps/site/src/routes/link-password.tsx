import { NewPasswordScreen } from '../features/auth/new-password-screen.tsx'

/** `/link/password#…`: where the link of a mail leads who wants a new password. */
export default function LinkPasswordRoute() {
  return <NewPasswordScreen />
}

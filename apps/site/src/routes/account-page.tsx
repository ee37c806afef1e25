import type { ReactNode } from 'react'
import { AccountFrame, type AccountScreen } from '../features/account/account-frame.tsx'
import { StandingNotice } from '../features/safety/standing-notice.tsx'

/** A page of the account: around each of them stands the same frame, and above it what keeps its player from playing on. */
export function AccountPage({ screen, children }: { screen: AccountScreen; children: ReactNode }) {
  return (
    <AccountFrame screen={screen}>
      <StandingNotice />
      {children}
    </AccountFrame>
  )
}

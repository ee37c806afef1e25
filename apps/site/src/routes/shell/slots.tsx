import { late } from '../../core/chrome/late.ts'
import { withLateWords } from '../../core/text/with-late-words.ts'
import { AccountCorner } from '../../features/auth/account-corner.tsx'
import { SlipColumn } from '../../features/slip/slip-column.tsx'

// Where the shell leaves room for the slip and the account.

// There is no room for more than the menu: the slip says that it did not come.
const PlayerCorner = late(
  withLateWords(() => import('./player-corner.tsx')),
  () => null,
)

/** The right end of the top bar: amounts and account menu, or log-in and registration. */
export function AccountSlot() {
  return <AccountCorner PlayerPart={PlayerCorner} />
}

/** The right column, and the body of the slip sheet and drawer. */
export function SlipSlot({ onClose }: { onClose?: () => void }) {
  return <SlipColumn onClose={onClose} />
}

import { AccountCorner } from '../../features/auth/account-corner.tsx'
import { SlipColumn } from '../../features/slip/slip-column.tsx'

// Where the shell leaves room for the slip and the account.

/** The right end of the top bar: amounts and account menu, or log-in and registration. */
export function AccountSlot() {
  return <AccountCorner />
}

/** The right column, and the body of the slip sheet and drawer. */
export function SlipSlot({ onClose }: { onClose?: () => void }) {
  return <SlipColumn onClose={onClose} />
}

import { findStored } from '../../platform/storage.ts'

/** Who a player without a partner came from (product §5, input). */
const DEFAULT_PARTNER = '904'

/** By whose link this browser came last; `boot.js` keeps it until somebody registers. */
export function findPartner(): string {
  return findStored('partner') ?? DEFAULT_PARTNER
}

import type { AccountBet } from '@xezer/contract/account-news'
import { BetDetails } from '@xezer/contract/bet-details'

const read = new WeakMap<AccountBet, BetDetails | null>()

/** Null of what another release of the server says in a way that this one does not know. */
export function readBetDetails(bet: AccountBet): BetDetails | null {
  const known = read.get(bet)
  if (known !== undefined) return known
  const parsed = BetDetails.safeParse(bet.details)
  const details = parsed.success ? parsed.data : null
  read.set(bet, details)
  return details
}

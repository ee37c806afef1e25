import type { AccountBet } from '@xezer/contract/account-news'
import { BetDetails } from '@xezer/contract/bet-details'

const NONE: BetDetails = { lines: null, questions: [] }
const read = new WeakMap<AccountBet, BetDetails>()

/** Nothing of what another release of the server says in a way that this one does not know. */
export function readBetDetails(bet: AccountBet): BetDetails {
  const known = read.get(bet)
  if (known !== undefined) return known
  const parsed = BetDetails.safeParse(bet.details)
  const details = parsed.success ? parsed.data : NONE
  read.set(bet, details)
  return details
}

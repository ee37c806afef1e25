import type { BET_FILTERS } from '@xezer/contract/account'
import type { AccountBet } from '@xezer/contract/account-news'

export type BetFilter = (typeof BET_FILTERS)[number]

/** Which statuses a filter shows; rejected shows only under all (product §4, states, "Bet statuses"). */
export const FILTER_STATUSES: Record<BetFilter, readonly AccountBet['status'][]> = {
  all: ['placed', 'lost', 'won', 'refunded', 'vip', 'rejected'],
  open: ['placed', 'vip'],
  winning: ['won'],
  losing: ['lost'],
  refund: ['refunded'],
}

/** The period of a list as the wire's text; without an end it reaches to now and newer bets join it. */
export interface BetPeriod {
  from: string
  to: string | undefined
}

/**
 * The list after some bets changed: those shown are replaced where they stand, those that left the filter go,
 * new ones come first. Newest first, as the call answers. `pagesTo` is when the last bet of the pages here was placed: what
 * came before it comes with its page. Undefined where no page is left.
 */
export function mergeBets(
  shown: readonly AccountBet[],
  changed: readonly AccountBet[],
  filter: BetFilter,
  period: BetPeriod,
  pagesTo: string | undefined,
): AccountBet[] {
  const byId = new Map(shown.map((bet) => [bet.id, bet]))
  for (const bet of changed) {
    const belongs =
      FILTER_STATUSES[filter].includes(bet.status) &&
      (byId.has(bet.id) || pagesTo === undefined || bet.placed >= pagesTo) &&
      bet.placed >= period.from &&
      (period.to === undefined || bet.placed <= period.to)
    if (belongs) byId.set(bet.id, bet)
    else byId.delete(bet.id)
  }
  return [...byId.values()].sort((a, b) =>
    a.placed === b.placed ? b.id - a.id : a.placed < b.placed ? 1 : -1,
  )
}

/** product §4, states: the winning is shown for placed, won and vip. */
export function showsWinning(status: AccountBet['status']): boolean {
  return status === 'placed' || status === 'won' || status === 'vip'
}

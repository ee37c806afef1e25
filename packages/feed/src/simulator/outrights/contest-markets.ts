import { settleMarket } from '@xezer/betting/settlement/settle-market'
import type { MarketId, MarketPrices, MarketSettlement } from '@xezer/odds-book/messages'
import type { Offer } from '@xezer/pricing/offers/offer'
import { formatSpecifier } from '@xezer/sport/specifier'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { getMarketType } from '@xezer/sports/registry'
import { openPrices } from '../offer/open-prices.ts'
import type { Contest } from './contest.ts'

/** Every market that is sold on a contest. */
function marketsOf({ top, relegation }: Pick<Contest, 'top' | 'relegation'>): MarketId[] {
  return [
    { type: 'outright_winner', specifier: '' },
    ...(top > 0 ? [{ type: 'outright_top', specifier: formatSpecifier({ n: top }) }] : []),
    ...(relegation > 0
      ? [{ type: 'outright_relegation', specifier: formatSpecifier({ n: relegation }) }]
      : []),
  ]
}

/** Those that are not offered any more are hidden. */
export function pricesOf(contest: Contest, offers: readonly Offer[]): MarketPrices[] {
  return marketsOf(contest).map(({ type, specifier }) => {
    const offer = offers.find((one) => one.type === type)
    if (offer === undefined) return { type, specifier, status: 'hidden', outcomes: [] }
    return openPrices({ type, specifier }, offer)
  })
}

export function settlementsOf(contest: Contest, facts: SportFacts): MarketSettlement[] {
  return marketsOf(contest).map(({ type, specifier }) => {
    const decision = settleMarket(getMarketType(contest.fixture.sportId, type), specifier, facts)
    const outcomes = decision === 'undecided' ? [] : [...decision.outcomes]
    return { type, specifier, outcomes: outcomes.map(([outcome, result]) => ({ outcome, result })) }
  })
}

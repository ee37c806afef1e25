import { settleMarket } from '@xezer/betting/settlement/settle-market'
import type { MarketId, MarketSettlement } from '@xezer/odds-book/messages'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { findMarketType, getMarketType } from '@xezer/sports/registry'
import { type NamedMarket, nameMarket } from './market-names.ts'

/** The markets of an event that were told or bet on, and which of them have their result. */
export interface SettleLedger {
  note(markets: readonly MarketId[]): void
  /** Results of the markets that became decided since the last call. */
  takeDecided(facts: SportFacts): MarketSettlement[]
  /** Results of all markets again, after the record was put right. */
  settleAll(facts: SportFacts): MarketSettlement[]
}

export function createSettleLedger(sportId: number): SettleLedger {
  const open = new Set<NamedMarket>()
  const settled = new Set<NamedMarket>()
  return {
    note(markets) {
      for (const market of markets) {
        // A bet may name what the catalogue had in an earlier release.
        if (findMarketType(sportId, market.type) === null) continue
        const name = nameMarket(market)
        if (!settled.has(name)) open.add(name)
      }
    },
    takeDecided(facts) {
      const decided: MarketSettlement[] = []
      for (const name of open) {
        const settlement = settle(sportId, name, facts)
        if (settlement === null) continue
        decided.push(settlement)
        settled.add(name)
        open.delete(name)
      }
      return decided
    },
    settleAll: (facts) => [...settled].flatMap((name) => settle(sportId, name, facts) ?? []),
  }
}

function settle(
  sportId: number,
  { type, specifier }: NamedMarket,
  facts: SportFacts,
): MarketSettlement | null {
  const decision = settleMarket(getMarketType(sportId, type), specifier, facts)
  if (decision === 'undecided') return null
  const outcomes = [...decision.outcomes].map(([outcome, result]) => ({ outcome, result }))
  return { type, specifier, outcomes }
}

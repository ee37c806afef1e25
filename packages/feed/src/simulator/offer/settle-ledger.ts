import { settleMarket } from '@xezer/betting/settlement/settle-market'
import type { MarketSettlement } from '@xezer/odds-book/messages'
import { marketKey } from '@xezer/sport/handle'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { getSport } from '@xezer/sports/registry'
import type { MarketName, SportModule } from '@xezer/sports/sport-module'

/** The markets of an event that were sold, and which of them have their result. */
export interface SettleLedger {
  note(markets: readonly MarketName[]): void
  /** Any market there is may have been sold. Costs nothing before the first result. */
  noteEverything(): void
  /** Results of the markets that became decided since the last call. */
  takeDecided(facts: SportFacts): MarketSettlement[]
  /** Results of all markets again, after the record was put right. */
  settleAll(facts: SportFacts): MarketSettlement[]
}

export function createSettleLedger(sportId: number): SettleLedger {
  const sport = getSport(sportId)
  const open = new Map<string, MarketName>()
  const settled = new Map<string, MarketName>()
  let owesEverything = false
  const note = (markets: readonly MarketName[]) => {
    for (const { type, specifier } of markets) {
      const key = marketKey(type, specifier)
      if (!settled.has(key) && !open.has(key)) open.set(key, { type, specifier })
    }
  }
  return {
    note,
    noteEverything() {
      owesEverything = true
    },
    takeDecided(facts) {
      if (owesEverything) note(sport.universe)
      owesEverything = false
      const decided: MarketSettlement[] = []
      for (const [key, name] of open) {
        const settlement = settle(sport, name, facts)
        if (settlement === null) continue
        decided.push(settlement)
        settled.set(key, name)
        open.delete(key)
      }
      return decided
    },
    settleAll: (facts) => [...settled.values()].flatMap((name) => settle(sport, name, facts) ?? []),
  }
}

function settle(sport: SportModule, name: MarketName, facts: SportFacts): MarketSettlement | null {
  const decision = settleMarket(sport.markets.get(name.type), name.specifier, facts)
  if (decision === 'undecided') return null
  const outcomes = [...decision.outcomes].map(([outcome, result]) => ({ outcome, result }))
  return { ...name, outcomes }
}

import { settleMarket } from '@xezer/betting/settlement/settle-market'
import {
  COMBINATION_OUTCOME,
  COMBINATION_TYPE,
  type CombinationLeg,
  formatCombination,
} from '@xezer/sport/combination'
import type { MarketCatalogue } from '@xezer/sport/market-catalogue'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { must } from '@xezer/std/assert'

/** Legs for tests: `winner 1, total total=21.5 over`. */
export function legsOf(text: string): CombinationLeg[] {
  return text.split(', ').map((one) => {
    const words = one.split(' ')
    return {
      type: words[0] ?? '',
      specifier: words.length > 2 ? (words[1] ?? '') : '',
      outcome: words.at(-1) ?? '',
    }
  })
}

/** How often a combination was lost, came back or won in matches that are over, by the rules of settlement. */
export function resultsOf(
  markets: MarketCatalogue,
  legs: readonly CombinationLeg[],
  ends: readonly SportFacts[],
): Record<string, number> {
  const specifier = must(formatCombination(legs), 'a combination')
  const counts: Record<string, number> = { won: 0, lost: 0, void: 0, undecided: 0 }
  for (const facts of ends) {
    const decision = settleMarket(markets.get(COMBINATION_TYPE), specifier, facts)
    const kind = decision === 'undecided' ? decision : decision.resultOf(COMBINATION_OUTCOME).kind
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

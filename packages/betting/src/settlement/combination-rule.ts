import { COMBINATION_OUTCOME, parseCombination } from '@xezer/sport/combination'
import type { RuledMarket } from '@xezer/sport/market-type'
import { LOST, type OutcomeResult, VOID, WON } from '@xezer/sport/outcome-result'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { assert, must } from '@xezer/std/assert'
import type { MarketDecision, settleMarket } from './settle-market.ts'

/**
 * A combination is settled leg by leg, by the rules of its legs: lost as soon as one of them is, else, once all are decided,
 * void where one came back, and won. So it is worth what the price was made for: all of the legs together or the stake.
 */
export function settleCombination(
  type: RuledMarket,
  specifier: string,
  facts: SportFacts,
  settle: typeof settleMarket,
): MarketDecision | 'undecided' {
  const legs = must(parseCombination(specifier), `no combination: ${specifier}`)
  const kinds = legs.map((leg) => {
    const legType = must(type.legType?.(leg.type), `no market type for the leg ${leg.type}`)
    const decision = settle(legType, leg.specifier, facts)
    return decision === 'undecided' ? null : decision.resultOf(leg.outcome).kind
  })
  const lost = kinds.indexOf('lost')
  if (lost < 0 && kinds.includes(null)) return 'undecided'
  for (const kind of kinds) {
    assert(
      kind === null || kind === 'won' || kind === 'lost' || kind === 'void',
      'no half result is combined',
    )
  }
  const result: OutcomeResult = lost >= 0 ? LOST : kinds.includes('void') ? VOID : WON
  const decisive = lost >= 0 ? lost : kinds.indexOf('void')
  return {
    outcomes: new Map([[COMBINATION_OUTCOME, result]]),
    resultOf: () => result,
    reason: {
      rule: 'combination',
      statistic: type.statistic,
      period: 'match',
      facts: { legs: legs.length, ...(decisive < 0 ? {} : { decisive: decisive + 1 }) },
    },
  }
}

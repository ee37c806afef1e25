import { COMBINATION_OUTCOME, parseCombination } from '@xezer/sport/combination'
import type { RuledMarket } from '@xezer/sport/market-type'
import { LOST, type OutcomeResult, VOID, WON } from '@xezer/sport/outcome-result'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { assert, must } from '@xezer/std/assert'
import type { MarketDecision, settleMarket } from './settle-market.ts'

/**
 * A combination is settled leg by leg, by the rules of its legs: lost as soon as one of them is, else, once all are decided,
 * void where one came back, and won. So it is worth what the price was made for: all of the legs together or the stake.
 * A leg on a quarter line is two halves of the stake on the lines beside it, and so is the combination then.
 */
export function settleCombination(
  type: RuledMarket,
  specifier: string,
  facts: SportFacts,
  settle: typeof settleMarket,
): MarketDecision | 'undecided' {
  const legs = must(parseCombination(specifier), `no combination: ${specifier}`)
  const results = legs.map((leg) => {
    const legType = must(type.legType?.(leg.type), `no market type for the leg ${leg.type}`)
    const decision = settle(legType, leg.specifier, facts)
    return decision === 'undecided' ? null : decision.resultOf(leg.outcome)
  })
  const kinds = results.map((result) => result?.kind ?? null)
  const lost = kinds.indexOf('lost')
  if (lost < 0 && kinds.includes(null)) return 'undecided'
  const [half = null, ...others] = results.filter(isHalf)
  assert(others.length === 0, 'a stake is halved once')
  assert(!kinds.includes('dead_heat'), 'no dead heat is combined')
  const result = lost >= 0 ? LOST : togetherOf(kinds.includes('void'), half)
  const decisive = kinds.indexOf(result.kind)
  return {
    outcomes: new Map([[COMBINATION_OUTCOME, result]]),
    resultOf: () => result,
    reason: {
      rule: 'combination',
      statistic: type.statistic,
      period: 'match',
      facts: { legs: legs.length, ...(result === WON ? {} : { decisive: decisive + 1 }) },
    },
  }
}

function isHalf(result: OutcomeResult | null): boolean {
  return result?.kind === 'half_won' || result?.kind === 'half_lost'
}

/** What no leg lost comes to: with a leg that came back, the half that won comes back too, and the half that lost is lost. */
function togetherOf(isVoid: boolean, half: OutcomeResult | null): OutcomeResult {
  if (half === null || (isVoid && half.kind === 'half_won')) return isVoid ? VOID : WON
  return half
}

import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { odds } from '@xezer/money/odds'
import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import type { Offer } from '@xezer/pricing/offers/offer'
import {
  COMBINATION_OUTCOME,
  COMBINATION_TYPE,
  type CombinationLeg,
  formatCombination,
} from '@xezer/sport/combination'
import type { MarketCatalogue } from '@xezer/sport/market-catalogue'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
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

/** Of which halves of a stake a result is. */
const HALVES: Readonly<Partial<Record<OutcomeResult['kind'], readonly [string, string]>>> = {
  half_won: ['won', 'void'],
  half_lost: ['lost', 'void'],
}

/** How often a combination was lost, came back or won in matches that are over, by the rules of settlement; halves as such. */
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
    const halves = (kind === 'undecided' ? undefined : HALVES[kind]) ?? [kind, kind]
    for (const half of halves) counts[half] = (counts[half] ?? 0) + 0.5
  }
  return counts
}

/** How many standard errors lie between how often something was counted and its chance. */
export function errorsFrom(chance: number, count: number, of: number): number {
  // Of nothing there is no error at all.
  return Math.abs(count / of - chance) / (Math.sqrt((chance * (1 - chance)) / of) + 1e-10)
}

/** What is sold, and `leg` as well: no sport but football makes lines of quarters. */
export function soldBesides(offers: readonly Offer[], { type, specifier, outcome }: CombinationLeg): Offer[] {
  return [...offers, { type, specifier, outcomes: [{ key: outcome, probability: 0.5, odds: odds(1900) }] }]
}

/** The price of a leg alone. */
export function soldAlone(offers: readonly Offer[], { type, specifier, outcome }: CombinationLeg): number {
  const offer = offers.find((one) => one.type === type && one.specifier === specifier)
  const sold = offer?.outcomes.find(({ key }) => key === outcome)
  return must(sold?.odds, `${type} ${specifier} ${outcome}`)
}

/**
 * All combinations of a pool of legs: how many have a price, and of which it is longer than fair, or shorter than without
 * one of the legs.
 */
export function comparePrices(
  pool: readonly string[],
  priceOf: (text: string) => CombinationVerdict,
  soldAt: (text: string) => number,
): { readonly priced: number; readonly wrong: readonly string[] } {
  const wrong: string[] = []
  let priced = 0
  const oddsOf = (texts: readonly string[]): number | null => {
    if (texts.length === 1) return soldAt(texts.join())
    const verdict = priceOf(texts.join(', '))
    return verdict.kind === 'price' ? verdict.odds : null
  }
  for (let set = 1; set < 2 ** pool.length; set++) {
    const texts = pool.filter((_, place) => (set >> place) & 1)
    if (texts.length < 2) continue
    const name = texts.join(', ')
    const whole = priceOf(name)
    if (whole.kind !== 'price') continue
    priced += 1
    if (!(whole.odds * whole.probability < 1000)) wrong.push(`${name} is longer than fair`)
    for (const out of texts) {
      const less = oddsOf(texts.filter((one) => one !== out))
      if (less !== null && whole.odds < less) wrong.push(`${name} is shorter than without ${out}`)
    }
  }
  return { priced, wrong }
}

import type { MarketType } from './market-type.ts'
import { formatSpecifier, isPlainLength, parseSpecifier } from './specifier.ts'

/** What one selection of a combination of an event names. */
export interface CombinationLeg {
  readonly type: string
  readonly specifier: string
  readonly outcome: string
}

/** The key of the market type that a combination of selections of one event is. */
export const COMBINATION_TYPE = 'combination'
/** Its one outcome. */
export const COMBINATION_OUTCOME = 'yes'

export const COMBINATION_LEGS = { min: 2, max: 6 } as const

/** Why legs make no combination. Places are those of the legs in its name. */
export type CombinationFault =
  /** They cannot all win. */
  | { readonly kind: 'impossible'; readonly legs: readonly number[] }
  /** A leg adds nothing: `by` holds it already, or all others together where it is null. */
  | { readonly kind: 'redundant'; readonly leg: number; readonly by: number | null }
  /** How the leg depends on the others is not known, or it can win by half. */
  | { readonly kind: 'not_combinable'; readonly leg: number }
  /** The leg is not on sale now; null: nothing of the event is. */
  | { readonly kind: 'closed'; readonly leg: number | null }
  /** Too certain or too remote to sell. */
  | { readonly kind: 'no_price' }
  /** The source sells no combinations of this event. */
  | { readonly kind: 'not_sold' }

/** What whoever asked for a combination hears: it is a market of its event now, or why it is none. */
export type CombinationAnswer = CombinationFault | { readonly kind: 'sold' }

/** No key of a market, value of a specifier or outcome has these. */
const BETWEEN_PARTS = '~'
const BETWEEN_LEGS = ','
const ODD_SIGNS = /[~,]/

/**
 * The specifier of a combination: its legs in the one order of their texts, so that the same combination has one name,
 * whoever asked for it and in whatever order. Null for what can be none.
 */
export function formatCombination(legs: readonly CombinationLeg[]): string | null {
  const texts = legs.map(({ type, specifier, outcome }) => [type, specifier, outcome].join(BETWEEN_PARTS))
  const isOdd = legs.some((leg) => ODD_SIGNS.test(leg.type + leg.specifier + leg.outcome))
  if (isOdd || new Set(texts).size < texts.length || !isCount(texts.length)) return null
  const text = texts.sort().join(BETWEEN_LEGS)
  return isPlainLength('legs', text) ? formatSpecifier({ legs: text }) : null
}

/** The legs of a combination's specifier, in their order; null for what is none in its one spelling. */
export function parseCombination(specifier: string): readonly CombinationLeg[] | null {
  const parsed = parseSpecifier(specifier)
  const text = parsed.ok ? parsed.value.legs : undefined
  if (text === undefined) return null
  const legs: CombinationLeg[] = []
  for (const one of text.split(BETWEEN_LEGS)) {
    const [type, legSpecifier, outcome, ...rest] = one.split(BETWEEN_PARTS)
    if (type === undefined || legSpecifier === undefined || outcome === undefined || rest.length > 0)
      return null
    legs.push({ type, specifier: legSpecifier, outcome })
  }
  return formatCombination(legs) === specifier ? legs : null
}

/** Whether a specifier is that of a combination with a selection of the market. */
export function isCombinedOf(
  specifier: string,
  market: { readonly type: string; readonly specifier: string },
): boolean {
  const legs = parseCombination(specifier) ?? []
  return legs.some((leg) => leg.type === market.type && leg.specifier === market.specifier)
}

function isCount(count: number): boolean {
  return count >= COMBINATION_LEGS.min && count <= COMBINATION_LEGS.max
}

/** Whether a market is a combination: it comes into being when somebody asks for it, and stands on no page. */
export function isCombination({ rule }: Pick<MarketType, 'rule'>): boolean {
  return rule === 'combination'
}

import { boundedPriceChance, soldPrice } from '../sold-price.ts'
import { type CombinationVerdict, findFault } from './combination-verdict.ts'
import type { SetChances } from './leg-states.ts'

/** A selection that is sold: its chance, and 1 / its price. */
export interface SoldChance {
  readonly chance: number
  readonly priceChance: number
}

export interface CombinationTerms {
  /** What the odds of two legs together exceed 1 by, as an odds ratio. */
  readonly margin: number
  /** Of each leg, 1 / its price. */
  readonly legs: readonly number[]
  /** What is sold on the same facts as all of the legs; empty where they are of several. */
  readonly sold: readonly SoldChance[]
}

/** Each leg more takes so much more of the margin of two. */
const MARGIN_PER_LEG = 0.2
/** Chances closer than this are of one proposition: sums over halves and over the match leave a little more between them. */
const SAME_CHANCE = 1e-8

/**
 * The price of legs together, of their one distribution. Its own margin, an odds ratio that rises with the legs; then the
 * order of chances that all prices of the event stand in: what is sold under another name has that price, nothing is
 * shorter than what is likelier nor longer than what is less likely. Of every set of the legs in turn, so that a leg more
 * never makes a price shorter.
 */
export function priceCombination(chances: SetChances, terms: CombinationTerms): CombinationVerdict {
  const legs = terms.legs.length
  const fault = findFault(chances, legs)
  if (fault !== null) return fault
  const all = 2 ** legs - 1
  const priceChances = new Float64Array(all + 1)
  for (let set = 1; set <= all; set++) priceChances[set] = priceSet(set, chances, terms, priceChances)
  const probability = shareOf(chances, all)
  const odds = soldPrice(probability, priceChances[all] ?? 1)
  if (odds === null) return { kind: 'no_price' }
  return { kind: 'price', odds, probability, returned: returnedOf(chances, all) }
}

/** The price chance of a set of legs; those of all smaller sets are there. */
function priceSet(
  set: number,
  chances: SetChances,
  { margin, legs, sold }: CombinationTerms,
  known: Float64Array,
): number {
  const members = legs.flatMap((_, leg) => ((set >> leg) & 1 ? [leg] : []))
  const [only] = members
  if (only !== undefined && members.length === 1) return legs[only] ?? 1
  const chance = shareOf(chances, set)
  const ratio = 1 + margin * (1 + MARGIN_PER_LEG * (members.length - 2))
  let own = boundedPriceChance(chance, (ratio * chance) / (1 - chance + ratio * chance))
  for (const leg of members) own = Math.min(own, known[set - 2 ** leg] ?? 1)
  return inOrder(chance, own, sold)
}

function inOrder(chance: number, own: number, sold: readonly SoldChance[]): number {
  let least = 0
  let most = Number.POSITIVE_INFINITY
  for (const other of sold) {
    if (Math.abs(other.chance - chance) < SAME_CHANCE) return other.priceChance
    if (other.chance > chance) most = Math.min(most, other.priceChance)
    else least = Math.max(least, other.priceChance)
  }
  // Prices stand on a ladder: two neighbours of it may leave no room between them.
  return Math.min(Math.max(own, least), most)
}

/** The winning share of what is decided. */
function shareOf(chances: SetChances, set: number): number {
  return (chances.won[set] ?? 0) / (1 - returnedOf(chances, set))
}

function returnedOf({ won, kept }: SetChances, set: number): number {
  return Math.max(0, (kept[set] ?? 0) - (won[set] ?? 0))
}

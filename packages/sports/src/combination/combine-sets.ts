import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import {
  createLegChances,
  type LegState,
  type SetChances,
  setChances,
} from '@xezer/pricing/combination/leg-states'
import { priceCombination } from '@xezer/pricing/combination/price-combination'
import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { canWinByHalf, priceChancesOf, soldChancesOf } from './leg-offers.ts'

/** A leg whose result stands when its set ends. */
export interface SetLeg {
  readonly set: number
  readonly stateOf: (home: number, away: number) => LegState
}

/** A leg whose result stands when the match ends; `asks` is what of the end it has to know besides the sets. */
export interface MatchLeg<End, Part extends string> {
  readonly set: null
  readonly asks: Part
  readonly stateOf: (end: End) => LegState
}

export type LegOfSets<End, Part extends string> = SetLeg | MatchLeg<End, Part>

/** What legs say of a set that ends so, below 729 together with what they say of all others. */
export type OfSet = (number: number, home: number, away: number) => number

/** What legs ask of the ends of a match. */
export interface AskedOfSets<Part extends string> {
  /** Whether a leg of the match has to know it. */
  readonly isAsked: (part: Part) => boolean
  readonly ofSet: OfSet
}

/** A match whose sets make all that is sold of it. */
export interface MatchOfSets<End extends { readonly ofSets: number }, Part extends string> {
  /** Null for a leg that the scores of the sets do not decide. */
  readonly readLeg: (leg: CombinationLeg) => LegOfSets<End, Part> | null
  /** Whether two parts of the end can be told together; all can where it is absent. */
  readonly isKnownBeside?: (one: Part, other: Part) => boolean
  /** Every end that it can come to, with its chance. `ofSets` is the sum of what `ofSet` said of sets that were to end. */
  readonly forEachEnd: (asked: AskedOfSets<Part>, visit: (end: End, chance: number) => void) => void
}

/** Selections of one match together, priced from the state that its offers are; `offers` is all that is sold of it now. */
export function combineSets<End extends { readonly ofSets: number }, Part extends string>(
  match: MatchOfSets<End, Part>,
  margins: Margins,
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): CombinationVerdict {
  const prices = priceChancesOf(offers, legs)
  if ('kind' in prices) return prices
  const settled: LegOfSets<End, Part>[] = []
  for (const [place, leg] of legs.entries()) {
    const read = canWinByHalf(leg) ? null : match.readLeg(leg)
    if (read === null || settled.some((other) => !isKnownBeside(match, other, read))) {
      return { kind: 'not_combinable', leg: place }
    }
    settled.push(read)
  }
  // Points make sets and sets the match: everything that is sold stands in one order.
  const sold = soldChancesOf(offers)
  return priceCombination(chancesOf(match, settled), { margin: margins.combined, legs: prices, sold })
}

function isKnownBeside<End extends { readonly ofSets: number }, Part extends string>(
  match: MatchOfSets<End, Part>,
  one: LegOfSets<End, Part>,
  other: LegOfSets<End, Part>,
): boolean {
  if (one.set !== null || other.set !== null) return true
  return match.isKnownBeside?.(one.asks, other.asks) ?? true
}

function chancesOf<End extends { readonly ofSets: number }, Part extends string>(
  match: MatchOfSets<End, Part>,
  legs: readonly LegOfSets<End, Part>[],
): SetChances {
  const chances = createLegChances(legs.length)
  const asked: AskedOfSets<Part> = {
    isAsked: (part) => legs.some((leg) => leg.set === null && leg.asks === part),
    ofSet: (number, home, away) =>
      legs.reduce((sum, leg, place) => {
        return leg.set === number ? sum + 3 ** place * leg.stateOf(home, away) : sum
      }, 0),
  }
  match.forEachEnd(asked, (end, chance) => {
    let entry = end.ofSets
    for (const [place, leg] of legs.entries()) {
      if (leg.set === null) entry += 3 ** place * leg.stateOf(end)
    }
    chances[entry] = (chances[entry] ?? 0) + chance
  })
  return setChances(chances, legs.length)
}

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

/** A leg that hangs on the way that a set takes, which its sport alone knows. */
export interface LegWithin<Within> {
  readonly set: number
  readonly within: Within
}

export type LegOfSets<End, Part extends string, Within = never> =
  | SetLeg
  | LegWithin<Within>
  | MatchLeg<End, Part>

/** What legs say of a set that ends so, below 729 together with what they say of all others. */
export type OfSet = (number: number, home: number, away: number) => number

/** A leg within a set, and by how much what it comes to (a state of a leg) weighs in the sum of all legs. */
export interface WeighedLeg<Within> {
  readonly within: Within
  readonly weight: number
}

/** What legs ask of the ends of a match. */
export interface AskedOfSets<Part extends string, Within = never> {
  /** Whether a leg of the match has to know it. */
  readonly isAsked: (part: Part) => boolean
  readonly ofSet: OfSet
  readonly withinSet: (number: number) => readonly WeighedLeg<Within>[]
}

/** `said` is the sum of what `ofSet` said of sets that were to end, and of what legs within them came to. */
export type VisitEnd<End> = (end: End, said: number, chance: number) => void

/** A match whose sets make all that is sold of it. */
export interface MatchOfSets<End, Part extends string, Within = never> {
  /** Null for a leg that this distribution does not decide. */
  readonly readLeg: (leg: CombinationLeg) => LegOfSets<End, Part, Within> | null
  /** Whether two parts of the end can be told together; all can where it is absent. */
  readonly isKnownBeside?: (one: Part, other: Part) => boolean
  /** Every end that it can come to; one that differs from the last in what is said alone may be the same object. */
  readonly forEachEnd: (asked: AskedOfSets<Part, Within>, visit: VisitEnd<End>) => void
}

/** Selections of one match together, priced from the state that its offers are; `offers` is all that is sold of it now. */
export function combineSets<End, Part extends string, Within = never>(
  match: MatchOfSets<End, Part, Within>,
  margins: Margins,
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): CombinationVerdict {
  const prices = priceChancesOf(offers, legs)
  if ('kind' in prices) return prices
  const settled: LegOfSets<End, Part, Within>[] = []
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

function isKnownBeside<End, Part extends string, Within>(
  match: MatchOfSets<End, Part, Within>,
  one: LegOfSets<End, Part, Within>,
  other: LegOfSets<End, Part, Within>,
): boolean {
  if (one.set !== null || other.set !== null) return true
  return match.isKnownBeside?.(one.asks, other.asks) ?? true
}

function chancesOf<End, Part extends string, Within>(
  match: MatchOfSets<End, Part, Within>,
  legs: readonly LegOfSets<End, Part, Within>[],
): SetChances {
  const chances = createLegChances(legs.length)
  const asked: AskedOfSets<Part, Within> = {
    isAsked: (part) => legs.some((leg) => leg.set === null && leg.asks === part),
    ofSet: (number, home, away) =>
      legs.reduce((sum, leg, place) => {
        return leg.set === number && 'stateOf' in leg ? sum + 3 ** place * leg.stateOf(home, away) : sum
      }, 0),
    withinSet: (number) =>
      legs.flatMap((leg, place) =>
        'within' in leg && leg.set === number ? [{ within: leg.within, weight: 3 ** place }] : [],
      ),
  }
  let last: End | null = null
  let ofMatch = 0
  match.forEachEnd(asked, (end, said, chance) => {
    if (end !== last) {
      ofMatch = legs.reduce((sum, leg, place) => {
        return leg.set === null ? sum + 3 ** place * leg.stateOf(end) : sum
      }, 0)
      last = end
    }
    const entry = said + ofMatch
    chances[entry] = (chances[entry] ?? 0) + chance
  })
  return setChances(chances, legs.length)
}

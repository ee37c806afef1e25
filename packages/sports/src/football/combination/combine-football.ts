import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import { joinGiven, joinParts, type LegsPart } from '@xezer/pricing/combination/leg-states'
import { priceCombination, type SoldChance } from '@xezer/pricing/combination/price-combination'
import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { soldChancesOf, soldLegsOf } from '../../combination/leg-offers.ts'
import { FOOTBALL_MARKETS } from '../markets/football-markets.ts'
import type { MatchModel, MatchState } from '../match-model.ts'
import { bookingChances } from './booking-chances.ts'
import { listDismissals } from './dismissals.ts'
import { cornerChances, goalChances } from './goal-chances.ts'
import { type MatchPart, partOf, type ReadLeg } from './match-parts.ts'
import { readLegs } from './read-legs.ts'

/** Selections of one match together, priced from the state that its offers are; `offers` is all that is sold of it now. */
export function combineFootball(
  model: MatchModel,
  state: MatchState,
  margins: Margins,
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): CombinationVerdict {
  const found = soldLegsOf(offers, legs)
  if ('kind' in found) return found
  const read = readLegs(model, state, legs, found)
  if (typeof read === 'number') return { kind: 'not_combinable', leg: read }
  const parts = [...new Set(read.map(({ part }) => part))]
  const chances = joinParts(partsOf(parts, read, model, state), legs.length)
  const [only] = parts
  const sold = only !== undefined && parts.length === 1 ? soldOf(offers, only) : []
  const prices = found.map(({ priceChance }) => priceChance)
  return priceCombination(chances, { margin: margins.combined, legs: prices, sold })
}

/**
 * What legs come to by what they count. Corners are played at rates that nothing in a match moves, so that they know nothing
 * of the rest. A dismissal is two points of cards and changes who scores: cards and goals hang together through it, and
 * through nothing else, for yellow cards move nobody's rates.
 */
function partsOf(
  parts: readonly MatchPart[],
  read: readonly ReadLeg[],
  model: MatchModel,
  state: MatchState,
): LegsPart[] {
  const of = (part: MatchPart): readonly ReadLeg[] => read.filter((leg) => leg.part === part)
  const placesOf = (part: MatchPart): number[] => of(part).map(({ place }) => place)
  const hangTogether = parts.includes('goals') && parts.includes('bookings')
  const dismissals = hangTogether ? listDismissals(model, state) : []
  const goals = parts.includes('goals') ? goalChances(of('goals'), model, state, dismissals) : null
  const bookings = parts.includes('bookings')
    ? bookingChances(of('bookings'), model, state, dismissals)
    : null
  const found: LegsPart[] = []
  if (parts.includes('corners')) {
    found.push({ legs: placesOf('corners'), sets: cornerChances(of('corners'), model, state) })
  }
  if (goals !== null && bookings !== null) {
    const weights = dismissals.map(({ chance }) => chance)
    const sets = joinGiven(goals, bookings, weights)
    return [...found, { legs: [...placesOf('goals'), ...placesOf('bookings')], sets }]
  }
  if (goals !== null) found.push({ legs: placesOf('goals'), sets: goals.sets })
  if (bookings !== null) found.push({ legs: placesOf('bookings'), sets: bookings.sets })
  return found
}

function soldOf(offers: readonly Offer[], part: MatchPart): SoldChance[] {
  return soldChancesOf(offers.filter(({ type }) => partOf(FOOTBALL_MARKETS.get(type)) === part))
}

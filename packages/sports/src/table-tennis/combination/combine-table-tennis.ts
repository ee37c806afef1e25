import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import { createLegChances, type SetChances, setChances } from '@xezer/pricing/combination/leg-states'
import { priceCombination } from '@xezer/pricing/combination/price-combination'
import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { canWinByHalf, priceChancesOf, soldChancesOf } from '../../combination/leg-offers.ts'
import { TABLE_TENNIS_MARKETS } from '../table-tennis-markets.ts'
import type { TableTennisModel } from '../table-tennis-model.ts'
import type { TableTennisState } from '../table-tennis-state.ts'
import { type Asked, forEachEnd } from './match-ends.ts'
import { type SettledLeg, settledLeg } from './settled-leg.ts'

/** Selections of one match together, priced from the state that its offers are; `offers` is all that is sold of it now. */
export function combineTableTennis(
  model: TableTennisModel,
  state: TableTennisState,
  margins: Margins,
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): CombinationVerdict {
  const prices = priceChancesOf(offers, legs)
  if ('kind' in prices) return prices
  const settled: SettledLeg[] = []
  for (const [place, leg] of legs.entries()) {
    const read = canWinByHalf(leg) ? null : settledLeg(TABLE_TENNIS_MARKETS.get(leg.type), leg)
    if (read === null) return { kind: 'not_combinable', leg: place }
    settled.push(read)
  }
  const chances = chancesOf(settled, model, state)
  // Points make sets and sets the match: everything that is sold stands in one order.
  return priceCombination(chances, {
    margin: margins.combined,
    legs: prices,
    sold: soldChancesOf(offers),
  })
}

function chancesOf(
  legs: readonly SettledLeg[],
  model: TableTennisModel,
  state: TableTennisState,
): SetChances {
  const chances = createLegChances(legs.length)
  const asked: Asked = {
    lead: legs.some((leg) => leg.set === null && leg.asks === 'lead'),
    ofSet: (number, home, away) =>
      legs.reduce((sum, leg, place) => {
        return leg.set === number ? sum + 3 ** place * leg.stateOf(home, away) : sum
      }, 0),
  }
  forEachEnd(model, state, asked, (end, chance) => {
    let entry = end.ofSets
    for (const [place, leg] of legs.entries()) {
      if (leg.set === null) entry += 3 ** place * leg.stateOf(end)
    }
    chances[entry] = (chances[entry] ?? 0) + chance
  })
  return setChances(chances, legs.length)
}

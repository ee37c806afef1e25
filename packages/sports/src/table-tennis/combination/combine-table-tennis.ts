import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { combineSets, type MatchOfSets } from '../../combination/combine-sets.ts'
import { TABLE_TENNIS_MARKETS } from '../table-tennis-markets.ts'
import type { TableTennisModel } from '../table-tennis-model.ts'
import type { TableTennisState } from '../table-tennis-state.ts'
import { forEachEnd, type MatchEnd } from './match-ends.ts'
import { type AskedPart, type PointCount, settledLeg } from './settled-leg.ts'

const POINT_COUNTS: readonly PointCount[] = ['lead', 'total', 'home', 'away']

export function combineTableTennis(
  model: TableTennisModel,
  state: TableTennisState,
  margins: Margins,
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): CombinationVerdict {
  const match: MatchOfSets<MatchEnd, AskedPart> = {
    readLeg: (leg) => settledLeg(TABLE_TENNIS_MARKETS.get(leg.type), leg),
    // Points counted in two ways at once are more cells than a price of this instant has time for.
    isKnownBeside: (one, other) => one === other || one === 'sets' || other === 'sets',
    forEachEnd: ({ isAsked, ofSet }, visit) => {
      const count = POINT_COUNTS.find(isAsked) ?? null
      forEachEnd(model, state, { count, ofSet }, visit)
    },
  }
  return combineSets(match, margins, offers, legs)
}

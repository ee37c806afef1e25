import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { CombinationLeg } from '@xezer/sport/combination'
import { combineSets, type MatchOfSets } from '../../combination/combine-sets.ts'
import { TENNIS_MARKETS } from '../tennis-markets.ts'
import type { TennisModel } from '../tennis-model.ts'
import type { TennisState } from '../tennis-state.ts'
import { forEachEnd, type MatchEnd } from './match-ends.ts'
import { type AskedPart, settledLeg } from './settled-leg.ts'
import type { WithinSet } from './within-set.ts'

export function combineTennis(
  model: TennisModel,
  state: TennisState,
  margins: Margins,
  offers: readonly Offer[],
  legs: readonly CombinationLeg[],
): CombinationVerdict {
  const match: MatchOfSets<MatchEnd, AskedPart, WithinSet> = {
    readLeg: (leg) => settledLeg(TENNIS_MARKETS.get(leg.type), leg),
    forEachEnd: ({ isAsked, ...ofSets }, visit) => {
      const asked = { games: isAsked('games'), tieBreaks: isAsked('tie_breaks'), first: isAsked('first') }
      forEachEnd(model, state, { ...asked, ...ofSets }, visit)
    },
  }
  return combineSets(match, margins, offers, legs)
}

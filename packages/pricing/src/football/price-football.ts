import type { Margins } from '../margins.ts'
import type { MatchModel, MatchState } from './match-model.ts'
import type { Offer } from './offer.ts'

/**
 * Every market that can be sold now, priced from one distribution of the rest of the match. Markets that
 * are decided, or too certain to sell, are not in the answer.
 */
export function priceFootball(_model: MatchModel, _state: MatchState, _margins: Margins): Offer[] {
  return []
}

import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import { createOfferSink, priceOffers, type ShownMarkets } from '@xezer/pricing/offers/offer-sink'
import { offerGameMarkets } from './game-markets.ts'
import { gameViews } from './game-view.ts'
import { offerMatchMarkets } from './match-markets.ts'
import { matchView } from './match-view.ts'
import { offerSetMarkets } from './set-markets.ts'
import type { TennisModel } from './tennis-model.ts'
import { isFinalSet, matchWinner, type TennisState } from './tennis-state.ts'

const NOTHING_SHOWN: ShownMarkets = new Set()

/**
 * Every market that can be sold now, priced from one distribution of the rest of the match. What is decided, too certain
 * to sell, or may never be played is not in the answer. `shown` names the markets on the screen now.
 */
export function priceTennis(
  model: TennisModel,
  state: TennisState,
  margins: Margins,
  shown: ShownMarkets = NOTHING_SHOWN,
): Offer[] {
  const { format } = model
  if (matchWinner(format, state) !== null) return []
  const view = matchView(model, state)
  // One sink: points make games, games sets and sets the match, so anything here may imply anything else.
  const sink = createOfferSink(shown)
  offerMatchMarkets(sink, view, format, margins)
  for (const set of [view.currentSet, view.nextSet]) {
    if (set === null) continue
    const isMatchTieBreak = format.finalSet === 'match_tie_break' && isFinalSet(format, set.number - 1)
    offerSetMarkets(sink, set, isMatchTieBreak, margins)
  }
  for (const game of gameViews(model, state)) offerGameMarkets(sink, game, margins)
  return priceOffers(sink)
}

import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import { createOfferSink, priceOffers, type ShownMarkets } from '@xezer/pricing/offers/offer-sink'
import { type BasketballModel, QUARTER_COUNT } from './basketball-model.ts'
import type { BasketballState } from './basketball-state.ts'
import { offerHalfAndEnd, offerHighestQuarter, offerQuarterRaces } from './joint-offers.ts'
import { offerHalfMarkets, offerMatchMarkets, offerQuarterMarkets } from './match-offers.ts'
import { viewOpen } from './points-views.ts'
import { prepareModel } from './prepared-model.ts'

const NOTHING_SHOWN: ShownMarkets = new Set()

/**
 * Every market that can be sold now, from one distribution of the points to come. All of them are about the same points,
 * so that one sink orders their prices.
 */
export function priceBasketball(
  model: BasketballModel,
  state: BasketballState,
  margins: Margins,
  shown: ShownMarkets = NOTHING_SHOWN,
): Offer[] {
  if (state.isEnded) return []
  const prepared = prepareModel(model)
  const views = viewOpen(prepared, state)
  const sink = createOfferSink(shown)
  offerMatchMarkets(sink, views, margins)
  for (const [half, view] of views.halves) offerHalfMarkets(sink, half, view, margins)
  for (const [quarter, view] of views.quarters) offerQuarterMarkets(sink, quarter, view, margins)
  if (state.period < QUARTER_COUNT) {
    offerHighestQuarter(sink, state, views, margins)
    offerHalfAndEnd(sink, prepared, state, views, margins)
    offerQuarterRaces(sink, prepared, state, margins)
  }
  return priceOffers(sink)
}

import {
  type IntegerDistribution,
  integerDistribution,
  poissonCount,
  sumOf,
} from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import {
  nextChances,
  offerCountMarkets,
  remainingOf,
  type SideCounts,
} from '@xezer/pricing/offers/count-markets'
import { type OfferSink, offerSeveral, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import type { Sides } from '@xezer/sport/side'
import { type ByHalf, remainingCounts } from './intensities.ts'
import { type MatchModel, type MatchState, matchCounts } from './match-model.ts'

/** A dismissal weighs two, a yellow card one; a second yellow is only the dismissal (rules of cards markets). */
export const RED_CARD_WEIGHT = 2

/** Card markets of the match and of the first half while it is open. */
export function offerCardMarkets(
  sink: OfferSink,
  model: MatchModel,
  state: MatchState,
  isFirstHalfOpen: boolean,
  margins: Margins,
): void {
  const yellow = remainingCounts(model, state, 'yellowCards')
  const red = remainingCounts(model, state, 'redCards')
  const margin = margins.statistic
  const both = (counts: { h1: Sides<number>; h2: Sides<number> }): Sides<number> => matchCounts(counts)
  const shownYellow = matchCounts(state.yellowCards)
  const shownRed = matchCounts(state.redCards)
  offerCountMarkets(sink, 'cards_', pointsOf(both(yellow), both(red), shownYellow, shownRed), margin)
  if (shownYellow.home + shownYellow.away + shownRed.home + shownRed.away === 0) {
    const cards = cardsOf(both(yellow), both(red))
    offerSeveral(sink, { type: 'cards_first' }, nextChances(remainingOf(cards)), margin)
  }
  if (isFirstHalfOpen) {
    const points = pointsOf(yellow.h1, red.h1, state.yellowCards.h1, state.redCards.h1)
    offerCountMarkets(sink, 'h1_cards_', points, margin)
  }
  offerRedCards(sink, red, state, isFirstHalfOpen, margin)
}

/** Whether a side, either of them, or either in the first half is shown a red card. */
function offerRedCards(
  sink: OfferSink,
  left: ByHalf,
  state: MatchState,
  isFirstHalfOpen: boolean,
  margin: number,
): void {
  const shown = matchCounts(state.redCards)
  const yesNo = (type: string, expected: number): void =>
    offerTwoWay(sink, { type, keys: ['yes', 'no'] }, 1 - Math.exp(-expected), margin)
  const home = left.h1.home + left.h2.home
  const away = left.h1.away + left.h2.away
  if (shown.home + shown.away === 0) yesNo('red_card', home + away)
  if (shown.home === 0) yesNo('red_card_home', home)
  if (shown.away === 0) yesNo('red_card_away', away)
  if (isFirstHalfOpen && state.redCards.h1.home + state.redCards.h1.away === 0) {
    yesNo('h1_red_card', left.h1.home + left.h1.away)
  }
}

export function pointsOf(
  yellow: Sides<number>,
  red: Sides<number>,
  shownYellow: Sides<number>,
  shownRed: Sides<number>,
): SideCounts {
  const points = (side: 'home' | 'away'): IntegerDistribution =>
    sumOf(
      poissonCount(yellow[side], shownYellow[side]),
      weighted(poissonCount(red[side], shownRed[side]), RED_CARD_WEIGHT),
    )
  return { home: points('home'), away: points('away') }
}

function cardsOf(yellow: Sides<number>, red: Sides<number>): SideCounts {
  return { home: poissonCount(yellow.home + red.home), away: poissonCount(yellow.away + red.away) }
}

function weighted(count: IntegerDistribution, weight: number): IntegerDistribution {
  const mass = new Float64Array((count.mass.length - 1) * weight + 1)
  count.mass.forEach((chance, index) => {
    mass[index * weight] = chance
  })
  return integerDistribution(count.lowest * weight, mass)
}

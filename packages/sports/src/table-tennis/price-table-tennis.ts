import { chanceOfOdd } from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import {
  type Chance,
  createOfferSink,
  type OfferSink,
  offerSeveral,
  offerTwoWay,
  priceOffers,
  type ShownMarkets,
} from '@xezer/pricing/offers/offer-sink'
import { offerWinner } from '@xezer/pricing/offers/result-markets'
import { offerHalfHandicaps, offerHalfTotals } from '@xezer/pricing/offers/scoped-markets'
import { offerOddEven } from '@xezer/pricing/offers/total-markets'
import { formatSpecifier } from '@xezer/sport/specifier'
import { type MatchView, matchView, type SetView } from './match-view.ts'
import { BEST_OF_5_OUTCOMES, BEST_OF_7_OUTCOMES } from './table-tennis-markets.ts'
import type { TableTennisModel } from './table-tennis-model.ts'
import { matchWinner, type TableTennisState } from './table-tennis-state.ts'

const SIDES = ['1', '2'] as const
/** Lines on the screen around the balanced one. */
const LINES = { match: 9, side: 5, sets: 5, set: 5 }
const NOTHING_SHOWN: ShownMarkets = new Set()

/**
 * Every market that can be sold now, priced from one distribution of the rest of the match. `shown` names the markets on
 * the screen now.
 */
export function priceTableTennis(
  model: TableTennisModel,
  state: TableTennisState,
  margins: Margins,
  shown: ShownMarkets = NOTHING_SHOWN,
): Offer[] {
  if (matchWinner(model.setsToWin, state) !== null) return []
  const view = matchView(model, state)
  // One sink: points make sets and sets the match, so anything here may imply anything else.
  const sink = createOfferSink(shown)
  offerMatch(sink, view, model, margins)
  for (const set of view.setViews) offerSet(sink, set, margins)
  return priceOffers(sink)
}

function offerMatch(
  sink: OfferSink,
  view: MatchView,
  { setsToWin }: TableTennisModel,
  margins: Margins,
): void {
  const { points, sets } = view
  offerWinner(sink, view.winner, margins.twoWay)
  offerHalfHandicaps(sink, { type: 'ahcp' }, points.difference, margins.twoWay, LINES.match)
  offerHalfTotals(sink, { type: 'total' }, points.total, margins.twoWay, LINES.match)
  offerHalfTotals(sink, { type: 'total_home' }, points.home, margins.statistic, LINES.side)
  offerHalfTotals(sink, { type: 'total_away' }, points.away, margins.statistic, LINES.side)
  offerOddEven(sink, { type: 'odd_even' }, points.total, margins.twoWay)
  offerHalfHandicaps(sink, { type: 'sets_ahcp' }, sets.difference, margins.twoWay, LINES.sets)
  offerHalfTotals(sink, { type: 'sets_total' }, sets.total, margins.twoWay, LINES.sets)
  const [type, keys] =
    setsToWin === 3
      ? (['sets_score_best_of_5', BEST_OF_5_OUTCOMES] as const)
      : (['sets_score_best_of_7', BEST_OF_7_OUTCOMES] as const)
  const chances = new Map(view.finalSets.map(({ home, away, chance }) => [`${home}:${away}`, chance]))
  const scores = keys.map((key): Chance => [key, chances.get(key) ?? 0])
  offerSeveral(sink, { type }, scores, margins.combined)
}

function offerSet(sink: OfferSink, view: SetView, margins: Margins): void {
  const { points } = view
  const scope = { setnr: view.number }
  const specifier = formatSpecifier(scope)
  const oddEven = { type: 'set_odd_even', specifier, keys: ['odd', 'even'] } as const
  offerTwoWay(sink, { type: 'set_winner', specifier, keys: SIDES }, view.winner, margins.twoWay)
  offerHalfHandicaps(sink, { type: 'set_ahcp', scope }, points.difference, margins.twoWay, LINES.set)
  offerHalfTotals(sink, { type: 'set_total', scope }, points.total, margins.twoWay, LINES.set)
  offerHalfTotals(sink, { type: 'set_total_home', scope }, points.home, margins.statistic, LINES.side)
  offerHalfTotals(sink, { type: 'set_total_away', scope }, points.away, margins.statistic, LINES.side)
  offerTwoWay(sink, oddEven, chanceOfOdd(points.total), margins.twoWay)
  offerTwoWay(sink, { type: 'set_deuce', specifier, keys: ['yes', 'no'] }, view.deuce, margins.statistic)
  for (const { count, home } of view.races) {
    const race = { type: 'set_race_to', specifier: formatSpecifier({ ...scope, n: count }), keys: SIDES }
    offerTwoWay(sink, race, home, margins.twoWay)
  }
}

import { chanceOfOdd } from '@xezer/pricing/distribution/integer-distribution'
import { chanceOfPair } from '@xezer/pricing/distribution/pair-distribution'
import type { Margins } from '@xezer/pricing/margins'
import { type Chance, type OfferSink, offerSeveral, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import { offerHalfHandicaps, offerHalfTotals } from '@xezer/pricing/offers/scoped-markets'
import { formatSpecifier } from '@xezer/sport/specifier'
import type { SetView } from './set-view.ts'
import { SET_SCORE_OUTCOMES } from './tennis-outcomes.ts'

const LINES = { games: 5, side: 3 }

/** Markets about one set. A tie-break that is played instead of a set has a winner only. */
export function offerSetMarkets(
  sink: OfferSink,
  view: SetView,
  isMatchTieBreak: boolean,
  margins: Margins,
): void {
  const scope = { setnr: view.number }
  const specifier = formatSpecifier(scope)
  offerTwoWay(sink, { type: 'set_winner', specifier, keys: ['1', '2'] }, view.winner, margins.twoWay)
  if (isMatchTieBreak) return
  const scores = SET_SCORE_OUTCOMES.map((key): Chance => {
    const [home, away] = key.split(':')
    return [key, chanceOfPair(view.scores, Number(home), Number(away))]
  })
  offerSeveral(sink, { type: 'set_score', specifier }, scores, margins.manyWay)
  offerHalfHandicaps(sink, { type: 'set_ahcp', scope }, view.difference, margins.twoWay, LINES.games)
  offerHalfTotals(sink, { type: 'set_total', scope }, view.total, margins.twoWay, LINES.games)
  offerHalfTotals(sink, { type: 'set_total_home', scope }, view.home, margins.statistic, LINES.side)
  offerHalfTotals(sink, { type: 'set_total_away', scope }, view.away, margins.statistic, LINES.side)
  const oddEven = { type: 'set_odd_even', specifier, keys: ['odd', 'even'] } as const
  offerTwoWay(sink, oddEven, chanceOfOdd(view.total), margins.twoWay)
  const tieBreak = { type: 'set_tie_break', specifier, keys: ['yes', 'no'] } as const
  offerTwoWay(sink, tieBreak, view.tieBreak, margins.statistic)
  for (const { count, home } of view.races) {
    const race = {
      type: 'set_race_to',
      specifier: formatSpecifier({ ...scope, n: count }),
      keys: ['1', '2'],
    } as const
    offerTwoWay(sink, race, home, margins.twoWay)
  }
}

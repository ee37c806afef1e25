import { chanceAtLeast, chanceOf, chanceOfOdd } from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import { type Chance, type OfferSink, offerSeveral, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import { offerResult, offerWinner } from '@xezer/pricing/offers/result-markets'
import { offerHalfHandicaps, offerHalfTotals } from '@xezer/pricing/offers/scoped-markets'
import { offerOddEven } from '@xezer/pricing/offers/total-markets'
import type { MatchView } from './match-view.ts'
import type { TennisFormat } from './tennis-model.ts'
import {
  FIRST_SET_MATCH_OUTCOMES,
  SETS_SCORE_OUTCOMES,
  SETS_SCORE_OUTCOMES_BEST_OF_5,
} from './tennis-outcomes.ts'

const YES_NO = ['yes', 'no'] as const
/** Lines on the screen around the balanced one. */
const LINES = { games: 9, side: 5, sets: 5, tieBreaks: 3 }

/** Markets about the whole match. */
export function offerMatchMarkets(
  sink: OfferSink,
  view: MatchView,
  format: TennisFormat,
  margins: Margins,
): void {
  const { games } = view
  offerWinner(sink, view.winner, margins.twoWay)
  offerHalfHandicaps(sink, { type: 'ahcp' }, games.difference, margins.twoWay, LINES.games)
  offerHalfTotals(sink, { type: 'total' }, games.total, margins.twoWay, LINES.games)
  offerHalfTotals(sink, { type: 'total_home' }, games.home, margins.statistic, LINES.side)
  offerHalfTotals(sink, { type: 'total_away' }, games.away, margins.statistic, LINES.side)
  offerOddEven(sink, { type: 'odd_even' }, games.total, margins.twoWay)
  offerResult(sink, 'games_', games.difference, margins.fewWay)
  offerTieBreaks(sink, view, margins)
  offerSets(sink, view, format, margins)
  if (view.firstSetMatch !== null) {
    const chances = FIRST_SET_MATCH_OUTCOMES.map(
      (key, index): Chance => [key, view.firstSetMatch?.[index] ?? 0],
    )
    offerSeveral(sink, { type: 'first_set_match' }, chances, margins.combined)
  }
}

function offerTieBreaks(sink: OfferSink, { tieBreaks }: MatchView, margins: Margins): void {
  offerTwoWay(sink, { type: 'tie_break', keys: YES_NO }, chanceAtLeast(tieBreaks, 1), margins.statistic)
  offerHalfTotals(sink, { type: 'tie_breaks_total' }, tieBreaks, margins.statistic, LINES.tieBreaks)
}

function offerSets(sink: OfferSink, view: MatchView, format: TennisFormat, margins: Margins): void {
  const { sets } = view
  const { setsToWin } = format
  const [type, keys] =
    setsToWin === 2
      ? (['sets_score', SETS_SCORE_OUTCOMES] as const)
      : (['sets_score_best_of_5', SETS_SCORE_OUTCOMES_BEST_OF_5] as const)
  const chances = new Map(view.finalSets.map(({ home, away, chance }) => [`${home}:${away}`, chance]))
  const scores = keys.map((key): Chance => [key, chances.get(key) ?? 0])
  offerSeveral(sink, { type }, scores, margins.combined)
  offerHalfHandicaps(sink, { type: 'sets_ahcp' }, sets.difference, margins.twoWay, LINES.sets)
  offerHalfTotals(sink, { type: 'sets_total' }, sets.total, margins.twoWay, LINES.sets)
  if (setsToWin === 3) {
    const exact = [3, 4, 5].map((count): Chance => [`${count}`, chanceOf(sets.total, count)])
    offerSeveral(sink, { type: 'sets_exact' }, exact, margins.fewWay)
    offerTwoWay(
      sink,
      { type: 'sets_odd_even', keys: ['odd', 'even'] },
      chanceOfOdd(sets.total),
      margins.twoWay,
    )
  }
  for (const side of ['home', 'away'] as const) {
    const own = side === 'home' ? sets.home : sets.away
    const other = side === 'home' ? sets.away : sets.home
    offerTwoWay(sink, { type: `win_set_${side}`, keys: YES_NO }, chanceAtLeast(own, 1), margins.twoWay)
    offerTwoWay(sink, { type: `straight_${side}`, keys: YES_NO }, 1 - chanceAtLeast(other, 1), margins.twoWay)
  }
}

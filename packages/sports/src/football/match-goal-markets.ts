import { chanceAtLeast, chanceOf } from '@xezer/pricing/distribution/integer-distribution'
import { chanceThat } from '@xezer/pricing/distribution/pair-distribution'
import type { Margins } from '@xezer/pricing/margins'
import { type OfferSink, offerSeveral, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import { offerExactCount, offerOddEven, offerRange } from '@xezer/pricing/offers/total-markets'
import type { GoalCounts } from './goal-counts.ts'

const TEAM_COUNT_LAST = 3
const RANGE_STARTS = [0, 2, 4, 6]

/** Markets on the final score that only the whole match has. */
export function offerMatchGoalMarkets(sink: OfferSink, goals: GoalCounts, margins: Margins): void {
  const yesNo = ['yes', 'no'] as const
  const homeToNil = chanceThat(goals.scores, (home, away) => home > 0 && away === 0)
  const awayToNil = chanceThat(goals.scores, (home, away) => away > 0 && home === 0)
  offerTwoWay(sink, { type: 'win_to_nil_home', keys: yesNo }, homeToNil, margins.twoWay)
  offerTwoWay(sink, { type: 'win_to_nil_away', keys: yesNo }, awayToNil, margins.twoWay)
  offerExactCount(sink, 'exact_goals_home', goals.home, TEAM_COUNT_LAST, margins.combined)
  offerExactCount(sink, 'exact_goals_away', goals.away, TEAM_COUNT_LAST, margins.combined)
  offerRange(sink, 'goal_range', goals.total, RANGE_STARTS, margins.fewWay)
  offerOddEven(sink, { type: 'odd_even_home' }, goals.home, margins.twoWay)
  offerOddEven(sink, { type: 'odd_even_away' }, goals.away, margins.twoWay)
  offerWinningMargin(sink, goals, margins.combined)
}

function offerWinningMargin(sink: OfferSink, goals: GoalCounts, margin: number): void {
  const by = (difference: number): number => chanceOf(goals.difference, difference)
  const homeByThree = chanceAtLeast(goals.difference, 3)
  const awayByThree = 1 - chanceAtLeast(goals.difference, -2)
  offerSeveral(
    sink,
    { type: 'winning_margin' },
    [
      ['1_by_1', by(1)],
      ['1_by_2', by(2)],
      ['1_by_3+', homeByThree],
      ['x', by(0)],
      ['2_by_1', by(-1)],
      ['2_by_2', by(-2)],
      ['2_by_3+', awayByThree],
    ],
    margin,
  )
}

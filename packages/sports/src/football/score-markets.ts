import { chanceOf } from '@xezer/pricing/distribution/integer-distribution'
import { chanceOfPair, chanceThat } from '@xezer/pricing/distribution/pair-distribution'
import type { Margins } from '@xezer/pricing/margins'
import { type Chance, type OfferSink, offerSeveral, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import {
  offerAsianHandicaps,
  offerDoubleChance,
  offerDrawNoBet,
  offerEuropeanHandicaps,
  offerResult,
} from '@xezer/pricing/offers/result-markets'
import { offerHalfTotals } from '@xezer/pricing/offers/scoped-markets'
import { offerAsianTotals, offerExactCount, offerOddEven } from '@xezer/pricing/offers/total-markets'
import type { GoalCounts } from './goal-counts.ts'

const TOTAL_LINES_MAX = 7
const TEAM_TOTAL_LINES_MAX = 4

/** Results, handicaps and totals of one period. */
export function offerMainGoalMarkets(sink: OfferSink, goals: GoalCounts, margins: Margins): void {
  const { prefix, difference } = goals
  const margin = margins.twoWay
  offerResult(sink, prefix, difference, margin)
  offerDoubleChance(sink, prefix, difference, margin)
  offerHalfTotals(sink, { type: `${prefix}total` }, goals.total, margin, TOTAL_LINES_MAX)
  offerAsianHandicaps(sink, prefix, difference, margin)
  offerDrawNoBet(sink, prefix, difference, margin)
  offerTwoWay(
    sink,
    { type: `${prefix}btts`, keys: ['yes', 'no'] },
    chanceThat(goals.scores, (home, away) => home > 0 && away > 0),
    margin,
  )
  offerAsianTotals(sink, `${prefix}asian_total`, goals.total, margin)
  offerHalfTotals(sink, { type: `${prefix}total_home` }, goals.home, margin, TEAM_TOTAL_LINES_MAX)
  offerHalfTotals(sink, { type: `${prefix}total_away` }, goals.away, margin, TEAM_TOTAL_LINES_MAX)
  offerEuropeanHandicaps(sink, prefix, difference, margin)
}

/** Correct score, counts, odd/even and clean sheets of one period. */
export function offerScoreMarkets(
  sink: OfferSink,
  goals: GoalCounts,
  margins: Margins,
  limits: { readonly score: number; readonly count: number },
): void {
  const { prefix } = goals
  const yesNo = ['yes', 'no'] as const
  offerTwoWay(
    sink,
    { type: `${prefix}clean_sheet_home`, keys: yesNo },
    chanceOf(goals.away, 0),
    margins.twoWay,
  )
  offerTwoWay(
    sink,
    { type: `${prefix}clean_sheet_away`, keys: yesNo },
    chanceOf(goals.home, 0),
    margins.twoWay,
  )
  offerOddEven(sink, { type: `${prefix}odd_even` }, goals.total, margins.twoWay)
  offerExactCount(sink, `${prefix}exact_goals`, goals.total, limits.count, margins.combined)
  offerCorrectScore(sink, goals, limits.score, margins.manyWay)
}

function offerCorrectScore(sink: OfferSink, goals: GoalCounts, most: number, margin: number): void {
  const chances: Chance[] = []
  let listed = 0
  for (let home = 0; home <= most; home++) {
    for (let away = 0; away <= most; away++) {
      const chance = chanceOfPair(goals.scores, home, away)
      chances.push([`${home}:${away}`, chance])
      listed += chance
    }
  }
  chances.push(['other', Math.max(0, 1 - listed)])
  offerSeveral(sink, { type: `${goals.prefix}correct_score` }, chances, margin)
}

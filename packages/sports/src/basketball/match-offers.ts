import { chanceAtLeast } from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import {
  type Chance,
  type OfferSink,
  offerAgainstRest,
  offerSeveral,
  offerTwoWay,
} from '@xezer/pricing/offers/offer-sink'
import {
  type MarketScope,
  offerDrawBack,
  offerHalfHandicaps,
  offerHalfTotals,
  offerParity,
  offerThreeWay,
  WHOLE_MATCH,
} from '../scoring/scope-offers.ts'
import { MARGIN_STARTS, marginBands } from './basketball-outcomes.ts'
import type { OpenViews, PointsView } from './points-views.ts'

const LINES = { match: 9, team: 5, half: 5, halfTeam: 3, quarter: 3, quarterTeam: 1 } as const

/** Markets of the whole game, overtimes included, and of its four quarters. */
export function offerMatchMarkets(sink: OfferSink, views: OpenViews, margins: Margins): void {
  const { match, regular, overtimeChance } = views
  const home = chanceAtLeast(match.difference, 1)
  offerTwoWay(sink, { type: 'winner', keys: ['1', '2'] }, home, margins.twoWay)
  offerHalfHandicaps(sink, WHOLE_MATCH, match.difference, { margin: margins.twoWay, most: LINES.match })
  offerHalfTotals(sink, WHOLE_MATCH, 'total', match.total, { margin: margins.twoWay, most: LINES.match })
  offerTeamTotals(sink, WHOLE_MATCH, match, margins.twoWay, LINES.team)
  offerParity(sink, WHOLE_MATCH, 'odd_even', match.total, margins.statistic)
  if (match.home !== null) offerParity(sink, WHOLE_MATCH, 'odd_even_home', match.home, margins.statistic)
  if (match.away !== null) offerParity(sink, WHOLE_MATCH, 'odd_even_away', match.away, margins.statistic)
  offerSeveral(sink, { type: 'winning_margin' }, marginChances(match), margins.manyWay)
  if (regular === null) return
  offerTwoWay(sink, { type: 'overtime', keys: ['yes', 'no'] }, overtimeChance, margins.combined)
  offerThreeWay(sink, WHOLE_MATCH, regular.difference, margins.fewWay)
  offerDrawBack(sink, WHOLE_MATCH, regular.difference, margins.twoWay)
  const win = chanceAtLeast(regular.difference, 1)
  const loss = 1 - chanceAtLeast(regular.difference, 0)
  const chances: Chance[] = [
    ['1x', 1 - loss],
    ['12', win + loss],
    ['x2', 1 - win],
  ]
  offerAgainstRest(sink, { type: 'double_chance' }, chances, margins.twoWay)
}

function marginChances({ difference }: PointsView): Chance[] {
  const bands = marginBands()
  return [
    ...bands.map((band, index): Chance => {
      const next = MARGIN_STARTS[index + 1]
      const from = MARGIN_STARTS[index] ?? 1
      const beyond = next === undefined ? 0 : chanceAtLeast(difference, next)
      return [`1_by_${band}`, chanceAtLeast(difference, from) - beyond]
    }),
    ...bands.map((band, index): Chance => {
      const next = MARGIN_STARTS[index + 1]
      const from = MARGIN_STARTS[index] ?? 1
      const below = next === undefined ? 0 : 1 - chanceAtLeast(difference, 1 - next)
      return [`2_by_${band}`, 1 - chanceAtLeast(difference, 1 - from) - below]
    }),
  ]
}

/** A half, by its number from 0. */
export function offerHalfMarkets(sink: OfferSink, half: number, view: PointsView, margins: Margins): void {
  const scope: MarketScope = { prefix: `h${half + 1}_`, fixed: {} }
  offerStretch(sink, scope, view, margins.twoWay, { lines: LINES.half, team: LINES.halfTeam })
  offerThreeWay(sink, scope, view.difference, margins.fewWay)
}

/** A quarter, by its number from 0. */
export function offerQuarterMarkets(
  sink: OfferSink,
  quarter: number,
  view: PointsView,
  margins: Margins,
): void {
  const scope = quarterScope(quarter)
  offerStretch(sink, scope, view, margins.statistic, { lines: LINES.quarter, team: LINES.quarterTeam })
  offerThreeWay(sink, scope, view.difference, margins.fewWay)
}

export function quarterScope(quarter: number): MarketScope {
  return { prefix: 'quarter_', fixed: { quarternr: quarter + 1 } }
}

function offerStretch(
  sink: OfferSink,
  scope: MarketScope,
  view: PointsView,
  margin: number,
  { lines, team }: { readonly lines: number; readonly team: number },
): void {
  offerDrawBack(sink, scope, view.difference, margin)
  offerHalfHandicaps(sink, scope, view.difference, { margin, most: lines })
  offerHalfTotals(sink, scope, 'total', view.total, { margin, most: lines })
  offerTeamTotals(sink, scope, view, margin, team)
  offerParity(sink, scope, 'odd_even', view.total, margin)
}

function offerTeamTotals(
  sink: OfferSink,
  scope: MarketScope,
  { home, away }: PointsView,
  margin: number,
  most: number,
): void {
  if (home !== null) offerHalfTotals(sink, scope, 'total_home', home, { margin, most })
  if (away !== null) offerHalfTotals(sink, scope, 'total_away', away, { margin, most })
}

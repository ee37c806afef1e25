import { chanceAtLeast } from '@xezer/pricing/distribution/integer-distribution'
import type { Margins } from '@xezer/pricing/margins'
import {
  type Chance,
  type OfferSink,
  offerAgainstRest,
  offerSeveral,
  offerTwoWay,
} from '@xezer/pricing/offers/offer-sink'
import { offerDrawNoBet, offerResult, offerWinner } from '@xezer/pricing/offers/result-markets'
import { offerHalfHandicaps, offerHalfTotals, type ScopedMarket } from '@xezer/pricing/offers/scoped-markets'
import { offerOddEven } from '@xezer/pricing/offers/total-markets'
import type { SpecifierValues } from '@xezer/sport/specifier'
import { MARGIN_STARTS, marginBands } from './basketball-outcomes.ts'
import type { OpenViews, PointsView } from './points-views.ts'

const LINES = { match: 9, team: 5, half: 5, halfTeam: 3, quarter: 3, quarterTeam: 1 } as const

/** Which part of a game markets are about: what their types begin with, and what their specifiers hold. */
interface GamePart {
  readonly prefix: string
  readonly scope: SpecifierValues
}

const WHOLE_GAME: GamePart = { prefix: '', scope: {} }

/** Markets of the whole game, overtimes included, and of its four quarters. */
export function offerMatchMarkets(sink: OfferSink, views: OpenViews, margins: Margins): void {
  const { match, regular, overtimeChance } = views
  const home = chanceAtLeast(match.difference, 1)
  offerWinner(sink, home, margins.twoWay)
  offerHalfHandicaps(sink, { type: 'ahcp' }, match.difference, margins.twoWay, LINES.match)
  offerHalfTotals(sink, { type: 'total' }, match.total, margins.twoWay, LINES.match)
  offerTeamTotals(sink, WHOLE_GAME, match, margins.twoWay, LINES.team)
  offerOddEven(sink, { type: 'odd_even' }, match.total, margins.statistic)
  if (match.home !== null) offerOddEven(sink, { type: 'odd_even_home' }, match.home, margins.statistic)
  if (match.away !== null) offerOddEven(sink, { type: 'odd_even_away' }, match.away, margins.statistic)
  offerSeveral(sink, { type: 'winning_margin' }, marginChances(match), margins.manyWay)
  if (regular === null) return
  offerTwoWay(sink, { type: 'overtime', keys: ['yes', 'no'] }, overtimeChance, margins.combined)
  offerResult(sink, '', regular.difference, margins.fewWay)
  offerDrawNoBet(sink, '', regular.difference, margins.twoWay)
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
  const part: GamePart = { prefix: `h${half + 1}_`, scope: {} }
  offerStretch(sink, part, view, margins.twoWay, { lines: LINES.half, team: LINES.halfTeam })
  offerResult(sink, part.prefix, view.difference, margins.fewWay, part.scope)
}

/** A quarter, by its number from 0. */
export function offerQuarterMarkets(
  sink: OfferSink,
  quarter: number,
  view: PointsView,
  margins: Margins,
): void {
  const part = quarterPart(quarter)
  offerStretch(sink, part, view, margins.statistic, { lines: LINES.quarter, team: LINES.quarterTeam })
  offerResult(sink, part.prefix, view.difference, margins.fewWay, part.scope)
}

export function quarterPart(quarter: number): GamePart {
  return { prefix: 'quarter_', scope: { quarternr: quarter + 1 } }
}

export function marketIn({ prefix, scope }: GamePart, name: string): Required<ScopedMarket> {
  return { type: `${prefix}${name}`, scope }
}

function offerStretch(
  sink: OfferSink,
  part: GamePart,
  view: PointsView,
  margin: number,
  { lines, team }: { readonly lines: number; readonly team: number },
): void {
  offerDrawNoBet(sink, part.prefix, view.difference, margin, part.scope)
  offerHalfHandicaps(sink, marketIn(part, 'ahcp'), view.difference, margin, lines)
  offerHalfTotals(sink, marketIn(part, 'total'), view.total, margin, lines)
  offerTeamTotals(sink, part, view, margin, team)
  offerOddEven(sink, marketIn(part, 'odd_even'), view.total, margin)
}

function offerTeamTotals(
  sink: OfferSink,
  part: GamePart,
  { home, away }: PointsView,
  margin: number,
  most: number,
): void {
  if (home !== null) offerHalfTotals(sink, marketIn(part, 'total_home'), home, margin, most)
  if (away !== null) offerHalfTotals(sink, marketIn(part, 'total_away'), away, margin, most)
}

import {
  certain,
  type IntegerDistribution,
  integerDistribution,
} from '@xezer/pricing/distribution/integer-distribution'
import type { PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import type { Sides } from '@xezer/sport/side'
import { mixDifference } from '../../scoring/mixed-points.ts'
import { joinCounts } from '../../scoring/possession-counts.ts'
import { type BasketballModel, QUARTER_COUNT } from '../basketball-model.ts'
import { type BasketballState, NO_POINTS, sumOfPoints } from '../basketball-state.ts'
import { type Span, stretchOf } from '../points-views.ts'
import { countsOf, type PreparedModel, prepareModel } from '../prepared-model.ts'
import type { Stretch } from '../stretch-points.ts'
import { closedPairs, gameCells, openPairs, type PointsCells } from './points-cells.ts'

/** The four quarters, and whatever overtimes follow. */
export const WHOLE_GAME: Span = [0, QUARTER_COUNT]

/** Points of both sides together when a stretch that is not over is. */
export function cellsOfSpan(model: BasketballModel, state: BasketballState, span: Span): PointsCells {
  const prepared = prepareModel(model)
  if (span === WHOLE_GAME) {
    const overtime: Stretch = { counts: prepared.overtime, powers: prepared.powers, already: NO_POINTS }
    return gameCells(openPairs(leftOfGame(prepared, state)), overtime)
  }
  const open = openPairs(stretchOf(prepared, state, span))
  const [from, to] = span
  const decided = to < QUARTER_COUNT ? open : closedPairs(open, leadBefore(prepared, state, from))
  return { decided, late: null }
}

/** Points of the quarters of one span outside of another that it holds, without closing seconds. */
export function pairsOutside(
  prepared: PreparedModel,
  state: BasketballState,
  whole: Span,
  inner: Span,
): PairDistribution {
  const outside = Array.from({ length: whole[1] - whole[0] }, (_, place) => whole[0] + place).filter(
    (quarter) => quarter < inner[0] || quarter >= inner[1],
  )
  const counts = outside.flatMap((quarter) =>
    quarter < state.period ? [] : [countsOf(prepared, state, quarter)],
  )
  const already = sumOfPoints(outside.map((quarter) => state.points[quarter] ?? NO_POINTS))
  const [first, ...others] = counts
  if (first === undefined) return pairAt(already)
  return openPairs({ counts: others.reduce(joinCounts, first), powers: prepared.powers, already })
}

/** Points of a stretch that may be over. */
export function cellsUntil(model: BasketballModel, state: BasketballState, span: Span): PointsCells {
  if (state.period < span[1] || span === WHOLE_GAME) return cellsOfSpan(model, state, span)
  return { decided: pairAt(sumOfPoints(state.points.slice(...span))), late: null }
}

function pairAt({ home, away }: Sides<number>): PairDistribution {
  return { rowLowest: home, columnLowest: away, rows: 1, columns: 1, mass: Float64Array.of(1) }
}

/** An overtime begins level, so that all that was before it is only points on top. */
function leftOfGame(prepared: PreparedModel, state: BasketballState): Stretch {
  if (state.period < QUARTER_COUNT) return stretchOf(prepared, state, WHOLE_GAME)
  const counts = countsOf(prepared, state, state.period)
  return { counts, powers: prepared.powers, already: sumOfPoints(state.points) }
}

/** The lead of the home side before a quarter that may not have begun. */
function leadBefore(prepared: PreparedModel, state: BasketballState, quarter: number): IntegerDistribution {
  const { home, away } = sumOfPoints(state.points.slice(0, quarter))
  if (quarter <= state.period) return certain(home - away)
  const { counts, powers } = stretchOf(prepared, state, [0, quarter])
  const { lowest, mass } = mixDifference(counts, powers)
  return integerDistribution(lowest + home - away, mass)
}

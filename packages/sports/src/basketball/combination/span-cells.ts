import {
  certain,
  type IntegerDistribution,
  integerDistribution,
} from '@xezer/pricing/distribution/integer-distribution'
import { mixDifference } from '../../scoring/mixed-points.ts'
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

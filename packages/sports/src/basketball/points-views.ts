import {
  type IntegerDistribution,
  integerDistribution,
  sumOf,
} from '@xezer/pricing/distribution/integer-distribution'
import { must } from '@xezer/std/assert'
import { type Chances, sumOfChances } from '../scoring/chances.ts'
import { mixDifference, mixTotal } from '../scoring/mixed-points.ts'
import { joinCounts } from '../scoring/possession-counts.ts'
import { QUARTER_COUNT } from './basketball-model.ts'
import { type BasketballState, sumOfPoints } from './basketball-state.ts'
import { closedDifference, closedTotal } from './closing.ts'
import { withOvertimes } from './overtimes.ts'
import { countsOf, type PreparedModel } from './prepared-model.ts'
import { certain, closedPoints, openPoints, type Stretch, type StretchPoints } from './stretch-points.ts'

/** The points of a stretch of the game when it is over, in every way that markets count them. */
export interface PointsView {
  /** Null while they hang on a lead that is still to come about: who scores last depends on it. */
  readonly home: IntegerDistribution | null
  readonly away: IntegerDistribution | null
  readonly total: IntegerDistribution
  /** Home minus away. */
  readonly difference: IntegerDistribution
}

/** Everything that is not over yet. */
export interface OpenViews {
  /** By their number from 0. */
  readonly quarters: ReadonlyMap<number, PointsView>
  readonly halves: ReadonlyMap<number, PointsView>
  /** The four quarters together; null once they are over. */
  readonly regular: PointsView | null
  /** Overtimes included. */
  readonly match: PointsView
  readonly overtimeChance: number
}

/** The first half is the quarters 0 and 1. */
const HALVES = [
  [0, 2],
  [2, QUARTER_COUNT],
] as const

export function viewOpen(prepared: PreparedModel, state: BasketballState): OpenViews {
  if (state.period >= QUARTER_COUNT) return viewOvertime(prepared, state)
  const quarters = new Map<number, PointsView>()
  for (let quarter = state.period; quarter < QUARTER_COUNT; quarter++) {
    quarters.set(quarter, viewStretch(prepared, state, [quarter, quarter + 1], quarters))
  }
  const halves = new Map<number, PointsView>()
  for (const [half, span] of HALVES.entries()) {
    if (state.period < span[1]) halves.set(half, viewStretch(prepared, state, span, quarters))
  }
  const regular = closedPoints(stretchOf(prepared, state, [0, QUARTER_COUNT]), 0)
  return {
    quarters,
    halves,
    regular: viewOf(regular),
    match: viewOf(withOvertimes(regular, prepared.overtimes)),
    overtimeChance: sumOfChances(regular.level),
  }
}

/** An overtime begins level, so that all that was before it is only points on top. */
function viewOvertime(prepared: PreparedModel, state: BasketballState): OpenViews {
  const counts = countsOf(prepared, state, state.period)
  const open = closedPoints({ counts, powers: prepared.powers, already: sumOfPoints(state.points) }, 0)
  const match = viewOf(withOvertimes(open, prepared.overtimes))
  return { quarters: new Map(), halves: new Map(), regular: null, match, overtimeChance: 1 }
}

/** Quarters from one up to another that it does not hold. */
type Span = readonly [from: number, to: number]

function viewStretch(
  prepared: PreparedModel,
  state: BasketballState,
  span: Span,
  quarters: ReadonlyMap<number, PointsView>,
): PointsView {
  const [from, to] = span
  // One of the first three quarters on its own is the same whenever it begins.
  if (from > state.period && to === from + 1 && to < QUARTER_COUNT) return viewOf(prepared.quarterPoints)
  const stretch = stretchOf(prepared, state, span)
  if (to < QUARTER_COUNT) return viewOf(openPoints(stretch))
  const known = sumOfPoints(state.points.slice(0, Math.min(from, state.period)))
  if (from <= state.period) return viewOf(closedPoints(stretch, known.home - known.away))
  let lead = certain(known.home - known.away)
  for (let before = state.period; before < from; before++) {
    lead = sumOf(lead, must(quarters.get(before), 'quarters are viewed in their order').difference)
  }
  return {
    home: null,
    away: null,
    total: whole(closedTotal(mixTotal(stretch.counts, stretch.powers))),
    difference: whole(closedDifference(mixDifference(stretch.counts, stretch.powers), lead)),
  }
}

function stretchOf(prepared: PreparedModel, state: BasketballState, [from, to]: Span): Stretch {
  let counts = countsOf(prepared, state, Math.max(from, state.period))
  for (let quarter = Math.max(from, state.period) + 1; quarter < to; quarter++) {
    counts = joinCounts(counts, countsOf(prepared, state, quarter))
  }
  return { counts, powers: prepared.powers, already: sumOfPoints(state.points.slice(from, to)) }
}

function viewOf({ home, away, total, difference }: StretchPoints): PointsView {
  return { home: whole(home), away: whole(away), total: whole(total), difference: whole(difference) }
}

/** Differences of chances may be -1e-17 where they should be nothing. */
function whole({ lowest, mass }: Chances): IntegerDistribution {
  return integerDistribution(
    lowest,
    mass.map((chance) => Math.max(0, chance)),
  )
}

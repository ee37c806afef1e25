import {
  certain,
  type IntegerDistribution,
  integerDistribution,
  sumOf,
} from '@xezer/pricing/distribution/integer-distribution'
import { must } from '@xezer/std/assert'
import { type Chances, sumOfChances } from '../scoring/chances.ts'
import { joinCounts } from '../scoring/possession-counts.ts'
import { QUARTER_COUNT } from './basketball-model.ts'
import { type BasketballState, sumOfPoints } from './basketball-state.ts'
import { closedDifference, closedTotal } from './closing.ts'
import { withOvertimes } from './overtimes.ts'
import { countsOf, isUnplayed, type PreparedModel } from './prepared-model.ts'
import {
  closedPoints,
  joinPoints,
  onTop,
  openPoints,
  type Stretch,
  type StretchPoints,
} from './stretch-points.ts'

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
  const current = currentPoints(prepared, state)
  const quarters = new Map<number, PointsView>()
  const view = (span: Span): PointsView => viewStretch(prepared, state, span, { current, quarters })
  for (let quarter = state.period; quarter < QUARTER_COUNT; quarter++) {
    quarters.set(quarter, view([quarter, quarter + 1]))
  }
  const halves = new Map<number, PointsView>()
  for (const [half, span] of HALVES.entries()) if (state.period < span[1]) halves.set(half, view(span))
  const whole: Span = [0, QUARTER_COUNT]
  const regular = closedPoints(openOf(prepared, state, whole, current), stretchOf(prepared, state, whole), 0)
  return {
    quarters,
    halves,
    regular: viewOf(regular),
    match: viewOf(withOvertimes(regular, prepared.overtimes)),
    overtimeChance: sumOfChances(regular.level),
  }
}

/** What is left of the quarter that is played, with what was made in it. */
function currentPoints(prepared: PreparedModel, state: BasketballState): StretchPoints {
  const { period } = state
  const { home, away } = sumOfPoints(state.points.slice(period, period + 1))
  if (isUnplayed(prepared, state, period) && home === 0 && away === 0) {
    return period === QUARTER_COUNT - 1 ? prepared.lastPoints : prepared.quarterPoints
  }
  return openPoints(stretchOf(prepared, state, [period, period + 1]))
}

/** An overtime begins level, so that all that was before it is only points on top. */
function viewOvertime(prepared: PreparedModel, state: BasketballState): OpenViews {
  const counts = countsOf(prepared, state, state.period)
  const stretch = { counts, powers: prepared.powers, already: sumOfPoints(state.points) }
  const match = withOvertimes(closedPoints(openPoints(stretch), stretch, 0), prepared.overtimes)
  return { quarters: new Map(), halves: new Map(), regular: null, match: viewOf(match), overtimeChance: 1 }
}

/** Quarters from one up to another that it does not hold. */
export type Span = readonly [from: number, to: number]

interface Known {
  /** What is left of the quarter that is played, with what was made in it. */
  readonly current: StretchPoints
  readonly quarters: ReadonlyMap<number, PointsView>
}

function viewStretch(
  prepared: PreparedModel,
  state: BasketballState,
  span: Span,
  { current, quarters }: Known,
): PointsView {
  const [from, to] = span
  const open = openOf(prepared, state, span, current)
  if (to < QUARTER_COUNT) return viewOf(open)
  const known = sumOfPoints(state.points.slice(0, Math.min(from, state.period)))
  if (from <= state.period) {
    return viewOf(closedPoints(open, stretchOf(prepared, state, span), known.home - known.away))
  }
  let lead = certain(known.home - known.away)
  for (let before = state.period; before < from; before++) {
    lead = sumOf(lead, must(quarters.get(before), 'quarters are viewed in their order').difference)
  }
  return {
    home: null,
    away: null,
    total: whole(closedTotal(open.total)),
    difference: whole(closedDifference(open.difference, lead)),
  }
}

/** Quarters know nothing of each other, so that the points of several are joined from those of each. */
function openOf(
  { quarterPoints, lastPoints }: PreparedModel,
  { period, points }: BasketballState,
  [from, to]: Span,
  current: StretchPoints,
): StretchPoints {
  let open: StretchPoints | null = null
  for (let quarter = Math.max(from, period); quarter < to; quarter++) {
    const later = quarter === QUARTER_COUNT - 1 ? lastPoints : quarterPoints
    const more = quarter === period ? current : later
    open = open === null ? more : joinPoints(open, more)
  }
  return onTop(
    must(open, 'a stretch that is not over'),
    sumOfPoints(points.slice(from, Math.min(to, period))),
  )
}

/** What is left of a span, and what was made in it. */
export function stretchOf(prepared: PreparedModel, state: BasketballState, [from, to]: Span): Stretch {
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

import { type Chances, chancesOf, convolved } from '../scoring/chances.ts'
import { type PointsPowers, pointsPowers } from '../scoring/mixed-points.ts'
import { chancesOfEnds, countsFrom, type PossessionCounts } from '../scoring/possession-counts.ts'
import {
  type BasketballModel,
  closingSeconds,
  periodSeconds,
  pointsChances,
  possessionClock,
  QUARTER_COUNT,
} from './basketball-model.ts'
import { type BasketballState, NO_POINTS } from './basketball-state.ts'
import { overtimePoints } from './overtimes.ts'
import { closedPoints, openPoints, type Stretch, type StretchPoints } from './stretch-points.ts'

/** What every price of a game needs of its model, whatever its state. */
export interface PreparedModel {
  readonly model: BasketballModel
  readonly powers: PointsPowers
  /** Possessions of one of the first three quarters before it begins, and of the last. */
  readonly quarter: PossessionCounts
  readonly lastQuarter: PossessionCounts
  readonly overtime: PossessionCounts
  /** Chances that 0, 1, 2 … possessions are played in one of the first three quarters, and in the last. */
  readonly quarterTurns: readonly number[]
  readonly lastTurns: readonly number[]
  /** Home minus away of both quarters of the second half, before its closing seconds. */
  readonly secondHalf: Chances
  /** Points of one of the first three quarters before it begins, and of the last without its closing seconds. */
  readonly quarterPoints: StretchPoints
  readonly lastPoints: StretchPoints
  /** All that follows on a level score. */
  readonly overtimes: StretchPoints
}

/** A cache that lives and dies with its models; a game in play has one model. */
const prepared = new WeakMap<BasketballModel, PreparedModel>()

export function prepareModel(model: BasketballModel): PreparedModel {
  const known = prepared.get(model)
  if (known !== undefined) return known
  const powers = pointsPowers({
    home: chancesOf(0, ...pointsChances(model.efficiency.home)),
    away: chancesOf(0, ...pointsChances(model.efficiency.away)),
  })
  const quarterTurns = turnsIn(model, 0)
  const lastTurns = turnsIn(model, QUARTER_COUNT - 1)
  const quarter = fromTipOff(quarterTurns)
  const lastQuarter = fromTipOff(lastTurns)
  const stretchOf = (counts: PossessionCounts): Stretch => ({ counts, powers, already: NO_POINTS })
  const overtime = fromTipOff(turnsIn(model, QUARTER_COUNT))
  const overtimeStretch = stretchOf(overtime)
  const quarterPoints = openPoints(stretchOf(quarter))
  const lastPoints = openPoints(stretchOf(lastQuarter))
  const found: PreparedModel = {
    model,
    powers,
    quarter,
    lastQuarter,
    overtime,
    quarterTurns,
    lastTurns,
    secondHalf: convolved(quarterPoints.difference, lastPoints.difference),
    quarterPoints,
    lastPoints,
    overtimes: overtimePoints(closedPoints(openPoints(overtimeStretch), overtimeStretch, 0)),
  }
  prepared.set(model, found)
  return found
}

/** The tip-off is anybody's. */
function fromTipOff(turns: readonly number[]): PossessionCounts {
  return countsFrom(turns, 0.5)
}

function turnsIn(model: BasketballModel, period: number): number[] {
  return chancesOfEnds(possessionClock(model), periodSeconds(model, period) - closingSeconds(period), 0)
}

/** The possessions that are left of a period: how many, and the chance that the home side has the first. */
export interface TurnsLeft {
  readonly turns: readonly number[]
  readonly homeFirst: number
}

/** All of a quarter is to come, so that what the model was prepared with is true of it. */
export function isUnplayed({ model }: PreparedModel, state: BasketballState, period: number): boolean {
  if (period !== state.period || period >= QUARTER_COUNT) return period > state.period
  const { secondsLeft, deadSeconds, ball } = state
  return ball === null && deadSeconds === 0 && secondsLeft === periodSeconds(model, period)
}

export function turnsOf(prepared: PreparedModel, state: BasketballState, period: number): TurnsLeft {
  const { model, quarterTurns, lastTurns } = prepared
  if (isUnplayed(prepared, state, period))
    return { turns: period === QUARTER_COUNT - 1 ? lastTurns : quarterTurns, homeFirst: 0.5 }
  const seconds = Math.max(0, state.secondsLeft - closingSeconds(period))
  const homeFirst = state.ball === null ? 0.5 : state.ball === 'home' ? 1 : 0
  return { turns: chancesOfEnds(possessionClock(model), seconds, state.deadSeconds), homeFirst }
}

export function countsOf(prepared: PreparedModel, state: BasketballState, period: number): PossessionCounts {
  if (isUnplayed(prepared, state, period))
    return period === QUARTER_COUNT - 1 ? prepared.lastQuarter : prepared.quarter
  const { turns, homeFirst } = turnsOf(prepared, state, period)
  return countsFrom(turns, homeFirst)
}

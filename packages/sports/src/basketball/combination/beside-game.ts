import { createLegChances, type LegChances } from '@xezer/pricing/combination/leg-states'
import { certain } from '@xezer/pricing/distribution/integer-distribution'
import { CERTAIN_ZERO, type Chances, convolved, trimmed } from '../../scoring/chances.ts'
import { mixDifference } from '../../scoring/mixed-points.ts'
import { QUARTER_COUNT } from '../basketball-model.ts'
import { type BasketballState, sumOfPoints } from '../basketball-state.ts'
import { closedDifference } from '../closing.ts'
import type { Span } from '../points-views.ts'
import { countsOf, type PreparedModel } from '../prepared-model.ts'
import { forEachCell, type PointsCells } from './points-cells.ts'
import type { HalfFullLeg, SettledLeg } from './settled-leg.ts'

/** Legs of a stretch within the game, and of who leads in the end. */
export interface LegsBesideGame {
  /** Of the points of the stretch. */
  readonly inner: readonly SettledLeg[]
  /** Of who leads at half-time and in the end; the stretch is the first half then. */
  readonly halfFull: readonly HalfFullLeg[]
  /** Of the lead in the end, and of overtimes. */
  readonly ends: readonly SettledLeg[]
}

/** Beyond any lead. */
const LEAD_MAX = 512

/**
 * All that the points of a stretch and the end of the game share is the lead of the stretch: for everything that its legs
 * can come to, that lead goes on through the other quarters, the closing seconds and overtimes. Digits are in the order of
 * `inner`, `halfFull`, `ends`.
 */
export function chancesBesideGame(
  cells: PointsCells,
  { inner, halfFull, ends }: LegsBesideGame,
  rest: Chances,
  overtimes: Chances,
): LegChances {
  const chances = createLegChances(inner.length + halfFull.length + ends.length)
  const add = (entry: number, half: number, lead: number, isLate: boolean, chance: number): void => {
    let sum = entry
    let digit = 3 ** inner.length
    for (const leg of halfFull) {
      sum += digit * leg(half, lead, isLate)
      digit *= 3
    }
    for (const leg of ends) {
      sum += digit * leg(lead, 0, isLate)
      digit *= 3
    }
    chances[sum] = (chances[sum] ?? 0) + chance
  }
  for (const { entry, half, leads } of groupCells(cells, inner, halfFull.length > 0)) {
    const open = convolved(trimmed({ lowest: -LEAD_MAX, mass: leads }), rest)
    const end = closedDifference(open, certain(0))
    for (const [index, chance] of end.mass.entries()) {
      const lead = end.lowest + index
      if (lead !== 0) add(entry, half, lead, false, chance)
      else {
        for (const [more, share] of overtimes.mass.entries())
          add(entry, half, overtimes.lowest + more, true, chance * share)
      }
    }
  }
  return chances
}

/** Cells in which the legs of the stretch come to the same, and the same side leads where that is asked: their leads. */
function groupCells(cells: PointsCells, inner: readonly SettledLeg[], isHalfAsked: boolean) {
  const groups = new Map<number, { entry: number; half: number; leads: Float64Array }>()
  forEachCell(cells, (home, away, _isLate, chance) => {
    const lead = home - away
    let entry = 0
    let digit = 1
    for (const leg of inner) {
      entry += digit * leg(home, away, false)
      digit *= 3
    }
    const half = isHalfAsked ? Math.sign(lead) : 0
    const key = 3 * entry + half
    const group = groups.get(key) ?? { entry, half, leads: new Float64Array(2 * LEAD_MAX + 1) }
    groups.set(key, group)
    group.leads[lead + LEAD_MAX] = (group.leads[lead + LEAD_MAX] ?? 0) + chance
  })
  return groups.values()
}

/** Home minus away in all quarters outside of a stretch, without the closing seconds. */
export function leadOutside(prepared: PreparedModel, state: BasketballState, [from, to]: Span): Chances {
  const isOutside = (quarter: number): boolean => quarter < from || quarter >= to
  const { home, away } = sumOfPoints(state.points.filter((_, quarter) => isOutside(quarter)))
  let lead = CERTAIN_ZERO
  for (let quarter = state.period; quarter < QUARTER_COUNT; quarter++) {
    if (isOutside(quarter))
      lead = convolved(lead, mixDifference(countsOf(prepared, state, quarter), prepared.powers))
  }
  return { lowest: lead.lowest + home - away, mass: lead.mass }
}

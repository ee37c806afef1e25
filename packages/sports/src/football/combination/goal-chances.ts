import { createLegChances, type GivenChances, type SetChances } from '@xezer/pricing/combination/leg-states'
import { poissonCount } from '@xezer/pricing/distribution/integer-distribution'
import { meanScoreWeight, scoreWeight } from '../dixon-coles.ts'
import { type ByHalf, remainingCounts } from '../intensities.ts'
import {
  type HalfCounts as CountsByHalf,
  type MatchModel,
  type MatchState,
  matchCounts,
} from '../match-model.ts'
import { addEntry, areOfHalves, cellChances, wholeSets } from './cell-chances.ts'
import type { Dismissals } from './dismissals.ts'
import { type HalfCell, type HalfCounts, withoutHalves } from './half-cells.ts'
import type { ReadLeg } from './match-parts.ts'

/** Dismissals move the chance of a leg a little: what is less likely than this moves nothing of it. */
export const GIVEN_CHANCE_MIN = 1e-6

/** Legs of goals, with what dismissals make of them. */
export function goalChances(
  legs: readonly ReadLeg[],
  model: MatchModel,
  state: MatchState,
  dismissals: readonly Dismissals[],
): GivenChances {
  const left = remainingCounts(model, state, 'goals')
  const isOfHalves = areOfHalves(legs)
  const counts = goalCounts(model, state, left)
  const moved = dismissals.map(({ goalFactors }) => {
    const tables = isOfHalves ? tablesOfHalves(goalFactors, left) : tablesOfMatch(goalFactors, left)
    return { tables, chances: createLegChances(legs.length) }
  })
  const already = isOfHalves ? state.goals : { h1: NO_GOALS, h2: matchCounts(state.goals) }
  const sets = cellChances(legs, isOfHalves ? counts : withoutHalves(counts), (cell, mass, entry) => {
    if (mass < GIVEN_CHANCE_MIN) return
    for (const { tables, chances } of moved) addEntry(chances, entry, mass * ratioAt(tables, cell, already))
  })
  return { sets, given: moved.map(({ chances }) => wholeSets(chances, legs.length)) }
}

/** Legs of corners: nothing that happens in a match moves their rates. */
export function cornerChances(legs: readonly ReadLeg[], model: MatchModel, state: MatchState): SetChances {
  const counts = countsOn(remainingCounts(model, state, 'corners'), state.corners)
  return cellChances(legs, areOfHalves(legs) ? counts : withoutHalves(counts))
}

const NO_GOALS = { home: 0, away: 0 }

/** By how much likelier 0, 1, 2 … are at other rates than at those of now: the ratios of two Poisson chances. */
interface RatioTables {
  readonly h1Home: Float64Array
  readonly h1Away: Float64Array
  readonly h2Home: Float64Array
  readonly h2Away: Float64Array
}

const COUNTS_MAX = 32
const SAME = new Float64Array(COUNTS_MAX).fill(1)

function tablesOfHalves(factors: ByHalf, left: ByHalf): RatioTables {
  return {
    h1Home: ratioTable(left.h1.home, factors.h1.home),
    h1Away: ratioTable(left.h1.away, factors.h1.away),
    h2Home: ratioTable(left.h2.home, factors.h2.home),
    h2Away: ratioTable(left.h2.away, factors.h2.away),
  }
}

/** As if all of a match came in its second half. */
function tablesOfMatch({ h1, h2 }: ByHalf, left: ByHalf): RatioTables {
  const both = (side: 'home' | 'away'): Float64Array => {
    const expected = left.h1[side] + left.h2[side]
    const moved = h1[side] * left.h1[side] + h2[side] * left.h2[side]
    return expected === 0 ? SAME : ratioTable(expected, moved / expected)
  }
  return { h1Home: SAME, h1Away: SAME, h2Home: both('home'), h2Away: both('away') }
}

function ratioTable(expected: number, factor: number): Float64Array {
  const none = Math.exp(expected * (1 - factor))
  return Float64Array.from({ length: COUNTS_MAX }, (_, count) => none * factor ** count)
}

function ratioAt(
  { h1Home, h1Away, h2Home, h2Away }: RatioTables,
  cell: HalfCell,
  { h1, h2 }: CountsByHalf,
): number {
  return (
    (h1Home[cell.h1Home - h1.home] ?? 0) *
    (h1Away[cell.h1Away - h1.away] ?? 0) *
    (h2Home[cell.h2Home - h2.home] ?? 0) *
    (h2Away[cell.h2Away - h2.away] ?? 0)
  )
}

function countsOn(left: ByHalf, already: CountsByHalf): HalfCounts {
  const sides = (half: 'h1' | 'h2') => ({
    home: poissonCount(left[half].home, already[half].home),
    away: poissonCount(left[half].away, already[half].away),
  })
  return { h1: sides('h1'), h2: sides('h2'), weight: null }
}

/** As `jointScore` has them: independent, and weighted by the final score. */
function goalCounts(model: MatchModel, state: MatchState, left: ByHalf): HalfCounts {
  const remaining = { home: left.h1.home + left.h2.home, away: left.h1.away + left.h2.away }
  const scale = 1 / meanScoreWeight(model.goals, model.rho, matchCounts(state.goals), remaining)
  const weight = (home: number, away: number): number =>
    scale * scoreWeight(model.goals, model.rho, home, away)
  return { ...countsOn(left, state.goals), weight }
}

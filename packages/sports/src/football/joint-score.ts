import {
  differenceOf,
  type IntegerDistribution,
  poissonCount,
  sumOf,
} from '@xezer/pricing/distribution/integer-distribution'
import {
  addMass,
  independentPair,
  type PairDistribution,
} from '@xezer/pricing/distribution/pair-distribution'
import type { Sides } from '@xezer/sport/side'
import { meanScoreWeight, scoreWeight } from './dixon-coles.ts'
import { remainingCounts } from './intensities.ts'
import { type MatchModel, type MatchState, matchCounts } from './match-model.ts'

/**
 * The one distribution of an event's goals. Goals of each side in each half are independent Poisson
 * counts, and every full outcome (h1 home, h1 away, h2 home, h2 away) is weighted by the Dixon-Coles
 * weight of its final score. So the full-time marginal carries exactly the Dixon-Coles correction, and
 * the halves carry what follows from it. Weights differ from 1 in nine outcomes at most, therefore every
 * marginal is an independent product plus at most nine corrections.
 */
export interface JointScore {
  /** Home goals by away goals. */
  readonly match: PairDistribution
  readonly h1: PairDistribution
  readonly h2: PairDistribution
  /** First-half goals by second-half goals, of each side and of both together. */
  readonly homeHalves: PairDistribution
  readonly awayHalves: PairDistribution
  readonly totalHalves: PairDistribution
  /** First-half goal difference by second-half goal difference (home minus away). */
  readonly differenceHalves: PairDistribution
}

interface Correction {
  h1Home: number
  h1Away: number
  h2Home: number
  h2Away: number
  mass: number
}

type HalfGoals = Sides<IntegerDistribution>

/** Distribution of the goals of a match from what is known now; finished halves are certain. */
export function jointScore(model: MatchModel, state: MatchState): JointScore {
  const left = remainingCounts(model, state, 'goals')
  const h1 = halfGoals(left.h1, state.goals.h1)
  const h2 = halfGoals(left.h2, state.goals.h2)
  const remaining = { home: left.h1.home + left.h2.home, away: left.h1.away + left.h2.away }
  const scale = 1 / meanScoreWeight(model.goals, model.rho, matchCounts(state.goals), remaining)
  const corrections = correctionsOf(model, h1, h2, scale)
  return build(h1, h2, scale, corrections)
}

function halfGoals(means: Sides<number>, already: Sides<number>): HalfGoals {
  return { home: poissonCount(means.home, already.home), away: poissonCount(means.away, already.away) }
}

/** Every outcome whose final score has a weight other than 1: both sides score at most once. */
function correctionsOf(model: MatchModel, h1: HalfGoals, h2: HalfGoals, scale: number): Correction[] {
  const corrections: Correction[] = []
  for (const home of splitsUpToOne(h1.home, h2.home)) {
    for (const away of splitsUpToOne(h1.away, h2.away)) {
      const weight = scoreWeight(model.goals, model.rho, home.first + home.second, away.first + away.second)
      corrections.push({
        h1Home: home.first,
        h1Away: away.first,
        h2Home: home.second,
        h2Away: away.second,
        mass: scale * home.chance * away.chance * (weight - 1),
      })
    }
  }
  return corrections
}

/** The ways in which one side scores at most once in the match, with their independent chances. */
function splitsUpToOne(first: IntegerDistribution, second: IntegerDistribution) {
  const splits: { first: number; second: number; chance: number }[] = []
  for (let i = first.lowest; i <= 1; i++) {
    for (let j = second.lowest; i + j <= 1; j++) {
      const chance = (first.mass[i - first.lowest] ?? 0) * (second.mass[j - second.lowest] ?? 0)
      if (chance > 0) splits.push({ first: i, second: j, chance })
    }
  }
  return splits
}

function build(h1: HalfGoals, h2: HalfGoals, scale: number, corrections: readonly Correction[]): JointScore {
  const joint: JointScore = {
    match: independentPair(sumOf(h1.home, h2.home), sumOf(h1.away, h2.away), scale),
    h1: independentPair(h1.home, h1.away, scale),
    h2: independentPair(h2.home, h2.away, scale),
    homeHalves: independentPair(h1.home, h2.home, scale),
    awayHalves: independentPair(h1.away, h2.away, scale),
    totalHalves: independentPair(sumOf(h1.home, h1.away), sumOf(h2.home, h2.away), scale),
    differenceHalves: independentPair(differenceOf(h1.home, h1.away), differenceOf(h2.home, h2.away), scale),
  }
  for (const { h1Home, h1Away, h2Home, h2Away, mass } of corrections) {
    addMass(joint.match, h1Home + h2Home, h1Away + h2Away, mass)
    addMass(joint.h1, h1Home, h1Away, mass)
    addMass(joint.h2, h2Home, h2Away, mass)
    addMass(joint.homeHalves, h1Home, h2Home, mass)
    addMass(joint.awayHalves, h1Away, h2Away, mass)
    addMass(joint.totalHalves, h1Home + h1Away, h2Home + h2Away, mass)
    addMass(joint.differenceHalves, h1Home - h1Away, h2Home - h2Away, mass)
  }
  return joint
}

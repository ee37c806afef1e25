import { chanceOf, meanOf } from '@xezer/pricing/distribution/integer-distribution'
import {
  chanceOfPair,
  chanceThat,
  combined,
  type PairDistribution,
} from '@xezer/pricing/distribution/pair-distribution'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanScoreWeight, scoreWeight } from './dixon-coles.ts'
import { anyLiveState, anyModel, EXAMPLE_MODEL } from './example-match.ts'
import { type JointScore, jointScore } from './joint-score.ts'
import { STATE_BEFORE_MATCH } from './match-model.ts'

const sum = (pairs: PairDistribution): number => pairs.mass.reduce((total, mass) => total + mass, 0)

function poisson(mean: number, count: number): number {
  let chance = Math.exp(-mean)
  for (let n = 1; n <= count; n++) chance *= mean / n
  return chance
}

const views = (joint: JointScore): PairDistribution[] => Object.values(joint)

describe('jointScore: one distribution of the goals of both halves', () => {
  it('before the match its full-time scores are those of Dixon and Coles', () => {
    const { match } = jointScore(EXAMPLE_MODEL, STATE_BEFORE_MATCH)
    const { goals, rho } = EXAMPLE_MODEL
    for (const [home, away] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 1],
      [3, 0],
    ] as const) {
      const independent = poisson(goals.home, home) * poisson(goals.away, away)
      const expected = independent * scoreWeight(goals, rho, home, away)
      expect(chanceOfPair(match, home, away)).toBeCloseTo(expected, 8)
    }
  })

  it('the weights keep the total at 1 and the expected goals of each side', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const joint = jointScore(model, STATE_BEFORE_MATCH)
        expect(meanScoreWeight(model.goals, model.rho, { home: 0, away: 0 }, model.goals)).toBeCloseTo(1, 12)
        expect(meanOf(combined(joint.match, 1, 0))).toBeCloseTo(model.goals.home, 5)
        expect(meanOf(combined(joint.match, 0, 1))).toBeCloseTo(model.goals.away, 5)
      }),
    )
  })

  it('every view sums to 1 without a negative chance, before and in play', () => {
    fc.assert(
      fc.property(anyModel, anyLiveState, (model, state) => {
        for (const pairs of [
          ...views(jointScore(model, STATE_BEFORE_MATCH)),
          ...views(jointScore(model, state)),
        ]) {
          expect(sum(pairs)).toBeCloseTo(1, 8)
          expect(Math.min(...pairs.mass)).toBeGreaterThanOrEqual(-1e-12)
        }
      }),
    )
  })

  it('all views tell the same story', () => {
    fc.assert(
      fc.property(anyModel, anyLiveState, (model, state) => {
        const joint = jointScore(model, state)
        const homeWins = chanceThat(joint.match, (home, away) => home > away)
        expect(chanceThat(joint.differenceHalves, (first, second) => first + second > 0)).toBeCloseTo(
          homeWins,
          8,
        )
        const three = chanceOf(combined(joint.match, 1, 1), 3)
        expect(chanceOf(combined(joint.totalHalves, 1, 1), 3)).toBeCloseTo(three, 8)
        const firstTotal = combined(joint.h1, 1, 1)
        expect(chanceOf(combined(joint.totalHalves, 1, 0), 1)).toBeCloseTo(chanceOf(firstTotal, 1), 8)
        expect(chanceOf(combined(joint.homeHalves, 1, 1), 2)).toBeCloseTo(
          chanceOf(combined(joint.match, 1, 0), 2),
          8,
        )
        expect(chanceOf(combined(joint.awayHalves, 0, 1), 0)).toBeCloseTo(
          chanceOf(combined(joint.h2, 0, 1), 0),
          8,
        )
      }),
    )
  })

  it('at the first whistle the prices in play are those before the match, to the last digit', () => {
    const before = jointScore(EXAMPLE_MODEL, STATE_BEFORE_MATCH)
    const kickOff = jointScore(EXAMPLE_MODEL, { ...STATE_BEFORE_MATCH, period: 'h1' })
    expect([...kickOff.match.mass]).toEqual([...before.match.mass])
  })

  it('a goal that is scored is never lost, and the last whistle leaves only the score', () => {
    const goals = { h1: { home: 2, away: 0 }, h2: { home: 0, away: 1 } }
    const state = {
      ...STATE_BEFORE_MATCH,
      period: 'h2' as const,
      goals,
      elapsedSeconds: 2700,
      addedSeconds: 0,
    }
    expect(chanceOfPair(jointScore(EXAMPLE_MODEL, state).match, 2, 1)).toBeCloseTo(1, 12)
  })
})

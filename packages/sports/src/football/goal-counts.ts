import type { IntegerDistribution } from '@xezer/pricing/distribution/integer-distribution'
import { combined, type PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import type { JointScore } from './joint-score.ts'

/** The goals of one period: scores and the counts that follow from them. */
export interface GoalCounts {
  /** Prefix of the period's market types: empty, `h1_` or `h2_`. */
  readonly prefix: '' | 'h1_' | 'h2_'
  /** Home goals by away goals. */
  readonly scores: PairDistribution
  readonly home: IntegerDistribution
  readonly away: IntegerDistribution
  readonly total: IntegerDistribution
  /** Home minus away. */
  readonly difference: IntegerDistribution
}

export function goalCounts(joint: JointScore, period: 'match' | 'h1' | 'h2'): GoalCounts {
  const scores = joint[period]
  return {
    prefix: period === 'match' ? '' : `${period}_`,
    scores,
    home: combined(scores, 1, 0),
    away: combined(scores, 0, 1),
    total: combined(scores, 1, 1),
    difference: combined(scores, 1, -1),
  }
}

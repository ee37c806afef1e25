import { meanOfPower } from '@xezer/pricing/distribution/integer-distribution'
import { meanOverPairs } from '@xezer/pricing/distribution/pair-distribution'
import { type OfferSink, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import type { Sides } from '@xezer/sport/side'
import type { GoalCounts } from './goal-counts.ts'
import { GOAL_PROFILE, HALF_SECONDS, type Half, halfLengthSeconds, shareBetween } from './half-profile.ts'
import {
  MISSED_PENALTIES_PER_GOAL,
  OWN_GOAL_SHARE,
  PENALTY_GOAL_SHARE,
  remainingCounts,
} from './intensities.ts'
import type { JointScore } from './joint-score.ts'
import { type MatchModel, type MatchState, matchCounts } from './match-model.ts'

const YES_NO = ['yes', 'no'] as const

const sum = (counts: Sides<number>): number => counts.home + counts.away

/** A penalty in the match and in the first half while it is open; scored or not. */
export function offerPenaltyMarkets(
  sink: OfferSink,
  model: MatchModel,
  state: MatchState,
  goals: { readonly match: GoalCounts; readonly h1: GoalCounts },
  margin: number,
): void {
  const flat = remainingCounts(model, state, 'goals')
  const yesNo = (type: string, chance: number): void =>
    offerTwoWay(sink, { type, keys: YES_NO }, chance, margin)
  if (sum(matchCounts(state.penalties)) === 0) {
    const expected = sum(flat.h1) + sum(flat.h2)
    yesNo('penalty', penaltyChance(goals.match, sum(matchCounts(state.goals)), expected))
  }
  const isFirstHalfOpen = state.period === 'prematch' || state.period === 'h1'
  if (isFirstHalfOpen && sum(state.penalties.h1) === 0) {
    yesNo('h1_penalty', penaltyChance(goals.h1, sum(state.goals.h1), sum(flat.h1)))
  }
}

/** Goals of a kind: an own goal, a goal in added time. */
export function offerGoalKindMarkets(
  sink: OfferSink,
  state: MatchState,
  goals: { readonly joint: JointScore; readonly match: GoalCounts },
  margin: number,
): void {
  const yesNo = (type: string, chance: number): void =>
    offerTwoWay(sink, { type, keys: YES_NO }, chance, margin)
  if (state.ownGoals === 0) {
    const scored = sum(matchCounts(state.goals))
    yesNo('own_goal', 1 - meanOfPower(goals.match.total, 1 - OWN_GOAL_SHARE, scored))
  }
  if (state.addedTimeGoals === 0) yesNo('added_time_goal', addedTimeGoalChance(goals.joint, state))
}

/** Some goals to come are penalties; missed penalties come on their own. */
function penaltyChance(goals: GoalCounts, scored: number, expectedGoals: number): number {
  const noneScored = meanOfPower(goals.total, 1 - PENALTY_GOAL_SHARE, scored)
  return 1 - noneScored * Math.exp(-expectedGoals * MISSED_PENALTIES_PER_GOAL)
}

function addedTimeGoalChance(joint: JointScore, state: MatchState): number {
  const first = addedTimeShare('h1', state)
  const second = addedTimeShare('h2', state)
  const { rowLowest, columnLowest } = joint.totalHalves
  const none = meanOverPairs(
    joint.totalHalves,
    (h1, h2) => (1 - first) ** (h1 - rowLowest) * (1 - second) ** (h2 - columnLowest),
  )
  return 1 - none
}

/** Share of a half's remaining goals that fall in its added time. */
export function addedTimeShare(half: Half, state: MatchState): number {
  const isNow = state.period === half
  const elapsed = isNow ? state.elapsedSeconds : 0
  const length = halfLengthSeconds(half, isNow ? state.addedSeconds : null)
  const left = shareBetween(GOAL_PROFILE, half, elapsed, length)
  const added = shareBetween(GOAL_PROFILE, half, Math.max(elapsed, HALF_SECONDS), length)
  return left === 0 ? 0 : added / left
}

import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import {
  createOfferSink,
  type OfferSink,
  priceOffers,
  type ShownMarkets,
} from '@xezer/pricing/offers/offer-sink'
import { offerCardMarkets } from './card-markets.ts'
import { offerCombinedMarkets } from './combined-markets.ts'
import { offerCornerMarkets } from './corner-markets.ts'
import { offerFirstGoalTime } from './first-goal-time.ts'
import { type GoalCounts, goalCounts } from './goal-counts.ts'
import type { Half } from './half-profile.ts'
import { offerHalvesMarkets } from './halves-markets.ts'
import { type JointScore, jointScore } from './joint-score.ts'
import { offerMatchGoalMarkets } from './match-goal-markets.ts'
import type { MatchModel, MatchPeriod, MatchState } from './match-model.ts'
import { offerMainGoalMarkets, offerScoreMarkets } from './score-markets.ts'
import { offerGoalRaces, offerLastGoal, offerNextGoal } from './sequence-markets.ts'
import { offerGoalKindMarkets, offerPenaltyMarkets } from './special-markets.ts'

/** Largest score and count that the catalogue lists one by one. */
const MATCH_LIMITS = { score: 5, count: 6 }
const HALF_LIMITS = { score: 3, count: 3 }

const NOTHING_SHOWN: ShownMarkets = new Set()

const OPEN_HALVES: Record<MatchPeriod, readonly Half[]> = {
  prematch: ['h1', 'h2'],
  h1: ['h1', 'h2'],
  break: ['h2'],
  h2: ['h2'],
  ended: [],
}

/**
 * Every market that can be sold now, priced from one distribution of the rest of the match. Markets that
 * are decided, or too certain to sell, are not in the answer. `shown` names those on the screen now.
 */
export function priceFootball(
  model: MatchModel,
  state: MatchState,
  margins: Margins,
  shown: ShownMarkets = NOTHING_SHOWN,
): Offer[] {
  if (state.period === 'ended') return []
  const joint = jointScore(model, state)
  const halves = OPEN_HALVES[state.period]
  const match = goalCounts(joint, 'match')
  const openHalves = halves.map((half) => goalCounts(joint, half))
  // One sink for each kind of facts: only within one can a proposition imply another.
  const goals = createOfferSink(shown)
  for (const counts of [match, ...openHalves]) offerMainGoalMarkets(goals, counts, margins)
  offerRestOfMatch(goals, match, joint, state, margins)
  for (const counts of openHalves) offerRestOfHalf(goals, counts, state, margins)
  offerGoalKindMarkets(goals, state, { joint, match }, margins.statistic)
  const corners = createOfferSink(shown)
  offerCornerMarkets(corners, model, state, halves, margins)
  const cards = createOfferSink(shown)
  offerCardMarkets(cards, model, state, halves.includes('h1'), margins)
  const penalties = createOfferSink(shown)
  offerPenaltyMarkets(penalties, model, state, { match, h1: goalCounts(joint, 'h1') }, margins.statistic)
  return [goals, corners, cards, penalties].flatMap(priceOffers)
}

function offerRestOfMatch(
  sink: OfferSink,
  match: GoalCounts,
  joint: JointScore,
  state: MatchState,
  margins: Margins,
): void {
  offerScoreMarkets(sink, match, margins, MATCH_LIMITS)
  offerNextGoal(sink, '', match.scores, state.period !== 'prematch', margins)
  offerLastGoal(sink, match.scores, state.lastGoal, margins)
  offerFirstGoalTime(sink, joint, state, margins)
  offerGoalRaces(sink, match.scores, margins)
  offerMatchGoalMarkets(sink, match, margins)
  offerCombinedMarkets(sink, match, margins)
  offerHalvesMarkets(sink, joint, margins)
}

function offerRestOfHalf(sink: OfferSink, goals: GoalCounts, state: MatchState, margins: Margins): void {
  const isInPlay = state.period === goals.prefix.slice(0, 2)
  offerScoreMarkets(sink, goals, margins, HALF_LIMITS)
  offerNextGoal(sink, goals.prefix, goals.scores, isInPlay, margins)
  offerCombinedMarkets(sink, goals, margins)
}

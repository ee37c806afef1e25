import type { Sides } from '@xezer/sport/side'
import { meanScoreWeight } from './dixon-coles.ts'
import {
  CORNER_PROFILE,
  GOAL_PROFILE,
  type Half,
  RED_CARD_PROFILE,
  remainingShares,
  shareRatePerSecond,
  type TimeProfile,
  YELLOW_CARD_PROFILE,
} from './half-profile.ts'
import { type MatchModel, type MatchState, matchCounts } from './match-model.ts'

/** Goal rate of the side that is a man short, and of the side that faces it, per red card. */
const SHORT_SIDE_FACTOR = 0.7
const FULL_SIDE_FACTOR = 1.3
/** Beyond three men of difference nothing more is known. */
const MEN_DIFFERENCE_MAX = 3

/** A goal is an own goal, or comes from a penalty, with these chances (of the credited side's goals). */
export const OWN_GOAL_SHARE = 0.028
export const PENALTY_GOAL_SHARE = 0.085
/** A penalty is scored with this chance; so awards are goals from penalties divided by it. */
const PENALTY_SCORED_SHARE = 0.77
/** Penalties that are not scored, per expected goal before the Dixon-Coles weights. */
export const MISSED_PENALTIES_PER_GOAL = PENALTY_GOAL_SHARE * (1 / PENALTY_SCORED_SHARE - 1)

export type ByHalf = Readonly<Record<Half, Sides<number>>>

/** The four kinds of incident that a match is made of. */
export type IncidentKind = 'goals' | 'corners' | 'yellowCards' | 'redCards'

const PROFILES: Record<IncidentKind, TimeProfile> = {
  goals: GOAL_PROFILE,
  corners: CORNER_PROFILE,
  yellowCards: YELLOW_CARD_PROFILE,
  redCards: RED_CARD_PROFILE,
}

/**
 * Change of the goal rates by red cards. With equal red-card rates the two factors cancel in the mean,
 * so that the possibility of a card is already in the rates before it.
 */
export function redCardFactors(state: MatchState): Sides<number> {
  const reds = matchCounts(state.redCards)
  const difference = Math.max(-MEN_DIFFERENCE_MAX, Math.min(MEN_DIFFERENCE_MAX, reds.home - reds.away))
  const short = SHORT_SIDE_FACTOR ** Math.abs(difference)
  const full = FULL_SIDE_FACTOR ** Math.abs(difference)
  return difference >= 0 ? { home: short, away: full } : { home: full, away: short }
}

/** Expected count of the whole match of one kind, at the present number of men. */
function matchRates(model: MatchModel, state: MatchState, kind: IncidentKind): Sides<number> {
  const base = model[kind]
  if (kind !== 'goals') return base
  const factors = redCardFactors(state)
  return { home: base.home * factors.home, away: base.away * factors.away }
}

/** Expected remaining count by half and side; for goals before the Dixon-Coles weight of the final score. */
export function remainingCounts(model: MatchModel, state: MatchState, kind: IncidentKind): ByHalf {
  const rates = matchRates(model, state, kind)
  const shares = remainingShares(PROFILES[kind], state)
  return {
    h1: { home: rates.home * shares.h1, away: rates.away * shares.h1 },
    h2: { home: rates.home * shares.h2, away: rates.away * shares.h2 },
  }
}

/**
 * Chance per second of one incident of this kind for each side at this instant, exactly as the prices
 * assume it. For goals this includes red cards and the pull of the Dixon-Coles weights, which depends on
 * the score: a simulator that draws from it reproduces every price of `priceFootball`.
 */
export function incidentRates(model: MatchModel, state: MatchState, kind: IncidentKind): Sides<number> {
  const flat = flatRates(model, state, kind)
  return kind === 'goals' ? tiltedGoalRates(model, state, flat) : flat
}

/** The same before the weights of the final score: what hangs on the play of both sides and not on the score. */
export function flatRates(model: MatchModel, state: MatchState, kind: IncidentKind): Sides<number> {
  const rates = matchRates(model, state, kind)
  const share = shareRatePerSecond(PROFILES[kind], state)
  return { home: rates.home * share, away: rates.away * share }
}

function tiltedGoalRates(model: MatchModel, state: MatchState, flat: Sides<number>): Sides<number> {
  const score = matchCounts(state.goals)
  const left = remainingCounts(model, state, 'goals')
  const remaining = { home: left.h1.home + left.h2.home, away: left.h1.away + left.h2.away }
  const weight = (home: number, away: number): number =>
    meanScoreWeight(model.goals, model.rho, { home, away }, remaining)
  const present = weight(score.home, score.away)
  return {
    home: (flat.home * weight(score.home + 1, score.away)) / present,
    away: (flat.away * weight(score.home, score.away + 1)) / present,
  }
}

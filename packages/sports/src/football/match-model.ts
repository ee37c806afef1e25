import type { Side, Sides } from '@xezer/sport/side'

/**
 * What is known of a match before it starts. Every rate is an expected count over the whole match
 * (both halves with their usual added time), at eleven against eleven.
 */
export interface MatchModel {
  /** Expected goals of each side, before the Dixon-Coles correction. */
  readonly goals: Sides<number>
  /** Dixon-Coles dependence of the low scores; negative when draws are more frequent than independence says. */
  readonly rho: number
  /** Expected corners of each side. */
  readonly corners: Sides<number>
  /** Expected yellow cards of each side. */
  readonly yellowCards: Sides<number>
  /** Expected red cards of each side (straight and second yellow together). */
  readonly redCards: Sides<number>
}

/** `break` is half-time; `ended` means that no regular play remains. */
export type MatchPeriod = 'prematch' | 'h1' | 'break' | 'h2' | 'ended'

/** Counts of one kind of incident, by the half in which they happened. */
export interface HalfCounts {
  readonly h1: Sides<number>
  readonly h2: Sides<number>
}

/** What the pricing needs to know of a match in play. Nothing of the future is in it. */
export interface MatchState {
  readonly period: MatchPeriod
  /** Seconds played in the current half, added time included; 0 before the match and in the break. */
  readonly elapsedSeconds: number
  /** Announced added time of the current half in seconds; null while it is not announced. */
  readonly addedSeconds: number | null
  readonly goals: HalfCounts
  readonly corners: HalfCounts
  readonly yellowCards: HalfCounts
  readonly redCards: HalfCounts
  /** Side of the latest goal of the match; null at 0:0. */
  readonly lastGoal: Side | null
  /** Side of the latest corner; null before the first. */
  readonly lastCorner: Side | null
  /** Penalties awarded, by the side that took them, scored or not. */
  readonly penalties: HalfCounts
  readonly ownGoals: number
  /** Goals in the added time of either half. */
  readonly addedTimeGoals: number
}

const NONE: Sides<number> = { home: 0, away: 0 }
const NO_COUNTS: HalfCounts = { h1: NONE, h2: NONE }

/** The state of a match that has not started. */
export const STATE_BEFORE_MATCH: MatchState = {
  period: 'prematch',
  elapsedSeconds: 0,
  addedSeconds: null,
  goals: NO_COUNTS,
  corners: NO_COUNTS,
  yellowCards: NO_COUNTS,
  redCards: NO_COUNTS,
  lastGoal: null,
  lastCorner: null,
  penalties: NO_COUNTS,
  ownGoals: 0,
  addedTimeGoals: 0,
}

/** Both halves together. */
export function matchCounts(counts: HalfCounts): Sides<number> {
  return { home: counts.h1.home + counts.h2.home, away: counts.h1.away + counts.h2.away }
}

import type { Sides } from '@xezer/sport/side'
import type { PossessionClock } from '../scoring/possession-counts.ts'

/** How long a period is in the rules that a competition plays by. */
export interface BasketballFormat {
  readonly quarterSeconds: number
  readonly overtimeSeconds: number
}

export const NBA_FORMAT: BasketballFormat = { quarterSeconds: 720, overtimeSeconds: 300 }
export const FIBA_FORMAT: BasketballFormat = { quarterSeconds: 600, overtimeSeconds: 300 }

export const QUARTER_COUNT = 4

/** What is known of a game before it starts. */
export interface BasketballModel {
  readonly format: BasketballFormat
  /** Mean points of a possession. */
  readonly efficiency: Sides<number>
  /** Mean seconds of a possession; one pace for both sides. */
  readonly possessionSeconds: number
}

/**
 * A possession ends when the other side has the ball for good, so that it holds rebounds and what two sides lose to each
 * other in turn: fewer and better ones than a score sheet counts. Seventy a side and NBA game give the spread of a team,
 * of the difference and of the total that real games have.
 */
const POINTS_SHARES = [0, 0.1, 0.66, 0.24] as const
const POINTS_OF_A_SCORE = 0.1 + 2 * 0.66 + 3 * 0.24

/** The ball is brought up: no possession ends in so many seconds after the one before. */
export const DEAD_SECONDS = 4

/**
 * The last quarter and every overtime end in an exchange of fouls and hurried shots: `closing.ts` says who scores in it.
 */
export const CLOSING_SECONDS = 20

/** Chances of 0, 1, 2 and 3 points in a possession of this mean. */
export function pointsChances(efficiency: number): readonly number[] {
  const scored = efficiency / POINTS_OF_A_SCORE
  return POINTS_SHARES.map((share, points) => (points === 0 ? 1 - scored : share * scored))
}

export function possessionClock({ possessionSeconds }: BasketballModel): PossessionClock {
  return { endChance: 1 / (possessionSeconds - DEAD_SECONDS), deadSeconds: DEAD_SECONDS }
}

export function periodSeconds({ format }: BasketballModel, period: number): number {
  return period < QUARTER_COUNT ? format.quarterSeconds : format.overtimeSeconds
}

/** The last quarter and the overtimes are followed by an overtime when they end level. */
export function isLastPeriod(period: number): boolean {
  return period >= QUARTER_COUNT - 1
}

/** Seconds of a period, at its end, that are not played in possessions. */
export function closingSeconds(period: number): number {
  return isLastPeriod(period) ? CLOSING_SECONDS : 0
}

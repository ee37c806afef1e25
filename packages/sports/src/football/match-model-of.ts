import type { Sides } from '@xezer/sport/side'
import type { MatchModel } from './match-model.ts'

/** Natural logarithms: above zero scores more, or concedes less, than the average of all. */
export interface TeamStrength {
  readonly attack: number
  readonly defence: number
}

export interface MatchStrengths {
  readonly home: TeamStrength
  readonly away: TeamStrength
  /** Logarithm of the goals that average teams score against each other away from home. */
  readonly base: number
  /** Logarithm of the home side's advantage; 0 on neutral ground. */
  readonly homeAdvantage: number
  readonly rho: number
}

/** No real match is expected outside of these; they keep every distribution short and every weight positive. */
export const GOALS_MIN = 0.2
export const GOALS_MAX = 4.5

const CORNERS_TOTAL = 10
const YELLOW_CARDS_TOTAL = 4.3
/** Equal for both sides on purpose: then a possible red card leaves expected goals as they are. */
const RED_CARDS = 0.085

/** The model of a match between two teams of known strengths. */
export function matchModelOf(strengths: MatchStrengths): MatchModel {
  const logarithms = goalLogarithms(strengths)
  const goals = { home: bounded(Math.exp(logarithms.home)), away: bounded(Math.exp(logarithms.away)) }
  // Corners follow the pressure, cards the side under it; both half as unevenly as goals.
  const lean = (goals.home - goals.away) / (goals.home + goals.away)
  return {
    goals,
    rho: strengths.rho,
    corners: split(CORNERS_TOTAL, 0.5 + 0.25 * lean),
    yellowCards: split(YELLOW_CARDS_TOTAL, 0.49 - 0.12 * lean),
    redCards: { home: RED_CARDS, away: RED_CARDS },
  }
}

/** Logarithms of the goals that the sides are expected to score. */
export function goalLogarithms({ home, away, base, homeAdvantage }: MatchStrengths): Sides<number> {
  return {
    home: base + homeAdvantage + home.attack - away.defence,
    away: base + away.attack - home.defence,
  }
}

function bounded(goals: number): number {
  return Math.min(GOALS_MAX, Math.max(GOALS_MIN, goals))
}

function split(total: number, homeShare: number): Sides<number> {
  return { home: total * homeShare, away: total * (1 - homeShare) }
}

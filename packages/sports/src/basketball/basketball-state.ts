import type { Side, Sides } from '@xezer/sport/side'
import { type BasketballModel, periodSeconds } from './basketball-model.ts'

/** What prices need to know of a game. Nothing of the future is in it. */
export interface BasketballState {
  /** 0 to 3 are the quarters, 4 the first overtime. */
  readonly period: number
  /** Whole seconds on the clock of the period. */
  readonly secondsLeft: number
  /** Whose possession it is; null before the tip-off of a period, which is anybody's. */
  readonly ball: Side | null
  /** Seconds in which the possession cannot end yet. */
  readonly deadSeconds: number
  /** By period, the current one last. */
  readonly points: readonly Sides<number>[]
  readonly isEnded: boolean
}

export const NO_POINTS: Sides<number> = { home: 0, away: 0 }

export function stateBefore(model: BasketballModel): BasketballState {
  return { ...beforePeriod(model, 0), points: [NO_POINTS], isEnded: false }
}

/** The clock, the ball and the pause at the start of a period. */
export function beforePeriod(
  model: BasketballModel,
  period: number,
): Pick<BasketballState, 'period' | 'secondsLeft' | 'ball' | 'deadSeconds'> {
  return { period, secondsLeft: periodSeconds(model, period), ball: null, deadSeconds: 0 }
}

export function sumOfPoints(points: readonly Sides<number>[]): Sides<number> {
  return points.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  })
}

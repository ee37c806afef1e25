import type { Sides } from '@xezer/sport/side'
import { type Counted, pathOfPart, type SportFacts } from '@xezer/sport/sport-facts'
import { type BasketballModel, periodSeconds, QUARTER_COUNT } from './basketball-model.ts'
import type { BasketballState } from './basketball-state.ts'

/** Where a period lies: the quarters in a half and in regular time, the overtimes in neither. */
export function pathOf(period: number): string {
  return pathOfPart(period >= QUARTER_COUNT ? `ot${period - QUARTER_COUNT + 1}` : `q${period + 1}`)
}

/** What is over when the periods before this one are. */
export function closedBefore(period: number): readonly string[] {
  const closed: string[] = []
  for (let over = 0; over < period; over++) {
    closed.push(over < QUARTER_COUNT ? `q${over + 1}` : `ot${over - QUARTER_COUNT + 1}`)
    if (over === 1) closed.push('h1')
    if (over === QUARTER_COUNT - 1) closed.push('h2', 'regular')
  }
  return closed
}

/** The minute of the game that a second on the clock of a period belongs to, from 1. */
export function minuteOf(model: BasketballModel, period: number, secondsLeft: number): number {
  let before = 0
  for (let over = 0; over < period; over++) before += periodSeconds(model, over) / 60
  const played = periodSeconds(model, period) - secondsLeft
  return before + Math.max(1, Math.ceil(played / 60))
}

/** How many quarters and overtimes were over, and of the one in play as much as was. */
export function playedParts(
  model: BasketballModel,
  period: number,
  secondsLeft: number,
  isOver = false,
): number {
  if (isOver) return period + 1
  const seconds = periodSeconds(model, period)
  return period + Math.round((1000 * (seconds - secondsLeft)) / seconds) / 1000
}

/** Points as the record has them: baskets of two and three, and free throws. */
export function countPoints(scored: Sides<number>, path: string, minute: number): Counted[] {
  return (['home', 'away'] as const).flatMap((side) =>
    basketsOf(scored[side]).map((weight): Counted => ({ statistic: 'points', side, path, weight, minute })),
  )
}

function basketsOf(points: number): number[] {
  if (points === 0) return []
  const basket = points === 4 ? 2 : Math.min(3, points)
  return [basket, ...basketsOf(points - basket)]
}

/** That an overtime begins is counted once, for neither side more than the other. */
export function countOvertime(period: number, minute: number): Counted[] {
  if (period < QUARTER_COUNT) return []
  return [{ statistic: 'overtimes', side: 'home', path: pathOf(period), weight: 1, minute }]
}

/** What the record says when `counted` has happened so far. */
export function basketballFacts(
  state: BasketballState,
  counted: readonly Counted[],
  isAbandoned: boolean,
): SportFacts {
  return {
    status: isAbandoned ? 'abandoned' : state.isEnded ? 'finished' : 'playing',
    advances: null,
    closed: closedBefore(state.isEnded ? state.period + 1 : state.period),
    counted,
  }
}

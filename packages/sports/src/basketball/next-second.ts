import { otherSide, type Side, type Sides } from '@xezer/sport/side'
import { must } from '@xezer/std/assert'
import type { Random } from '@xezer/std/random'
import {
  type BasketballModel,
  closingSeconds,
  DEAD_SECONDS,
  isLastPeriod,
  pointsChances,
  possessionClock,
} from './basketball-model.ts'
import { type BasketballState, beforePeriod, NO_POINTS, sumOfPoints } from './basketball-state.ts'
import { closingScores } from './closing.ts'

/** One thing that may happen in the next second of the clock, or in the closing seconds all at once. */
export interface Transition {
  readonly chance: number
  readonly scored: Sides<number>
  /** Whose possession ended; null where none did. */
  readonly ended: Side | null
  readonly next: BasketballState
}

/**
 * The one kernel of the game: play draws from it, and prices are what it comes to. The chances sum to 1; none is left
 * once the game is over.
 */
export function nextSecond(model: BasketballModel, state: BasketballState): Transition[] {
  if (state.isEnded) return []
  if (state.secondsLeft <= closingSeconds(state.period)) return closeGame(model, state)
  const quiet = {
    ...state,
    secondsLeft: state.secondsLeft - 1,
    deadSeconds: Math.max(0, state.deadSeconds - 1),
  }
  if (state.deadSeconds > 0) return [moved(model, 1, NO_POINTS, null, quiet)]
  const { endChance } = possessionClock(model)
  const sides = state.ball === null ? (['home', 'away'] as const) : [state.ball]
  const ends = sides.flatMap((side) =>
    pointsChances(model.efficiency[side]).map((chance, points) => {
      const scored = { ...NO_POINTS, [side]: points }
      const next = {
        ...quiet,
        ball: otherSide(side),
        deadSeconds: DEAD_SECONDS,
        points: added(state.points, scored),
      }
      return moved(model, (endChance * chance) / sides.length, scored, side, next)
    }),
  )
  return [...ends, moved(model, 1 - endChance, NO_POINTS, null, quiet)]
}

function closeGame(model: BasketballModel, state: BasketballState): Transition[] {
  const { home, away } = sumOfPoints(state.points)
  return closingScores(home - away).map((score) => {
    const scored = { home: score.home, away: score.away }
    const next = { ...state, secondsLeft: 0, points: added(state.points, scored) }
    return moved(model, score.chance, scored, null, next)
  })
}

function added(points: readonly Sides<number>[], scored: Sides<number>): readonly Sides<number>[] {
  return points.map((pair, index) =>
    index === points.length - 1 ? { home: pair.home + scored.home, away: pair.away + scored.away } : pair,
  )
}

/** With the clock at 0:00 the next period stands ready, or the game is over. */
function moved(
  model: BasketballModel,
  chance: number,
  scored: Sides<number>,
  ended: Side | null,
  state: BasketballState,
): Transition {
  if (state.secondsLeft > 0) return { chance, scored, ended, next: state }
  const { home, away } = sumOfPoints(state.points)
  if (isLastPeriod(state.period) && home !== away)
    return { chance, scored, ended, next: { ...state, isEnded: true } }
  const points = [...state.points, NO_POINTS]
  return { chance, scored, ended, next: { ...state, ...beforePeriod(model, state.period + 1), points } }
}

/** The next transition that ends a possession or a period; the quiet seconds before it are only counted down. */
export function drawNext(
  model: BasketballModel,
  from: BasketballState,
  randomAt: (period: number, secondsLeft: number) => Random,
): Transition {
  const { endChance } = possessionClock(model)
  let state = from
  for (;;) {
    const { secondsLeft, deadSeconds, period } = state
    const isLast = secondsLeft <= closingSeconds(period) + 1
    if (deadSeconds > 0 && !isLast) {
      const skipped = Math.min(deadSeconds, secondsLeft - closingSeconds(period) - 1)
      state = { ...state, secondsLeft: secondsLeft - skipped, deadSeconds: deadSeconds - skipped }
      continue
    }
    const drawn = randomAt(period, secondsLeft).next()
    // The ends of a possession come first in the list, so that beyond them nothing else is left but a quiet second.
    if (!isLast && drawn >= endChance) {
      state = { ...state, secondsLeft: secondsLeft - 1 }
      continue
    }
    const transition = pick(nextSecond(model, state), drawn)
    if (transition.ended !== null || transition.next.period !== period || transition.next.isEnded)
      return transition
    state = transition.next
  }
}

function pick(transitions: readonly Transition[], drawn: number): Transition {
  let left = drawn
  for (const transition of transitions) {
    left -= transition.chance
    if (left < 0) return transition
  }
  return must(transitions.at(-1), 'a game that is not over goes on')
}

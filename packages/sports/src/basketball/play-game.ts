import type { Counted, SportFacts } from '@xezer/sport/sport-facts'
import { type Random, seededRandom } from '@xezer/std/random'
import { basketballFacts, countOvertime, countPoints, minuteOf, pathOf } from './basketball-facts.ts'
import { type BasketballModel, isLastPeriod, QUARTER_COUNT } from './basketball-model.ts'
import type { BasketballState } from './basketball-state.ts'
import { drawNext, type Transition } from './next-second.ts'

/**
 * The random numbers of one minute of one period. Each minute has its own, so that the play up to an instant does not
 * depend on anything later.
 */
export type StreamOf = (period: number, minute: number) => Random

export function playStreams(seed: string, eventId: number): StreamOf {
  return (period, minute) => seededRandom(`${seed}/${eventId}/basketball/${period}/${minute}`)
}

/** One thing that happened, and when: the clock stood at so many seconds of the period. */
export interface GameMoment {
  readonly period: number
  readonly secondsLeft: number
  readonly transition: Transition
}

/** Everything that happens from a state on to the end of the game. */
export function playGame(model: BasketballModel, from: BasketballState, streamOf: StreamOf): GameMoment[] {
  const moments: GameMoment[] = []
  let minute = -1
  let inPeriod = -1
  let random = seededRandom('')
  // A stream belongs to what is left of its minute, and is used from the minute's beginning or from where play goes on.
  const randomAt = (period: number, secondsLeft: number): Random => {
    const at = Math.ceil(secondsLeft / 60)
    if (at !== minute || period !== inPeriod) random = streamOf(period, at)
    minute = at
    inPeriod = period
    return random
  }
  let state = from
  while (!state.isEnded) {
    const transition = drawNext(model, state, randomAt)
    const isNext = transition.next.period !== state.period
    const secondsLeft = isNext || transition.next.isEnded ? 0 : transition.next.secondsLeft
    moments.push({ period: state.period, secondsLeft, transition })
    state = transition.next
  }
  return moments
}

/** What a moment adds to the record. */
export function countMoment(
  model: BasketballModel,
  { period, secondsLeft, transition }: GameMoment,
): Counted[] {
  const minute = minuteOf(model, period, secondsLeft)
  const points = countPoints(transition.scored, pathOf(period), minute)
  const { next } = transition
  const isOvertime = next.period > period && isLastPeriod(period) && next.period >= QUARTER_COUNT
  return isOvertime ? [...points, ...countOvertime(next.period, minute)] : points
}

/** The whole record of a game that is played on from a state with its own record. */
export function factsAfter(
  model: BasketballModel,
  from: BasketballState,
  counted: readonly Counted[],
  moments: readonly GameMoment[],
): SportFacts {
  const end = moments.at(-1)?.transition.next ?? from
  return basketballFacts(end, [...counted, ...moments.flatMap((moment) => countMoment(model, moment))], false)
}

import type { Side, Sides } from '@xezer/sport/side'
import {
  GOAL_PROFILE,
  type Half,
  halfLengthSeconds,
  RED_CARD_PROFILE,
  remainingShares,
  shareBetween,
} from '../half-profile.ts'
import { type ByHalf, redCardFactors, remainingCounts } from '../intensities.ts'
import type { HalfCounts, MatchModel, MatchState } from '../match-model.ts'

/** So many dismissals to come, and what they do to goals: the rates of each half over those without them. */
export interface Dismissals {
  readonly chance: number
  readonly counts: HalfCounts
  readonly goalFactors: ByHalf
}

/** Three and more in what is left of a match are told as if they moved nothing: one match in a thousand. */
const DISMISSALS_MAX = 2
const CHANCE_MIN = 1e-6
/** Where a card may be shown. */
export const SLOTS = [
  ['h1', 'home'],
  ['h1', 'away'],
  ['h2', 'home'],
  ['h2', 'away'],
] as const satisfies readonly (readonly [Half, Side])[]

/** Everything that dismissals may come to, as far as it is likely enough to move the chance of anything else. */
export function listDismissals(model: MatchModel, state: MatchState): Dismissals[] {
  const left = remainingCounts(model, state, 'redCards')
  const steps = { h1: stepsOf('h1', state), h2: stepsOf('h2', state) }
  let found: { readonly chance: number; readonly numbers: readonly number[] }[] = [{ chance: 1, numbers: [] }]
  for (const [half, side] of SLOTS) {
    const mean = left[half][side]
    found = found.flatMap(({ chance, numbers }) => {
      const room = DISMISSALS_MAX - numbers.reduce((sum, number) => sum + number, 0)
      return Array.from({ length: room + 1 }, (_, number) => ({
        chance: chance * poissonOf(mean, number),
        numbers: [...numbers, number],
      }))
    })
    found = found.filter(({ chance }) => chance >= CHANCE_MIN)
  }
  return found.map(({ chance, numbers: [h1Home = 0, h1Away = 0, h2Home = 0, h2Away = 0] }) => {
    const counts = { h1: { home: h1Home, away: h1Away }, h2: { home: h2Home, away: h2Away } }
    const goalFactors = {
      h1: meanFactors(steps.h1, NOBODY, counts.h1, state),
      h2: meanFactors(steps.h2, counts.h1, counts.h2, state),
    }
    return { chance, counts, goalFactors }
  })
}

function poissonOf(mean: number, count: number): number {
  let chance = Math.exp(-mean)
  for (let number = 1; number <= count; number++) chance *= mean / number
  return chance
}

const NOBODY: Sides<number> = { home: 0, away: 0 }

/** How finely a half is walked through. */
const STEPS = 8

/** A part of what is left of a half: its share of the goals, and of the dismissals those that come before it. */
interface Step {
  readonly goals: number
  readonly shown: number
}

function stepsOf(half: Half, state: MatchState): readonly Step[] {
  if (remainingShares(GOAL_PROFILE, state)[half] === 0) return []
  const isNow = state.period === half
  const from = isNow ? state.elapsedSeconds : 0
  const length = halfLengthSeconds(half, isNow ? state.addedSeconds : null)
  const at = (part: number): number => from + ((length - from) * part) / STEPS
  const goals = shareBetween(GOAL_PROFILE, half, from, length)
  const shown = shareBetween(RED_CARD_PROFILE, half, from, length)
  return Array.from({ length: STEPS }, (_, step) => ({
    goals: shareBetween(GOAL_PROFILE, half, at(step), at(step + 1)) / goals,
    shown: shareBetween(RED_CARD_PROFILE, half, from, at(step + 0.5)) / shown,
  }))
}

/** When they come nobody knows: of each step the mean over all that was before it, weighted by its goals. */
function meanFactors(
  steps: readonly Step[],
  before: Sides<number>,
  coming: Sides<number>,
  state: MatchState,
): Sides<number> {
  if (steps.length === 0) return { home: 1, away: 1 }
  const now = redCardFactors(state)
  const mean = { home: 0, away: 0 }
  for (let home = 0; home <= coming.home; home++) {
    for (let away = 0; away <= coming.away; away++) {
      const chance = steps.reduce(
        (sum, { goals, shown }) =>
          sum + goals * binomialOf(coming.home, home, shown) * binomialOf(coming.away, away, shown),
        0,
      )
      const after = redCardFactors(withMore(state, before.home + home, before.away + away))
      mean.home += (chance * after.home) / now.home
      mean.away += (chance * after.away) / now.away
    }
  }
  return mean
}

function withMore(state: MatchState, home: number, away: number): MatchState {
  const { h1, h2 } = state.redCards
  return { ...state, redCards: { h1, h2: { home: h2.home + home, away: h2.away + away } } }
}

function binomialOf(of: number, count: number, chance: number): number {
  let ways = 1
  for (let number = 1; number <= count; number++) ways *= (of - count + number) / number
  return ways * chance ** count * (1 - chance) ** (of - count)
}

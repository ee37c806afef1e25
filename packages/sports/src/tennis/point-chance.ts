import { dayChances, servesOfDays } from './form-of-the-day.ts'
import type { TennisModel } from './tennis-model.ts'
import type { TennisState } from './tennis-state.ts'

/** Chance of the home side to win the next point: play draws from it, and prices are its consequence. */
export function pointChance(model: TennisModel, state: TennisState): number {
  const chances = dayChances(model, state)
  return servesOfDays(model).reduce((sum, { home, away }, day) => {
    return sum + (chances[day] ?? 0) * (state.server === 'home' ? home : 1 - away)
  }, 0)
}

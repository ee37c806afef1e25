import { serveAfter, type TennisModel } from './tennis-model.ts'
import { lastSetWinner, type TennisState } from './tennis-state.ts'

/** Chance of the home side to win the next point: play draws from it, and prices are its consequence. */
export function pointChance(model: TennisModel, state: TennisState): number {
  const { home, away } = serveAfter(model, lastSetWinner(state))
  return state.server === 'home' ? home : 1 - away
}

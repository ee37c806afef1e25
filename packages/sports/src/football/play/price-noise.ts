import { opinionDrifts } from '../../opinion-drift.ts'
import type { MatchModel } from '../match-model.ts'

/** Opinion moves by about 3 % of a side's expected goals. */
const SPREAD = 0.03

/**
 * Pre-match opinion: a drift on the logarithms of both sides' expected goals. A function of seed, event and time only.
 * The play takes the model of its kick-off, so closing prices and everything in play are exactly fair.
 */
export function modelAt(
  base: MatchModel,
  world: { readonly seed: string; readonly speed: number },
  eventId: number,
  atMs: number,
): MatchModel {
  const { home, away } = opinionDrifts(world, eventId, SPREAD, atMs)
  const { goals } = base
  return { ...base, goals: { home: goals.home * Math.exp(home), away: goals.away * Math.exp(away) } }
}

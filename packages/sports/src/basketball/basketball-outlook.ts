import { createScoreOutlook, type ScoreChance, type ScoreOutlook } from '../outrights/score-outlook.ts'
import type { BasketballModel } from './basketball-model.ts'
import { stateBefore } from './basketball-state.ts'
import { viewOpen } from './points-views.ts'
import { prepareModel } from './prepared-model.ts'

/** Less likely margins do not move a final table. */
const CHANCE_MIN = 1e-4

/** By how much a game that has not begun may be won, as the points of the winner: the difference is what tables count. */
export function basketballOutlook(model: BasketballModel): ScoreOutlook {
  const { lowest, mass } = viewOpen(prepareModel(model), stateBefore(model)).match.difference
  const scores: ScoreChance[] = []
  for (const [index, chance] of mass.entries()) {
    const lead = lowest + index
    if (chance >= CHANCE_MIN && lead !== 0)
      scores.push({ home: Math.max(0, lead), away: Math.max(0, -lead), chance })
  }
  return createScoreOutlook(scores)
}

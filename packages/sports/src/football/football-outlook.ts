import { createScoreOutlook, type ScoreChance, type ScoreOutlook } from '../outrights/score-outlook.ts'
import { jointScore } from './joint-score.ts'
import { type MatchModel, STATE_BEFORE_MATCH } from './match-model.ts'

/** Less likely scores do not move a final table. */
const CHANCE_MIN = 1e-6

/** Every final score of a match that has not begun. */
export function footballOutlook(model: MatchModel): ScoreOutlook {
  const { rowLowest, columnLowest, columns, mass } = jointScore(model, STATE_BEFORE_MATCH).match
  const scores: ScoreChance[] = []
  for (const [index, chance] of mass.entries()) {
    if (chance < CHANCE_MIN) continue
    scores.push({
      home: rowLowest + Math.floor(index / columns),
      away: columnLowest + (index % columns),
      chance,
    })
  }
  return createScoreOutlook(scores)
}

import { createScoreOutlook, type ScoreOutlook } from '../outrights/score-outlook.ts'
import { matchView } from './match-view.ts'
import type { TennisModel } from './tennis-model.ts'
import { STATE_BEFORE_MATCH } from './tennis-state.ts'

/** Who wins a match that has not begun, as one to nothing: nothing else of it counts in a tournament. */
export function tennisOutlook(model: TennisModel): ScoreOutlook {
  const { winner } = matchView(model, STATE_BEFORE_MATCH)
  return createScoreOutlook([
    { home: 1, away: 0, chance: winner },
    { home: 0, away: 1, chance: 1 - winner },
  ])
}

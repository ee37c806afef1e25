import { createScoreOutlook, type ScoreOutlook } from '../outrights/score-outlook.ts'
import { matchView } from './match-view.ts'
import type { TableTennisModel } from './table-tennis-model.ts'
import { STATE_BEFORE_MATCH } from './table-tennis-state.ts'

/** Who wins a match that has not begun, and in how many sets. */
export function tableTennisOutlook(model: TableTennisModel): ScoreOutlook {
  return createScoreOutlook(matchView(model, STATE_BEFORE_MATCH).finalSets)
}

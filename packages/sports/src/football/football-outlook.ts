import { type OutlookAt, OutlookGrid } from '../outrights/outlook-grid.ts'
import { createScoreOutlook, type ScoreChance, type ScoreOutlook } from '../outrights/score-outlook.ts'
import { jointScore } from './joint-score.ts'
import { type MatchModel, STATE_BEFORE_MATCH } from './match-model.ts'
import { GOALS_MAX, GOALS_MIN, goalLogarithms, type MatchStrengths, matchModelOf } from './match-model-of.ts'

/**
 * The spread of what a club gains or loses in a week, in attack and in defence alike, as the natural logarithm of goals: what
 * Rue and Salvesen (2000) found for league football, 0.16 in a hundred days for each of them, comes to as much for both.
 */
export const FORM_PER_WEEK = 0.03

/** Less likely scores do not move a final table. */
const CHANCE_MIN = 1e-6
/** Between two lines of the grid, as a logarithm: goals between them are off by a thousandth. */
const STEP = 0.1
const GOALS = { from: Math.log(GOALS_MIN), to: Math.log(GOALS_MAX) }

/** Matches between any two clubs, by the strengths that their tables say. */
export function createFootballOutlooks(rho: number): (strengths: MatchStrengths) => OutlookAt {
  const grid = new OutlookGrid({
    step: STEP,
    rows: GOALS,
    columns: GOALS,
    make: (row, column) => footballOutlook(modelOfGoals(row, column, rho)),
  })
  return (strengths) => {
    const { home, away } = goalLogarithms(strengths)
    return (edge, word) => grid.at(home + edge, away - edge, word)
  }
}

/** Every final score of a match that has not begun. */
function footballOutlook(model: MatchModel): ScoreOutlook {
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

function modelOfGoals(home: number, away: number, rho: number): MatchModel {
  return matchModelOf({
    home: { attack: home, defence: 0 },
    away: { attack: away, defence: 0 },
    base: 0,
    homeAdvantage: 0,
    rho,
  })
}

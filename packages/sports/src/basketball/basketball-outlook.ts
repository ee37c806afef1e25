import { type OutlookAt, OutlookGrid } from '../outrights/outlook-grid.ts'
import { createScoreOutlook, type ScoreChance, type ScoreOutlook } from '../outrights/score-outlook.ts'
import type { BasketballModel } from './basketball-model.ts'
import { stateBefore } from './basketball-state.ts'
import { expectedLead, type LeadTerms, modelOfLead, perStrength } from './draw-basketball.ts'
import { viewOpen } from './points-views.ts'
import { prepareModel } from './prepared-model.ts'

/** Less likely margins do not move a final table. */
const CHANCE_MIN = 1e-4
/** Points between two lines of the grid, and the largest lead that two clubs of a league have. */
const STEP = 1.5
const LEADS = { from: -42, to: 42 }

/**
 * Games between any two clubs of a league. What is their own in pace and points is left out of it: it moves the spread of
 * a difference by one in a hundred.
 */
export function createBasketballOutlooks(): (game: LeadTerms) => OutlookAt {
  const grids = new Map<string, OutlookGrid>()
  return (game) => {
    const { format } = game
    const grid = grids.get(format) ?? createGrid(format)
    grids.set(format, grid)
    const lead = expectedLead(game)
    const perForm = perStrength(format)
    return (edge, word) => grid.at(lead + perForm * edge, 0, word)
  }
}

function createGrid(format: string): OutlookGrid {
  return new OutlookGrid({
    step: STEP,
    rows: LEADS,
    columns: { from: 0, to: 0 },
    make: (lead) => basketballOutlook(modelOfLead(format, lead)),
  })
}

/** By how much a game that has not begun may be won, as the points of the winner: the difference is what tables count. */
function basketballOutlook(model: BasketballModel): ScoreOutlook {
  const { lowest, mass } = viewOpen(prepareModel(model), stateBefore(model)).match.difference
  const scores: ScoreChance[] = []
  for (const [index, chance] of mass.entries()) {
    const lead = lowest + index
    if (chance >= CHANCE_MIN && lead !== 0)
      scores.push({ home: Math.max(0, lead), away: Math.max(0, -lead), chance })
  }
  return createScoreOutlook(scores)
}

import type { DrawnMatch, SportPlay } from '../../sport-play.ts'
import type { BasketballModel } from '../basketball-model.ts'
import { createBasketballOutlooks } from '../basketball-outlook.ts'
import { drawBasketball } from '../draw-basketball.ts'
import { createBasketballPlay } from './basketball-play.ts'

/**
 * The spread of what a club gains or loses in a week: half a point of a game. Over a season it makes wins differ from those
 * that were expected by four of 82, and the luck of the games by as many; before a season of the NBA it is known to eight.
 */
const FORM_PER_WEEK = 1.8

/** Games of basketball, as the tables of leagues have them. */
export const BASKETBALL_PLAY: SportPlay = {
  create: (match) => createBasketballPlay({ ...match, model: modelOf(match) }),
  outlook: null,
  winnerOf: null,
  season: { formPerWeek: FORM_PER_WEEK, outlookOf: createBasketballOutlooks() },
  // Of four overtimes and more there is one game in ten thousand.
  longestMs: { atSpeedOne: 18_000_000, least: 20_000 },
}

function modelOf(match: DrawnMatch): BasketballModel {
  const { names: clubs, world } = match
  return drawBasketball({ ...match, seed: world.seed, clubs })
}

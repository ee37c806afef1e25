import type { DrawnMatch, SportPlay } from '../../sport-play.ts'
import type { BasketballModel } from '../basketball-model.ts'
import { basketballOutlook } from '../basketball-outlook.ts'
import { drawBasketball } from '../draw-basketball.ts'
import { createBasketballPlay } from './basketball-play.ts'

/** Games of basketball, as the tables of leagues have them. */
export const BASKETBALL_PLAY: SportPlay = {
  create: (match) => createBasketballPlay({ ...match, model: modelOf(match) }),
  outlook: (match) => basketballOutlook(modelOf(match)),
  winnerOf: null,
  // Of four overtimes and more there is one game in ten thousand.
  longestMs: { atSpeedOne: 18_000_000, least: 20_000 },
}

function modelOf(match: DrawnMatch): BasketballModel {
  const { names: clubs, world } = match
  return drawBasketball({ ...match, seed: world.seed, clubs })
}

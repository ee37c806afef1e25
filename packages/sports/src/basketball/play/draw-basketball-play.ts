import type { SportPlay } from '../../sport-play.ts'
import { drawBasketball } from '../draw-basketball.ts'
import { createBasketballPlay } from './basketball-play.ts'

/** Games of basketball, as the tables of leagues have them. */
export const BASKETBALL_PLAY: SportPlay = {
  create(match) {
    const { names: clubs, world } = match
    return createBasketballPlay({ ...match, model: drawBasketball({ ...match, seed: world.seed, clubs }) })
  },
  winnerOf: null,
  // Of four overtimes and more there is one game in ten thousand.
  longestMs: { atSpeedOne: 18_000_000, least: 20_000 },
}

import { assert } from '@xezer/std/assert'
import { winnerOfPoints } from '../../race/point-steps.ts'
import type { DrawnMatch, SportPlay } from '../../sport-play.ts'
import { drawTennisMatch } from '../draw-tennis-match.ts'
import type { TennisModel } from '../tennis-model.ts'
import { tennisOutlook } from '../tennis-outlook.ts'
import { createTennisPlay, type TennisPlay } from './tennis-play.ts'

/** Matches of tennis, as the tables of tournaments have them. */
export const TENNIS_PLAY: SportPlay = {
  create: createPlay,
  winnerOf: (match) => winnerOfPoints(createPlay(match).steps),
  season: null,
  outlook: (match) => tennisOutlook(modelOf(match)),
  // Five sets that all go to a tie-break take five hours; there may be treatment as well.
  longestMs: { atSpeedOne: 23_400_000, least: 20_000 },
}

function createPlay(match: DrawnMatch): TennisPlay {
  return createTennisPlay({ ...match, model: modelOf(match) })
}

function modelOf(match: DrawnMatch): TennisModel {
  const { surface, world, names: players } = match
  assert(surface !== null, 'tennis is played on a surface')
  return drawTennisMatch({ ...match, seed: world.seed, players, surface })
}

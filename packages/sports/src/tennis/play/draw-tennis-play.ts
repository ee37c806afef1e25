import { otherSide, type Side } from '@xezer/sport/side'
import { assert, must } from '@xezer/std/assert'
import type { DrawnMatch, SportPlay } from '../../sport-play.ts'
import { drawTennisMatch } from '../draw-tennis-match.ts'
import type { TennisModel } from '../tennis-model.ts'
import { tennisOutlook } from '../tennis-outlook.ts'
import { createTennisPlay, type TennisPlay } from './tennis-play.ts'

/** Matches of tennis, as the tables of tournaments have them. */
export const TENNIS_PLAY: SportPlay = {
  create: createPlay,
  winnerOf: (match) => winnerOf(createPlay(match)),
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

/** Who won the last point, or did not retire from it: the score is not counted. */
function winnerOf({ steps }: TennisPlay): Side {
  const { action } = must(
    steps.findLast((step) => step.action.kind !== 'stop'),
    'a match has an end',
  )
  if (action.kind === 'retired' || action.kind === 'walkover') return otherSide(action.side)
  assert(action.kind === 'point', 'a match ends with a point')
  return action.winner
}

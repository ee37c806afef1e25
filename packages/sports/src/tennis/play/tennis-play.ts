import { createMatchPlay, type PlayOptions } from '../../create-match-play.ts'
import type { MatchPlay } from '../../match-play.ts'
import { heldOpinion } from '../../opinion-drift.ts'
import { effectOfPoint, POINT_RHYTHM } from '../../race/point-steps.ts'
import { combineTennis } from '../combination/combine-tennis.ts'
import { priceTennis } from '../price-tennis.ts'
import type { TennisModel } from '../tennis-model.ts'
import { playTennis, pointStreams } from './play-tennis.ts'
import { presentLiveState } from './present-live-state.ts'
import { applyStep, BOARD_BEFORE_MATCH, type TennisBoard } from './tennis-board.ts'
import type { TennisStep } from './tennis-step.ts'

/** Opinion moves by about so much of a side's chance to win a point on serve. */
const OPINION_SPREAD = 0.004

export type TennisPlay = MatchPlay<TennisStep, TennisBoard>

/** A match between players of known chances at the serve. */
export function createTennisPlay(options: PlayOptions<TennisModel>): TennisPlay {
  const { model, world, eventId, startsAtMs } = options
  const { format } = model
  return createMatchPlay<TennisModel, TennisStep, TennisBoard>({
    startsAtMs,
    opinionAt(atMs) {
      const { home, away } = heldOpinion(options, OPINION_SPREAD, atMs)
      return { ...model, serve: { home: model.serve.home + home, away: model.serve.away + away } }
    },
    draw: (closing) => playTennis(closing, pointStreams(world.seed, eventId), world.speed),
    price: (opinion, { state }, _atSeconds, margins, shown) => priceTennis(opinion, state, margins, shown),
    combine:
      (opinion, { state }, _atSeconds, margins) =>
      (offers, legs) =>
        combineTennis(opinion, state, margins, offers, legs),
    before: BOARD_BEFORE_MATCH,
    apply: (board, step) => applyStep(format, board, step),
    effectOf: effectOfPoint,
    read: ({ status, isStopped, facts }) => ({ status, isStopped, facts, generation: 1 }),
    live: (board) => presentLiveState(format, board),
    rhythm: () => POINT_RHYTHM,
  })
}

import { createMatchPlay } from '../../create-match-play.ts'
import type { MatchPlay } from '../../match-play.ts'
import { heldOpinion } from '../../opinion-drift.ts'
import { effectOfPoint, POINT_RHYTHM, winnerOfPoints } from '../../race/point-steps.ts'
import type { DrawnMatch, SportPlay } from '../../sport-play.ts'
import { combineTableTennis } from '../combination/combine-table-tennis.ts'
import { bounded, drawTableTennis } from '../draw-table-tennis.ts'
import { priceTableTennis } from '../price-table-tennis.ts'
import type { TableTennisModel } from '../table-tennis-model.ts'
import { tableTennisOutlook } from '../table-tennis-outlook.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard, presentLiveState } from './match-board.ts'
import { playPoints, pointStreams, type TableTennisStep } from './play-points.ts'

/** Opinion moves by about so much of a side's chance to win a point on serve. */
const OPINION_SPREAD = 0.003

/** Matches of table tennis, as the tables of tournaments have them. */
export const TABLE_TENNIS_PLAY: SportPlay = {
  create: createPlay,
  winnerOf: (match) => winnerOfPoints(createPlay(match).steps),
  season: null,
  outlook: (match) => tableTennisOutlook(drawTableTennis(match)),
  // Seven sets that all go far beyond ten all.
  longestMs: { atSpeedOne: 9_000_000, least: 20_000 },
}

function createPlay(match: DrawnMatch): MatchPlay<TableTennisStep, MatchBoard> {
  const { world, eventId, startsAtMs } = match
  const truth = drawTableTennis(match)
  const { setsToWin, serve } = truth
  return createMatchPlay<TableTennisModel, TableTennisStep, MatchBoard>({
    startsAtMs,
    opinionAt(atMs) {
      const { home, away } = heldOpinion(match, OPINION_SPREAD, atMs)
      return { ...truth, serve: { home: bounded(serve.home + home), away: bounded(serve.away + away) } }
    },
    draw: (closing) => playPoints(closing, pointStreams(world.seed, eventId), world.speed),
    price: (opinion, { state }, _atSeconds, margins, shown) =>
      priceTableTennis(opinion, state, margins, shown),
    combine:
      (opinion, { state }, _atSeconds, margins) =>
      (offers, legs) =>
        combineTableTennis(opinion, state, margins, offers, legs),
    before: BOARD_BEFORE_MATCH,
    apply: (board, step) => applyStep(setsToWin, board, step),
    effectOf: effectOfPoint,
    read: ({ status, isStopped, facts }) => ({ status, isStopped, facts, generation: 1 }),
    live: (board) => presentLiveState(setsToWin, board),
    rhythm: () => POINT_RHYTHM,
  })
}

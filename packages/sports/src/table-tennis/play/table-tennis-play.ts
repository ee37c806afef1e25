import { otherSide, type Side } from '@xezer/sport/side'
import { assert, must } from '@xezer/std/assert'
import type { MatchPlay, PlayEffect, PriceRhythm } from '../../match-play.ts'
import { opinionDrift } from '../../opinion-drift.ts'
import type { DrawnMatch, SportPlay } from '../../sport-play.ts'
import { bounded, drawTableTennis } from '../draw-table-tennis.ts'
import { priceTableTennis } from '../price-table-tennis.ts'
import { tableTennisMargins } from '../table-tennis-margins.ts'
import type { TableTennisModel } from '../table-tennis-model.ts'
import { tableTennisOutlook } from '../table-tennis-outlook.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard, presentLiveState } from './match-board.ts'
import { playPoints, pointStreams, type TableTennisStep } from './play-points.ts'

/** A point changes the prices; nothing does in between. */
const STEADY: PriceRhythm = { atSpeedOneMs: 300_000, leastMs: 15_000 }
/** Opinion moves by about so much of a side's chance to win a point, and holds for so long. */
const OPINION = { spread: 0.003, heldMs: 300_000 }

type TableTennisPlay = MatchPlay<TableTennisStep, MatchBoard>

/** Matches of table tennis, as the tables of tournaments have them. */
export const TABLE_TENNIS_PLAY: SportPlay = {
  create: createPlay,
  winnerOf: (match) => winnerOf(createPlay(match)),
  outlook: (match) => tableTennisOutlook(drawTableTennis(match)),
  // Seven sets that all go far beyond ten all.
  longestMs: { atSpeedOne: 9_000_000, least: 20_000 },
}

/** Before the match prices follow opinion; the play takes the model of its start, and so do all prices in play. */
function createPlay(match: DrawnMatch): TableTennisPlay {
  const { tier, world, eventId, startsAtMs } = match
  const truth = drawTableTennis(match)
  const opinionAt = (atMs: number): TableTennisModel => {
    const move = (side: Side): number =>
      opinionDrift(`${world.seed}/opinion/${eventId}/${side}`, OPINION.spread, world.speed, atMs)
    const { home, away } = truth.serve
    return { ...truth, serve: { home: bounded(home + move('home')), away: bounded(away + move('away')) } }
  }
  let closing: TableTennisModel | null = null
  // In play one model, and its solved chain, serves every price; before that none is kept.
  const modelAt = (atMs: number): TableTennisModel => {
    if (atMs < startsAtMs) return opinionAt(Math.floor(atMs / OPINION.heldMs) * OPINION.heldMs)
    closing ??= opinionAt(startsAtMs)
    return closing
  }
  const { setsToWin } = truth
  let steps: readonly TableTennisStep[] | null = null
  return {
    get steps() {
      steps ??= playPoints(modelAt(startsAtMs), pointStreams(world.seed, eventId), world.speed)
      return steps
    },
    before: BOARD_BEFORE_MATCH,
    apply: (board, step) => applyStep(setsToWin, board, step),
    effectOf,
    read: ({ status, isStopped, facts }) => ({ status, isStopped, facts, generation: 1 }),
    live: (board) => presentLiveState(setsToWin, board),
    offers: ({ status, state }, { atMs }, shown) =>
      priceTableTennis(modelAt(atMs), state, tableTennisMargins(tier, status !== 'prematch'), shown),
    rhythm: () => STEADY,
  }
}

/** Who won the last point, or did not retire from it: the score is not counted. */
function winnerOf({ steps }: TableTennisPlay): Side {
  const { action } = must(
    steps.findLast((step) => step.action.kind !== 'stop'),
    'a match has an end',
  )
  if (action.kind === 'retired' || action.kind === 'walkover') return otherSide(action.side)
  assert(action.kind === 'point', 'a match ends with a point')
  return action.winner
}

function effectOf({ action }: TableTennisStep): PlayEffect {
  switch (action.kind) {
    case 'stop':
      return action
    case 'resume':
      return { kind: 'resume' }
    case 'toss':
      return { kind: 'start' }
    case 'point':
      return { kind: 'news' }
    default:
      return { kind: 'shown' }
  }
}

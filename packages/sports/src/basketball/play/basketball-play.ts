import { seededRandom } from '@xezer/std/random'
import { createMatchPlay, type PlayOptions } from '../../create-match-play.ts'
import type { BoardSummary, MatchPlay, PlayEffect, PriceRhythm } from '../../match-play.ts'
import { basketballFacts } from '../basketball-facts.ts'
import { type BasketballModel, isLastPeriod } from '../basketball-model.ts'
import { stateBefore } from '../basketball-state.ts'
import { combineBasketball } from '../combination/combine-basketball.ts'
import { opinionOf } from '../draw-basketball.ts'
import { playGame, playStreams } from '../play-game.ts'
import { priceBasketball } from '../price-basketball.ts'
import { applyStep, boardBefore, type GameBoard, gameStateAt } from './game-board.ts'
import type { GameStep } from './game-step.ts'
import { gameTimeline } from './game-timeline.ts'
import { presentLiveState } from './present-live-state.ts'

/** Each basket brings prices of its own; in between they follow the clock. */
const LIVE_PRICE: PriceRhythm = { atSpeedOneMs: 12_000, leastMs: 1000 }
const LATE_PRICE: PriceRhythm = { atSpeedOneMs: 5_000, leastMs: 1000 }
const LATE_SECONDS = 120
/** Nothing moves in a break, and nothing is known before the game. */
const STILL_PRICE: PriceRhythm = { atSpeedOneMs: 300_000, leastMs: 15_000 }

export type BasketballPlay = MatchPlay<GameStep, GameBoard>

/** A game between clubs of known strength. */
export function createBasketballPlay({
  model,
  world,
  eventId,
  startsAtMs,
}: PlayOptions<BasketballModel>): BasketballPlay {
  return createMatchPlay({
    startsAtMs,
    opinionAt: (atMs) => opinionOf(model, world, eventId, atMs),
    draw: (closing) => drawSteps(closing, world, eventId),
    price: (opinion, board, atSeconds, margins, shown) =>
      priceBasketball(opinion, gameStateAt(board, atSeconds), margins, shown),
    combine: (opinion, board, atSeconds, margins) =>
      combineBasketball(opinion, gameStateAt(board, atSeconds), margins),
    before: boardBefore(model),
    apply: applyStep,
    effectOf,
    read: summarize,
    live: presentLiveState,
    rhythm: rhythmAt,
  })
}

function drawSteps(
  model: BasketballModel,
  world: { readonly seed: string; readonly speed: number },
  eventId: number,
): GameStep[] {
  const moments = playGame(model, stateBefore(model), playStreams(world.seed, eventId))
  return gameTimeline(model, moments, world.speed, seededRandom(`${world.seed}/${eventId}/basketball/pauses`))
}

function effectOf({ action, atSeconds }: GameStep): PlayEffect {
  switch (action.kind) {
    case 'stop':
      return action
    case 'resume':
      return { kind: 'resume' }
    case 'period':
      return { kind: atSeconds === 0 ? 'start' : 'shown' }
    case 'moment': {
      const { home, away } = action.moment.transition.scored
      return { kind: home + away > 0 ? 'news' : 'shown' }
    }
    default:
      return { kind: 'shown' }
  }
}

function summarize({ status, isStopped, state, counted }: GameBoard): BoardSummary {
  return { status, isStopped, facts: basketballFacts(state, counted, status === 'abandoned'), generation: 1 }
}

function rhythmAt(board: GameBoard, atSeconds: number): PriceRhythm {
  if (board.status === 'prematch' || board.isBreak) return STILL_PRICE
  const { period, secondsLeft } = gameStateAt(board, atSeconds)
  return isLastPeriod(period) && secondsLeft <= LATE_SECONDS ? LATE_PRICE : LIVE_PRICE
}

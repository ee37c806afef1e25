import type { Tier } from '@xezer/sport/tier'
import { seededRandom } from '@xezer/std/random'
import type { BoardSummary, MatchPlay, PlayEffect, PriceRhythm } from '../../match-play.ts'
import { basketballFacts } from '../basketball-facts.ts'
import { basketballMargins } from '../basketball-margins.ts'
import { type BasketballModel, isLastPeriod } from '../basketball-model.ts'
import { stateBefore } from '../basketball-state.ts'
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

export interface BasketballPlayOptions {
  /** The truth that is played, before the noise of opinion. */
  readonly model: BasketballModel
  readonly tier: Tier
  readonly world: { readonly seed: string; readonly speed: number }
  readonly eventId: number
  readonly startsAtMs: number
}

/** Before the game prices follow opinion; the play takes the model of its tip-off, and so do all prices in play. */
export function createBasketballPlay(options: BasketballPlayOptions): BasketballPlay {
  const { model, tier, world, eventId, startsAtMs } = options
  let closing: BasketballModel | null = null
  const getClosing = (): BasketballModel => {
    closing ??= opinionOf(model, world, eventId, startsAtMs)
    return closing
  }
  let steps: readonly GameStep[] | null = null
  return {
    get steps() {
      steps ??= drawSteps(getClosing(), world, eventId)
      return steps
    },
    before: boardBefore(model),
    apply: applyStep,
    effectOf,
    read: summarize,
    live: presentLiveState,
    offers(board, { atMs, atSeconds }, shown) {
      const opinion = atMs >= startsAtMs ? getClosing() : opinionOf(model, world, eventId, atMs)
      const margins = basketballMargins(tier, board.status !== 'prematch')
      return priceBasketball(opinion, gameStateAt(board, atSeconds), margins, shown)
    },
    rhythm: rhythmAt,
  }
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

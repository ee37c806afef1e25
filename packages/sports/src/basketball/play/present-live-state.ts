import type { LiveState } from '@xezer/sport/live-state'
import { playedParts } from '../basketball-facts.ts'
import { periodSeconds, QUARTER_COUNT } from '../basketball-model.ts'
import { sumOfPoints } from '../basketball-state.ts'
import { type GameBoard, gameStateAt } from './game-board.ts'

/** What the score message says of a game at an instant. */
export function presentLiveState(board: GameBoard, atSeconds: number, speed: number): LiveState {
  const state = gameStateAt(board, atSeconds)
  const isPlayed = board.status === 'live' && !board.isBreak
  return {
    status: board.status,
    period: periodKeyOf(board),
    parts: partsOf(state.period),
    played: playedParts(board.model, state.period, state.secondsLeft, state.isEnded),
    clock: isPlayed
      ? {
          seconds: state.secondsLeft,
          rate: board.runsSince === null ? 0 : speed,
          isDown: true,
          lastMinute: null,
          partMinutes: periodSeconds(board.model, state.period) / 60,
        }
      : null,
    // Nobody serves: whose ball it is changes every few seconds.
    turn: null,
    points: null,
    gameNumber: null,
    tally: 'sum',
    moment: board.resting === null ? null : { key: 'time_out', side: board.resting },
    score: sumOfPoints(state.points),
    // Before the clock of a period starts, there is nothing to say of it.
    periods: board.isBreak && board.status === 'live' ? state.points.slice(0, -1) : state.points,
    statistics: { fouls: board.fouls, timeOuts: board.timeOuts },
    comments: board.comments,
    incidents: board.incidents,
  }
}

/** The quarters, and the overtimes that there were. */
function partsOf(period: number): string[] {
  return Array.from({ length: Math.max(QUARTER_COUNT, period + 1) }, (_, part) =>
    part < QUARTER_COUNT ? `q${part + 1}` : `ot${part - QUARTER_COUNT + 1}`,
  )
}

function periodKeyOf({ status, isBreak, state }: GameBoard): string {
  if (status === 'abandoned') return 'abandoned'
  if (status === 'prematch') return 'not_started'
  if (status === 'ended') return 'finished'
  if (isBreak) return state.period === QUARTER_COUNT / 2 ? 'half_time' : 'break'
  if (state.period < QUARTER_COUNT) return `quarter${state.period + 1}`
  return `ot${state.period - QUARTER_COUNT + 1}`
}

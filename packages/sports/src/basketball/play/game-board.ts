import type { EventComment, EventStatus, MatchIncident } from '@xezer/sport/live-state'
import type { Side, Sides } from '@xezer/sport/side'
import type { Counted } from '@xezer/sport/sport-facts'
import { keepComments } from '../../keep-comments.ts'
import { minuteOf } from '../basketball-facts.ts'
import { type BasketballModel, QUARTER_COUNT } from '../basketball-model.ts'
import { type BasketballState, stateBefore } from '../basketball-state.ts'
import { countMoment, type GameMoment } from '../play-game.ts'
import type { BasketballComment } from './basketball-words.ts'
import type { GameStep } from './game-step.ts'
import { markMoment, markNow, NO_RUN, type Run } from './mark-moment.ts'

/** All that is known of a game at an instant; the sum of the steps so far. */
export interface GameBoard {
  readonly model: BasketballModel
  readonly status: Extract<EventStatus, 'prematch' | 'live' | 'ended' | 'abandoned'>
  /** What prices are made of; its clock stands at the latest step. */
  readonly state: BasketballState
  readonly isStopped: boolean
  /** When the clock last started, in seconds since the tip-off; null while it stands. */
  readonly runsSince: number | null
  /** Before the clock of a period starts. */
  readonly isBreak: boolean
  /** Of the quarter. */
  readonly fouls: Sides<number>
  /** Of the half. */
  readonly timeOuts: Sides<number>
  /** Whose time-out it is now. */
  readonly resting: Side | null
  readonly counted: readonly Counted[]
  readonly run: Run
  readonly comments: readonly EventComment[]
  readonly incidents: readonly MatchIncident[]
}

const NONE: Sides<number> = { home: 0, away: 0 }

export function boardBefore(model: BasketballModel): GameBoard {
  return {
    model,
    status: 'prematch',
    state: stateBefore(model),
    isStopped: false,
    runsSince: null,
    isBreak: true,
    fouls: NONE,
    timeOuts: NONE,
    resting: null,
    counted: [],
    run: NO_RUN,
    comments: [],
    incidents: [],
  }
}

export function applyStep(board: GameBoard, { atSeconds, action }: GameStep): GameBoard {
  switch (action.kind) {
    case 'stop':
      return { ...board, isStopped: true }
    case 'resume':
      return { ...board, isStopped: false }
    case 'abandoned':
      return { ...halted(board, atSeconds), status: 'abandoned' }
    case 'period': {
      const { period } = board.state
      const began: GameBoard = { ...board, status: 'live', isBreak: false, runsSince: atSeconds, fouls: NONE }
      return say(
        began,
        period === 0 ? 'tip_off' : period < QUARTER_COUNT ? 'quarter_start' : 'overtime',
        null,
      )
    }
    case 'clock_on':
      return { ...board, runsSince: atSeconds, resting: null }
    case 'whistle':
      return whistle(halted(board, atSeconds), action.why, action.side)
    case 'moment':
      return applyMoment(board, action.moment, atSeconds)
  }
}

/** The state for prices at an instant after the latest step. */
export function gameStateAt({ state, runsSince }: GameBoard, atSeconds: number): BasketballState {
  if (runsSince === null) return state
  // The nudge keeps a whole second from falling into the one before through binary fractions.
  const played = Math.floor(atSeconds - runsSince + 1e-6)
  return {
    ...state,
    secondsLeft: Math.max(0, state.secondsLeft - played),
    deadSeconds: Math.max(0, state.deadSeconds - played),
  }
}

function halted(board: GameBoard, atSeconds: number): GameBoard {
  return { ...board, state: gameStateAt(board, atSeconds), runsSince: null }
}

function whistle(board: GameBoard, why: 'foul' | 'out' | 'time_out' | 'review', side: Side): GameBoard {
  const more = (counts: Sides<number>) => ({ ...counts, [side]: counts[side] + 1 })
  switch (why) {
    case 'foul':
      return say({ ...board, fouls: more(board.fouls) }, 'foul', side)
    case 'time_out': {
      const incidents = [...board.incidents, markNow(board, 'time_out', side)]
      return say({ ...board, timeOuts: more(board.timeOuts), resting: side, incidents }, 'time_out', side)
    }
    case 'review':
      return say(board, 'video_review', null)
    case 'out':
      return board
  }
}

function applyMoment(board: GameBoard, moment: GameMoment, atSeconds: number): GameBoard {
  const { next } = moment.transition
  const { period } = moment
  const isOver = next.isEnded || next.period > period
  const counted = [...board.counted, ...countMoment(board.model, moment)]
  const { run, incidents } = markMoment(board, moment)
  const told = tell({ ...board, counted, run, incidents }, moment)
  if (!isOver) return { ...told, state: next, runsSince: atSeconds }
  const isHalf = next.period === QUARTER_COUNT / 2 || next.period === QUARTER_COUNT
  const over: GameBoard = {
    ...told,
    status: next.isEnded ? 'ended' : 'live',
    state: next,
    runsSince: null,
    isBreak: true,
    timeOuts: isHalf ? NONE : told.timeOuts,
  }
  const key = next.isEnded ? 'full_time' : next.period === QUARTER_COUNT / 2 ? 'half_time' : 'quarter_end'
  // The state is already that of the next period, whose first minute has not begun.
  return say(over, key, null, minuteOf(board.model, period, 0))
}

/** Each basket on its own, in the order in which they count. */
function tell(board: GameBoard, { transition }: GameMoment): GameBoard {
  let told = board
  for (const side of ['home', 'away'] as const) {
    for (let left = transition.scored[side]; left > 0; ) {
      const points = left === 4 ? 2 : Math.min(3, left)
      told = say(told, points === 3 ? 'basket_3' : points === 2 ? 'basket_2' : 'free_throw', side)
      left -= points
    }
  }
  return told
}

function say(
  board: GameBoard,
  key: BasketballComment,
  side: Side | null,
  minute = minuteOf(board.model, board.state.period, board.state.secondsLeft),
): GameBoard {
  return { ...board, comments: keepComments(board.comments, [{ key, side, minute, addedMinute: null }]) }
}

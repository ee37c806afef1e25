import type { LiveState, Pair } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import type { TennisFormat } from '../tennis-model.ts'
import { kindNow, setsWon, type TennisState } from '../tennis-state.ts'
import type { TennisBoard } from './tennis-board.ts'

const CALLS = ['0', '15', '30', '40']
const ADVANTAGE = 'A'
const FORTY = 3

/** What the score message says of a match at an instant. */
export function presentLiveState(format: TennisFormat, board: TennisBoard): LiveState {
  const { status, state } = board
  const isLive = status === 'live'
  const isUnderway = isLive || (status === 'abandoned' && state.server !== null)
  const { games } = state
  return {
    status,
    period: periodKey(board),
    clock: null,
    turn: isLive ? state.server : null,
    points: isLive ? pointTexts(format, state) : null,
    gameNumber: isLive ? games.home + games.away + 1 : null,
    score: setsWon(state.sets),
    periods: isUnderway ? [...state.sets, games] : state.sets,
    statistics: {},
    comments: board.comments,
    incidents: board.incidents,
  }
}

function periodKey({ status, state }: TennisBoard): string {
  if (status === 'prematch' || state.server === null) return 'not_started'
  return status === 'ended' ? 'finished' : `set${state.sets.length + 1}`
}

/** `40` and `A` within a game, plain numbers within a tie-break. */
function pointTexts(format: TennisFormat, state: TennisState): { home: string; away: string } {
  const { points } = state
  if (kindNow(format, state) !== 'game') return { home: `${points.home}`, away: `${points.away}` }
  return { home: callOf(points, 'home'), away: callOf(points, 'away') }
}

function callOf(points: Pair, side: Side): string {
  const own = points[side]
  const other = points[side === 'home' ? 'away' : 'home']
  if (own > FORTY && own > other) return ADVANTAGE
  return CALLS[Math.min(own, FORTY)] ?? ''
}

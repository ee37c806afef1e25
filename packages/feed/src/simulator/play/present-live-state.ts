import type { LiveState, Pair } from '@xezer/odds-book/messages'
import { HALF_SECONDS, type Half } from '@xezer/sports/football/half-profile'
import { type MatchPeriod, matchCounts } from '@xezer/sports/football/match-model'
import { type MatchBoard, stateAt } from './match-board.ts'

const PERIOD_KEYS: Readonly<Record<MatchPeriod, string>> = {
  prematch: 'not_started',
  h1: 'half1',
  break: 'half_time',
  h2: 'half2',
  ended: 'finished',
}

/** What the score message says of a match at an instant. */
export function presentLiveState(board: MatchBoard, atSeconds: number, speed: number): LiveState {
  const state = stateAt(board, atSeconds)
  const isRunning = board.status === 'live' && (state.period === 'h1' || state.period === 'h2')
  const half: Half = state.period === 'h1' ? 'h1' : 'h2'
  const withProvisional = (pair: Pair, isCurrent: boolean): Pair =>
    isCurrent && board.provisional !== null
      ? { ...pair, [board.provisional]: pair[board.provisional] + 1 }
      : pair
  const first = withProvisional(state.goals.h1, half === 'h1')
  const second = withProvisional(state.goals.h2, half === 'h2')
  const isSecondHalf = state.period === 'h2' || state.period === 'ended'
  return {
    status: board.status,
    period: PERIOD_KEYS[state.period],
    clockSeconds: clockSeconds(state.period, state.elapsedSeconds),
    clockRate: isRunning ? speed : 0,
    addedMinutes: board.addedMinutes,
    score: { home: first.home + second.home, away: first.away + second.away },
    periods: isSecondHalf ? [first, second] : [first],
    yellowCards: matchCounts(state.yellowCards),
    redCards: matchCounts(state.redCards),
    corners: matchCounts(state.corners),
    comments: board.comments,
    incidents: board.incidents,
  }
}

function clockSeconds(period: MatchPeriod, elapsedSeconds: number): number {
  switch (period) {
    case 'prematch':
      return 0
    case 'h1':
      return Math.floor(elapsedSeconds)
    case 'break':
      return HALF_SECONDS
    case 'h2':
      return HALF_SECONDS + Math.floor(elapsedSeconds)
    case 'ended':
      return 2 * HALF_SECONDS
  }
}

import type { LiveState, MatchClock, Pair } from '@xezer/sport/live-state'
import { HALF_MINUTES, HALF_SECONDS, type Half } from '../half-profile.ts'
import { type MatchPeriod, type MatchState, matchCounts } from '../match-model.ts'
import { playedParts } from './mark-incident.ts'
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
    period: board.status === 'abandoned' ? 'abandoned' : PERIOD_KEYS[state.period],
    parts: ['h1', 'h2'],
    played: playedOf(state, half),
    clock: isRunning ? clockOf(half, state.elapsedSeconds, speed) : null,
    turn: null,
    points: null,
    gameNumber: null,
    tally: 'sum',
    moment: null,
    score: { home: first.home + second.home, away: first.away + second.away },
    periods: isSecondHalf ? [first, second] : [first],
    statistics: {
      corners: matchCounts(state.corners),
      yellowCards: matchCounts(state.yellowCards),
      redCards: matchCounts(state.redCards),
      ...board.counts,
    },
    comments: board.comments,
    incidents: board.incidents,
  }
}

function playedOf({ period, elapsedSeconds }: MatchState, half: Half): number {
  if (period === 'prematch') return 0
  if (period === 'break') return 1
  return period === 'ended' ? 2 : playedParts({ half, elapsedSeconds })
}

function clockOf(half: Half, elapsedSeconds: number, speed: number): MatchClock {
  const before = half === 'h1' ? 0 : HALF_SECONDS
  const lastMinute = (before + HALF_SECONDS) / 60
  return {
    seconds: before + Math.floor(elapsedSeconds),
    rate: speed,
    isDown: false,
    lastMinute,
    partMinutes: HALF_MINUTES,
  }
}

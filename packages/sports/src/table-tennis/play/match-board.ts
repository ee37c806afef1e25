import type { EventComment, EventStatus, LiveState, MatchIncident, Pair } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import { type PointLine, tellLines, withoutEnd } from '../../race/point-steps.ts'
import { NO_FACTS, type RecordedMatch, recordPoint } from '../table-tennis-facts.ts'
import { SET } from '../table-tennis-model.ts'
import {
  matchWinner,
  STATE_BEFORE_MATCH,
  serverNow,
  setsWon,
  type TableTennisState,
} from '../table-tennis-state.ts'
import { bigPoint, type TableTennisStep } from './play-points.ts'

/** All that is known of a match at an instant; the sum of the steps so far. */
export interface MatchBoard extends RecordedMatch {
  readonly status: Extract<EventStatus, 'prematch' | 'live' | 'ended' | 'abandoned'>
  readonly isStopped: boolean
  readonly timeOuts: Pair
  readonly comments: readonly EventComment[]
  readonly incidents: readonly MatchIncident[]
}

export const BOARD_BEFORE_MATCH: MatchBoard = {
  status: 'prematch',
  isStopped: false,
  state: STATE_BEFORE_MATCH,
  facts: NO_FACTS,
  timeOuts: { home: 0, away: 0 },
  comments: [],
  incidents: [],
}

/** What of the comments stays on the time line. */
const MARKED: ReadonlySet<string> = new Set(['set_won', 'match_won', 'time_out', 'retired', 'walkover'])
const TEN = SET.target - 1

export function applyStep(setsToWin: number, board: MatchBoard, { action }: TableTennisStep): MatchBoard {
  switch (action.kind) {
    case 'stop':
      return { ...board, isStopped: true }
    case 'resume':
      return { ...board, isStopped: false }
    case 'toss':
      return say({ ...board, status: 'live', state: { ...board.state, first: action.first } }, [
        ['match_start', null],
      ])
    case 'point':
      return applyPoint(setsToWin, board, action.winner)
    case 'time_out': {
      const { timeOuts } = board
      return say({ ...board, timeOuts: { ...timeOuts, [action.side]: timeOuts[action.side] + 1 } }, [
        ['time_out', action.side],
      ])
    }
    case 'retired':
    case 'walkover': {
      const facts = withoutEnd(board.facts, action.kind, action.side)
      return say({ ...board, status: 'abandoned', facts }, [[action.kind, action.side]])
    }
  }
}

function applyPoint(setsToWin: number, board: MatchBoard, winner: Side): MatchBoard {
  const recorded = recordPoint(setsToWin, board, winner)
  const { state } = recorded
  const isOver = matchWinner(setsToWin, state) !== null
  const lines: PointLine[] = []
  if (state.sets.length > board.state.sets.length) lines.push(['set_won', winner])
  if (state.points.home === TEN && state.points.away === TEN) lines.push(['ten_all', null])
  const big = isOver ? null : bigPoint(setsToWin, state)
  if (isOver) lines.push(['match_won', winner])
  else if (big !== null) lines.push([big.kind, big.side])
  return say({ ...board, ...recorded, status: isOver ? 'ended' : 'live' }, lines)
}

function say(board: MatchBoard, lines: readonly PointLine[]): MatchBoard {
  return tellLines(board, lines, playedParts(board.state), (kind) =>
    MARKED.has(kind) ? { score: kind.endsWith('_won') ? setsWon(board.state) : null } : null,
  )
}

/** Sets that are over, and of the one in play as much as its leader has. */
function playedParts({ sets, points }: TableTennisState): number {
  return sets.length + Math.min(TEN, Math.max(points.home, points.away)) / SET.target
}

/** What the score message says of a match at an instant. */
export function presentLiveState(setsToWin: number, board: MatchBoard): LiveState {
  const { status, state, timeOuts } = board
  const isLive = status === 'live'
  const { points } = state
  const isUnderway = isLive || (status === 'abandoned' && state.first !== null)
  return {
    status,
    period: periodKey(board),
    parts: Array.from({ length: 2 * setsToWin - 1 }, (_, set) => `set${set + 1}`),
    played: playedParts(state),
    clock: null,
    turn: isLive ? serverNow(state) : null,
    points: isLive ? { home: `${points.home}`, away: `${points.away}` } : null,
    gameNumber: null,
    score: setsWon(state),
    tally: 'won',
    periods: isUnderway ? [...state.sets, points] : state.sets,
    moment: isLive && state.first !== null ? momentNow(setsToWin, state) : null,
    statistics: { timeOuts },
    comments: board.comments,
    incidents: board.incidents,
  }
}

function momentNow(setsToWin: number, state: TableTennisState): LiveState['moment'] {
  const big = bigPoint(setsToWin, state)
  return big === null ? null : { key: big.kind, side: big.side }
}

function periodKey({ status, state, facts }: MatchBoard): string {
  if (status === 'abandoned') return facts.status
  if (state.first === null) return 'not_started'
  return status === 'ended' ? 'finished' : `set${state.sets.length + 1}`
}

import type { EventComment, EventStatus, MatchIncident, Pair } from '@xezer/sport/live-state'
import type { Side, Sides } from '@xezer/sport/side'
import { assert } from '@xezer/std/assert'
import { type PointLine, tellLines, withoutEnd } from '../../race/point-steps.ts'
import { NO_TENNIS_FACTS, type RecordedTennis, recordPoint } from '../tennis-facts.ts'
import type { TennisFormat } from '../tennis-model.ts'
import {
  kindNow,
  matchWinner,
  playedParts,
  STATE_BEFORE_MATCH,
  setsWon,
  type TennisState,
} from '../tennis-state.ts'
import { bigPoint } from './big-point.ts'
import type { PointKind, TennisComment, TennisStep } from './tennis-step.ts'

/** All that is known of a match at an instant; the sum of the steps so far. */
export interface TennisBoard extends RecordedTennis {
  readonly status: Extract<EventStatus, 'prematch' | 'live' | 'ended' | 'abandoned'>
  readonly isStopped: boolean
  readonly aces: Sides<number>
  readonly doubleFaults: Sides<number>
  /** Games that a side won against the serve. */
  readonly breaks: Sides<number>
  /** Of each set that is over the points of its tie-break; null where there was none. */
  readonly tieBreaks: readonly (Sides<number> | null)[]
  readonly comments: readonly EventComment[]
  readonly incidents: readonly MatchIncident[]
}

const NONE: Sides<number> = { home: 0, away: 0 }

export const BOARD_BEFORE_MATCH: TennisBoard = {
  status: 'prematch',
  isStopped: false,
  state: STATE_BEFORE_MATCH,
  facts: NO_TENNIS_FACTS,
  aces: NONE,
  doubleFaults: NONE,
  breaks: NONE,
  tieBreaks: [],
  comments: [],
  incidents: [],
}

/** What of the comments stays on the time line. */
const MARKS: ReadonlySet<TennisComment> = new Set([
  'break',
  'tie_break',
  'set_won',
  'match_won',
  'medical',
  'retired',
  'walkover',
])

export function applyStep(format: TennisFormat, board: TennisBoard, { action }: TennisStep): TennisBoard {
  switch (action.kind) {
    case 'stop':
      return { ...board, isStopped: true }
    case 'resume':
      return { ...board, isStopped: false }
    case 'toss':
      return say({ ...board, status: 'live', state: { ...board.state, server: action.server } }, [
        ['match_start', null],
      ])
    case 'point':
      return applyPoint(format, board, action.winner, action.point)
    case 'medical':
      return say(board, [['medical', action.side]])
    case 'retired':
    case 'walkover':
      return say(
        { ...board, status: 'abandoned', facts: withoutEnd(board.facts, action.kind, action.side) },
        [[action.kind, action.side]],
      )
  }
}

function applyPoint(format: TennisFormat, board: TennisBoard, winner: Side, point: PointKind): TennisBoard {
  const { state } = board
  const { server } = state
  assert(server !== null, 'a point is served')
  const recorded = recordPoint(format, board, winner)
  const after = recorded.state
  const isTieBreak = kindNow(format, state) !== 'game'
  const isSetOver = after.sets.length > state.sets.length
  const isBreak = isGameOver(after) && winner !== server && !isTieBreak
  const next: TennisBoard = {
    ...board,
    ...recorded,
    status: matchWinner(format, after) === null ? 'live' : 'ended',
    aces: point === 'ace' ? addOne(board.aces, server) : board.aces,
    doubleFaults: point === 'double_fault' ? addOne(board.doubleFaults, server) : board.doubleFaults,
    breaks: isBreak ? addOne(board.breaks, winner) : board.breaks,
    tieBreaks: isSetOver
      ? [...board.tieBreaks, isTieBreak ? addOne(state.points, winner) : null]
      : board.tieBreaks,
  }
  return say(next, linesOf(format, board, next, { winner, server, point }))
}

type Line = PointLine<TennisComment>

/** What is told of a point, in this order: how it was won, what it decided, what the next one may decide. */
function linesOf(
  format: TennisFormat,
  { state, breaks }: TennisBoard,
  next: TennisBoard,
  { winner, server, point }: { readonly winner: Side; readonly server: Side; readonly point: PointKind },
): Line[] {
  const lines: Line[] = []
  const after = next.state
  if (point !== 'rally') lines.push([point, server])
  if (next.breaks !== breaks) lines.push(['break', winner])
  else if (isGameOver(after) && kindNow(format, state) === 'game') lines.push(['hold', winner])
  if (after.sets.length > state.sets.length) lines.push(['set_won', winner])
  if (next.status === 'ended') return [...lines, ['match_won', winner]]
  if (isGameOver(after) && kindNow(format, after) !== 'game') lines.push(['tie_break', null])
  const { home, away } = after.points
  if (home === away && home >= 3 && kindNow(format, after) === 'game') lines.push(['deuce', null])
  const big = bigPoint(format, after)
  if (big !== null) lines.push([big.kind, big.side])
  return lines
}

/** The point before was the last of its game. */
function isGameOver({ points }: TennisState): boolean {
  return points.home + points.away === 0
}

function addOne(count: Sides<number>, side: Side): Sides<number> {
  return { ...count, [side]: count[side] + 1 }
}

function say(board: TennisBoard, lines: readonly Line[]): TennisBoard {
  return tellLines(board, lines, playedParts(board.state), (kind) =>
    MARKS.has(kind) ? { score: scoreOf(kind, board.state) } : null,
  )
}

/** A break is told with the games of its set, the end of a set with the sets. */
function scoreOf(kind: TennisComment, { sets, games }: TennisState): Pair | null {
  if (kind === 'set_won' || kind === 'match_won') return setsWon(sets)
  return kind === 'break' ? games : null
}

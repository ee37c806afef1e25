import type { LiveState, Pair, PlayedPeriod } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import type { TennisFormat } from '../tennis-model.ts'
import { kindNow, playedParts, setsWon, type TennisState } from '../tennis-state.ts'
import { bigPoint } from './big-point.ts'
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
  const finished = state.sets.map((set, place): PlayedPeriod => {
    const tieBreak = board.tieBreaks[place] ?? null
    return tieBreak === null ? set : { ...set, tieBreak }
  })
  return {
    status,
    period: periodKey(board),
    parts: Array.from({ length: 2 * format.setsToWin - 1 }, (_, set) => `set${set + 1}`),
    played: playedParts(state),
    clock: null,
    turn: isLive ? state.server : null,
    points: isLive ? pointTexts(format, state) : null,
    gameNumber: isLive ? games.home + games.away + 1 : null,
    score: setsWon(state.sets),
    tally: 'won',
    periods: isUnderway ? [...finished, games] : finished,
    moment: isLive ? momentNow(format, state) : null,
    statistics: { aces: board.aces, doubleFaults: board.doubleFaults, breaks: board.breaks },
    comments: board.comments,
    incidents: board.incidents,
  }
}

/** A big point, or that a tie-break is played. */
function momentNow(format: TennisFormat, state: TennisState): LiveState['moment'] {
  const big = bigPoint(format, state)
  if (big !== null) return { key: big.kind, side: big.side }
  return kindNow(format, state) === 'game' ? null : { key: 'tie_break', side: null }
}

function periodKey({ status, state, facts }: TennisBoard): string {
  if (status === 'abandoned') return facts.status
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

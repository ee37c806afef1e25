import { otherSide, type Side, type Sides } from '@xezer/sport/side'
import { assert } from '@xezer/std/assert'
import { raceWinner, type SideIndex } from '../race/race-rules.ts'
import { SET, type TableTennisModel } from './table-tennis-model.ts'

/** The score of a match, to the point. Nothing of the future is in it. */
export interface TableTennisState {
  /** Points of the sets that are over, in order. */
  readonly sets: readonly Sides<number>[]
  /** Of the set that is played. */
  readonly points: Sides<number>
  /** Who served the first point of the set that is played; null before the toss. */
  readonly first: Side | null
}

const NONE: Sides<number> = { home: 0, away: 0 }
const TEN_ALL = 2 * (SET.target - 1)

export const STATE_BEFORE_MATCH: TableTennisState = { sets: [], points: NONE, first: null }

export function indexOf(side: Side): SideIndex {
  return side === 'home' ? 0 : 1
}

/** Who serves after so many points of a set. */
export function serverAfter(first: Side, played: number): Side {
  const turns = played < TEN_ALL ? Math.floor(played / 2) : played
  return turns % 2 === 0 ? first : otherSide(first)
}

export function serverNow({ first, points }: TableTennisState): Side | null {
  return first === null ? null : serverAfter(first, points.home + points.away)
}

/** Chance of the home side to win the next point. */
export function pointChance({ serve }: TableTennisModel, state: TableTennisState): number {
  const server = serverNow(state)
  assert(server !== null, 'no point is played before the toss')
  return server === 'home' ? serve.home : 1 - serve.away
}

export function setsWon({ sets }: TableTennisState): Sides<number> {
  const home = sets.filter((points) => points.home > points.away).length
  return { home, away: sets.length - home }
}

/** Who has won the match; null while it goes on. */
export function matchWinner(setsToWin: number, state: TableTennisState): Side | null {
  const won = setsWon(state)
  if (won.home === setsToWin) return 'home'
  return won.away === setsToWin ? 'away' : null
}

/** The score after one point. The side that did not begin a set begins the next. */
export function playPoint(state: TableTennisState, winner: Side): TableTennisState {
  const { sets, first } = state
  assert(first !== null, 'no point is played before the toss')
  const points = { ...state.points, [winner]: state.points[winner] + 1 }
  if (raceWinner(SET, points.home, points.away) === null) return { sets, points, first }
  return { sets: [...sets, points], points: NONE, first: otherSide(first) }
}

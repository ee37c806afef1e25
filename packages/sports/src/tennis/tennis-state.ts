import { otherSide, type Side, type Sides } from '@xezer/sport/side'
import { assert } from '@xezer/std/assert'
import { nextServer, raceWinner, type SideIndex } from '../race/race-rules.ts'
import { type GameKind, gameKind, gameRules, setRules, type TennisFormat } from './tennis-model.ts'

/** The score of a match, to the point. Nothing of the future is in it. */
export interface TennisState {
  /** Games of the sets that are over, in order. */
  readonly sets: readonly Sides<number>[]
  /** Of the set that is played. */
  readonly games: Sides<number>
  /** Of the game that is played. */
  readonly points: Sides<number>
  /** Who serves the next point; null before the toss. */
  readonly server: Side | null
  /** Points of the match by who served them: they tell the form of the day. */
  readonly served: Sides<ServedPoints>
}

/** Of all points that one side served. */
export interface ServedPoints {
  readonly won: number
  readonly lost: number
}

const NONE: Sides<number> = { home: 0, away: 0 }
const NONE_SERVED: ServedPoints = { won: 0, lost: 0 }

export const STATE_BEFORE_MATCH: TennisState = {
  sets: [],
  games: NONE,
  points: NONE,
  server: null,
  served: { home: NONE_SERVED, away: NONE_SERVED },
}

export function indexOf(side: Side): SideIndex {
  return side === 'home' ? 0 : 1
}

export function sideOf(index: SideIndex): Side {
  return index === 0 ? 'home' : 'away'
}

export function setsWon(sets: readonly Sides<number>[]): Sides<number> {
  const home = sets.filter((games) => games.home > games.away).length
  return { home, away: sets.length - home }
}

/** Games that a set may have, the tie-break among them. */
const LONGEST_SET = 13

/** How many sets are over, and of the one in play as much as is of the longest that it may become. */
export function playedParts({ sets, games }: TennisState): number {
  return sets.length + Math.round((1000 * (games.home + games.away)) / LONGEST_SET) / 1000
}

export function isFinalSet(format: TennisFormat, setsPlayed: number): boolean {
  return setsPlayed === 2 * format.setsToWin - 2
}

/** Who has won the match; null while it goes on. */
export function matchWinner(format: TennisFormat, state: TennisState): Side | null {
  const won = setsWon(state.sets)
  if (won.home === format.setsToWin) return 'home'
  return won.away === format.setsToWin ? 'away' : null
}

/** Of the game that is played. */
export function kindNow(format: TennisFormat, { sets, games }: TennisState): GameKind {
  return gameKind(format, isFinalSet(format, sets.length), games.home, games.away)
}

/** Who served the first point of the game that is played. */
export function firstServer(kind: GameKind, points: Sides<number>, server: Side): Side {
  if (kind === 'game') return server
  return Math.floor((points.home + points.away + 1) / 2) % 2 === 0 ? server : otherSide(server)
}

/** The score after one point. The side that did not begin a game begins the next, also from set to set. */
export function playPoint(format: TennisFormat, state: TennisState, winner: Side): TennisState {
  const { sets, games, server } = state
  assert(server !== null, 'no point is played before the toss')
  const served = addServed(state.served, server, winner)
  const kind = kindNow(format, state)
  const rules = gameRules(format, kind)
  const points = addOne(state.points, winner)
  if (raceWinner(rules, points.home, points.away) === null) {
    const next = nextServer(rules, indexOf(server), indexOf(winner), points.home + points.away)
    return { sets, games, points, server: sideOf(next), served }
  }
  const next = otherSide(firstServer(kind, state.points, server))
  const score = addOne(games, winner)
  const isSetOver =
    raceWinner(setRules(format, isFinalSet(format, sets.length)), score.home, score.away) !== null
  if (!isSetOver) return { sets, games: score, points: NONE, server: next, served }
  return { sets: [...sets, score], games: NONE, points: NONE, server: next, served }
}

function addServed(served: Sides<ServedPoints>, server: Side, winner: Side): Sides<ServedPoints> {
  const { won, lost } = served[server]
  return {
    ...served,
    [server]: winner === server ? { won: won + 1, lost } : { won, lost: lost + 1 },
  }
}

function addOne(count: Sides<number>, side: Side): Sides<number> {
  return side === 'home'
    ? { home: count.home + 1, away: count.away }
    : { home: count.home, away: count.away + 1 }
}

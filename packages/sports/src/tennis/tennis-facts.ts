import type { Side } from '@xezer/sport/side'
import type { Counted, SportFacts } from '@xezer/sport/sport-facts'
import { raceWinner } from '../race/race-rules.ts'
import { gameRules, type TennisFormat } from './tennis-model.ts'
import { kindNow, matchWinner, playPoint, type TennisState } from './tennis-state.ts'

/** What tennis counts, as its markets name it. Deuces and tie-breaks count once, when they are reached. */
export type TennisStatistic = 'points' | 'games' | 'sets' | 'deuces' | 'tie_breaks'

/** Forty all. */
export const DEUCE_POINTS = 3
const TIE_BREAK_GAMES = 6

export const NO_TENNIS_FACTS: SportFacts = { status: 'playing', advances: null, closed: [], counted: [] }

/** The score with its record. */
export interface RecordedTennis {
  readonly state: TennisState
  readonly facts: SportFacts
}

/** The path of the game that is played: `set2.game5`; a tie-break at six all is game 13. */
export function gamePath({ sets, games }: TennisState): string {
  return `set${sets.length + 1}.game${games.home + games.away + 1}`
}

/** One point, with everything that it decides. */
export function recordPoint(
  format: TennisFormat,
  { state, facts }: RecordedTennis,
  winner: Side,
): RecordedTennis {
  const after = playPoint(format, state, winner)
  const path = gamePath(state)
  const count = (statistic: TennisStatistic, at: string, side = winner): Counted => ({
    statistic,
    side,
    path: at,
    weight: 1,
    minute: null,
  })
  const counted = [...facts.counted, count('points', path)]
  const closed: string[] = []
  const { home, away } = after.points
  // Whose deuce or tie-break it is makes no difference: both sides are in it.
  if (home === DEUCE_POINTS && away === DEUCE_POINTS && kindNow(format, state) === 'game') {
    counted.push(count('deuces', path))
  }
  if (isGameOver(format, state, winner)) {
    counted.push(count('games', path))
    closed.push(path)
    if (after.games.home === TIE_BREAK_GAMES && after.games.away === TIE_BREAK_GAMES) {
      counted.push(count('tie_breaks', gamePath(after)))
    }
  }
  if (after.sets.length > state.sets.length) {
    const set = `set${after.sets.length}`
    counted.push(count('sets', set))
    closed.push(set)
  }
  const isFinished = matchWinner(format, after) !== null
  if (isFinished) closed.push('match')
  const status = isFinished ? 'finished' : facts.status
  return { state: after, facts: { ...facts, status, counted, closed: [...facts.closed, ...closed] } }
}

function isGameOver(format: TennisFormat, state: TennisState, winner: Side): boolean {
  const { home, away } = state.points
  const rules = gameRules(format, kindNow(format, state))
  const isHome = winner === 'home'
  return raceWinner(rules, home + (isHome ? 1 : 0), away + (isHome ? 0 : 1)) !== null
}

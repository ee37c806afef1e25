import type { Side, Sides } from '@xezer/sport/side'
import { readSpecifier } from '@xezer/sport/specifier'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { AssertionError, must } from '@xezer/std/assert'
import { setsWon } from './tennis-state.ts'

/** The score sheet of a match that was played to its end. */
export interface ScoreSheet {
  readonly setGames: readonly Sides<number>[]
  readonly sets: Sides<number>
  readonly games: Sides<number>
  readonly tieBreaks: number
  /** Who won each game of each set, in order. */
  readonly winners: ReadonlyMap<number, readonly Side[]>
  /** Points by path. */
  readonly points: ReadonlyMap<string, Sides<number>>
}

export function scoreSheet({ facts }: { readonly facts: SportFacts }): ScoreSheet {
  const points = new Map<string, { home: number; away: number }>()
  const winners = new Map<number, Side[]>()
  for (const { statistic, path, side } of facts.counted) {
    if (statistic === 'points') {
      const game = points.get(path) ?? { home: 0, away: 0 }
      game[side] += 1
      points.set(path, game)
    }
    if (statistic === 'games') {
      const set = Number(/^set(\d+)/.exec(path)?.[1])
      winners.set(set, [...(winners.get(set) ?? []), side])
    }
  }
  const setGames = [...winners.values()].map((sides) => {
    const home = sides.filter((side) => side === 'home').length
    return { home, away: sides.length - home }
  })
  const sum = (side: Side): number => setGames.reduce((total, games) => total + games[side], 0)
  return {
    setGames,
    sets: setsWon(setGames),
    games: { home: sum('home'), away: sum('away') },
    tieBreaks: setGames.filter(({ home, away }) => home + away === 13).length,
    winners,
    points,
  }
}

/**
 * A second reading of the rules for tests: whether an outcome wins, from a score sheet. It shares nothing with the rules
 * of settlement.
 */
export function readByHand(type: string, specifier: string, outcome: string): (sheet: ScoreSheet) => boolean {
  const { setnr = 0, gamenr = 0, n = 0, total, hcp } = readSpecifier(specifier)
  const line = total ?? hcp ?? 0
  if (gamenr > 0) {
    const path = `set${setnr}.game${gamenr}`
    return ({ points }) => wonGame(type, outcome, line, must(points.get(path), `${path} was not played`))
  }
  if (type === 'set_race_to') {
    return ({ winners }) => (firstAt(must(winners.get(setnr), 'a set'), n) === 'home') === (outcome === '1')
  }
  if (setnr > 0) {
    return ({ setGames }) => {
      const { home, away } = must(setGames[setnr - 1], `set ${setnr} was not played`)
      return wonCount(type.slice('set_'.length), outcome, line, home, away)
    }
  }
  return (sheet) => wonMatch(type, outcome, line, sheet)
}

function wonMatch(
  type: string,
  outcome: string,
  line: number,
  { sets, games, tieBreaks, setGames }: ScoreSheet,
): boolean {
  switch (type) {
    case 'winner':
    case 'sets_score':
    case 'sets_score_best_of_5':
    case 'sets_ahcp':
    case 'sets_total':
    case 'sets_odd_even':
      return wonCount(type.replace(/^sets_|_best_of_5$/g, ''), outcome, line, sets.home, sets.away)
    case 'sets_exact':
      return sets.home + sets.away === Number(outcome)
    case 'win_set_home':
    case 'win_set_away':
      return sets[sideOf(type)] > 0 === (outcome === 'yes')
    case 'straight_home':
      return (sets.away === 0) === (outcome === 'yes')
    case 'straight_away':
      return (sets.home === 0) === (outcome === 'yes')
    case 'tie_break':
      return tieBreaks > 0 === (outcome === 'yes')
    case 'tie_breaks_total':
      return tieBreaks > line === (outcome === 'over')
    case 'first_set_match': {
      const first = must(setGames[0], 'a first set')
      return outcome === `${first.home > first.away ? 1 : 2}/${sets.home > sets.away ? 1 : 2}`
    }
    case 'games_1x2':
      return outcome === (games.home === games.away ? 'x' : games.home > games.away ? '1' : '2')
    default:
      return wonCount(type, outcome, line, games.home, games.away)
  }
}

function wonCount(type: string, outcome: string, line: number, home: number, away: number): boolean {
  switch (type) {
    case 'winner':
      return home > away === (outcome === '1')
    case 'score':
      return outcome === `${home}:${away}`
    case 'ahcp':
      return home + line > away === (outcome === '1')
    case 'total':
      return home + away > line === (outcome === 'over')
    case 'total_home':
      return home > line === (outcome === 'over')
    case 'total_away':
      return away > line === (outcome === 'over')
    case 'odd_even':
      return ((home + away) % 2 === 1) === (outcome === 'odd')
    case 'tie_break':
      return (home + away === 13) === (outcome === 'yes')
    default:
      throw new AssertionError(`no rule is known for ${type}`)
  }
}

function wonGame(type: string, outcome: string, line: number, { home, away }: Sides<number>): boolean {
  const isDeuce = Math.min(home, away) >= 3
  switch (type) {
    case 'game_winner':
      return home > away === (outcome === '1')
    case 'game_total':
      return home + away > line === (outcome === 'over')
    case 'game_deuce':
      return isDeuce === (outcome === 'yes')
    case 'game_score':
      return outcome === (isDeuce ? 'other' : `${home}:${away}`)
    default:
      throw new AssertionError(`no rule is known for ${type}`)
  }
}

function firstAt(winners: readonly Side[], need: number): Side {
  const counts = { home: 0, away: 0 }
  for (const side of winners) {
    counts[side] += 1
    if (counts[side] === need) return side
  }
  throw new AssertionError('nobody got so far')
}

function sideOf(type: string): Side {
  return type.endsWith('_home') ? 'home' : 'away'
}

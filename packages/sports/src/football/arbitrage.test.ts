import { marginsOf } from '@xezer/pricing/margins'
import { describe, expect, it } from 'vitest'
import { findSureReturn, type PricedBet } from '../honesty/find-sure-return.ts'
import { EXAMPLE_MODEL } from './example-match.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { type MatchState, STATE_BEFORE_MATCH } from './match-model.ts'
import { priceFootball } from './price-football.ts'

/** Final scores that matter: beyond these every predicate below has stopped changing. */
const MOST = 9

type Predicate = (home: number, away: number) => boolean

const BY_RESULT: Record<string, Predicate> = {
  '1': (home, away) => home > away,
  x: (home, away) => home === away,
  '2': (home, away) => home < away,
  '1x': (home, away) => home >= away,
  '12': (home, away) => home !== away,
  x2: (home, away) => home <= away,
}

/** On which final scores an outcome pays; null for markets that this search leaves out. */
function predicateOf(type: string, specifier: string, key: string): Predicate | null {
  const line = Number(specifier.split('=')[1] ?? 0)
  const [first = '', second = ''] = key.split('_')
  const isOver = (total: number, side: string): boolean => (side === 'over' ? total > line : total < line)
  const isBoth = (home: number, away: number, side: string): boolean =>
    (home > 0 && away > 0) === (side === 'yes')
  const result = BY_RESULT[first]
  switch (type) {
    case '1x2':
    case 'double_chance':
      return result ?? null
    case 'ehcp':
      return result ? (home, away) => result(home + line, away) : null
    case 'ahcp':
      if (Number.isInteger(line) || !Number.isInteger(line * 2)) return null
      return (home, away) => home + line > away === (key === '1')
    case 'total':
      return (home, away) => isOver(home + away, key)
    case 'total_home':
      return (home) => isOver(home, key)
    case 'total_away':
      return (_home, away) => isOver(away, key)
    case 'btts':
      return (home, away) => isBoth(home, away, key)
    case 'correct_score':
      if (key === 'other') return (home, away) => home > 5 || away > 5
      return (home, away) => key === `${home}:${away}`
    case 'exact_goals':
      return (home, away) =>
        key.endsWith('+') ? home + away >= Number.parseInt(key, 10) : home + away === Number(key)
    case 'result_btts':
      return result ? (home, away) => result(home, away) && isBoth(home, away, second) : null
    case 'result_total':
    case 'dc_total':
      return result ? (home, away) => result(home, away) && isOver(home + away, second) : null
    case 'total_btts':
      return (home, away) => isOver(home + away, first) && isBoth(home, away, second)
    default:
      return null
  }
}

/** Every final score, home and away. */
const SCORES = Array.from(
  { length: (MOST + 1) ** 2 },
  (_, score) => [Math.floor(score / (MOST + 1)), score % (MOST + 1)] as const,
)

/** What is sold, and what a stake of 1 returns on each score. */
function betsOf(state: MatchState): PricedBet[] {
  const offers = priceFootball(EXAMPLE_MODEL, state, marginsOf(FOOTBALL_MARGINS, 1, false))
  return offers.flatMap(({ type, specifier, outcomes }) =>
    outcomes.flatMap(({ key, odds }) => {
      const holds = predicateOf(type, specifier, key)
      if (holds === null || odds === null) return []
      const returns = SCORES.map(([home, away]) => (holds(home, away) ? odds / 1000 : 0))
      return [{ name: `${type} ${specifier} ${key}`, returns }]
    }),
  )
}

describe('a search for sets of bets that win on every final score', () => {
  const atHalfTime: MatchState = {
    ...STATE_BEFORE_MATCH,
    period: 'break',
    goals: { h1: { home: 1, away: 1 }, h2: { home: 0, away: 0 } },
    lastGoal: 'away',
  }

  it.each([
    ['before the match', STATE_BEFORE_MATCH],
    ['at half-time', atHalfTime],
  ])('finds none, of any number and stakes (%s)', (_when, state) => {
    const bets = betsOf(state)
    expect(bets.length).toBeGreaterThan(80)
    const { returns, stakes } = findSureReturn(bets, SCORES.length)
    expect(returns, JSON.stringify(stakes)).toBeLessThan(0.98)
  })
})

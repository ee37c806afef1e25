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

interface Bet {
  readonly name: string
  readonly cost: number
  readonly covers: bigint
}

/** Bets that return 1 on some scores at a cost of 1 / odds, as bit sets over the scores. */
function betsOf(state: MatchState): Bet[] {
  const bets: Bet[] = []
  for (const { type, specifier, outcomes } of priceFootball(
    EXAMPLE_MODEL,
    state,
    marginsOf(FOOTBALL_MARGINS, 1, false),
  )) {
    for (const { key, odds } of outcomes) {
      const holds = predicateOf(type, specifier, key)
      if (holds === null || odds === null) continue
      let covers = 0n
      for (let home = 0; home <= MOST; home++) {
        for (let away = 0; away <= MOST; away++) {
          if (holds(home, away)) covers |= 1n << BigInt(home * (MOST + 1) + away)
        }
      }
      bets.push({ name: `${type} ${specifier} ${key}`, cost: 1000 / odds, covers })
    }
  }
  return bets
}

const ALL = (1n << BigInt((MOST + 1) ** 2)) - 1n

/** Cheapest set of up to three bets that returns at least 1 on every score. */
function cheapestCover(bets: readonly Bet[]): { cost: number; names: readonly string[] } {
  let best = { cost: Number.POSITIVE_INFINITY, names: [] as readonly string[] }
  const consider = (chosen: readonly Bet[]): void => {
    const cost = chosen.reduce((sum, bet) => sum + bet.cost, 0)
    if (cost < best.cost) best = { cost, names: chosen.map(({ name }) => name) }
  }
  bets.forEach((first, i) => {
    for (let j = i + 1; j < bets.length; j++) {
      const second = bets[j]
      if (!second) continue
      const two = first.covers | second.covers
      if (two === ALL) consider([first, second])
      // A third bet cannot make a pair cheaper that already costs more than the best.
      if (first.cost + second.cost >= best.cost) continue
      for (let k = j + 1; k < bets.length; k++) {
        const third = bets[k]
        if (third && (two | third.covers) === ALL) consider([first, second, third])
      }
    }
  })
  return best
}

/** A bet at the price of its cost, score by score. */
function returnsOf({ name, cost, covers }: Bet): PricedBet {
  const isWon = (score: number): boolean => ((covers >> BigInt(score)) & 1n) === 1n
  const returns = Array.from({ length: (MOST + 1) ** 2 }, (_, score) => (isWon(score) ? 1 / cost : 0))
  return { name, returns }
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
  ])(
    'finds none among pairs and triples across markets, and none of any number and stakes (%s)',
    (_when, state) => {
      const bets = betsOf(state)
      expect(bets.length).toBeGreaterThan(80)
      const { cost, names } = cheapestCover(bets)
      expect(names.length).toBeGreaterThan(0)
      expect(cost, names.join(' + ')).toBeGreaterThan(1.02)
      const { returns, stakes } = findSureReturn(bets.map(returnsOf), (MOST + 1) ** 2)
      expect(returns, JSON.stringify(stakes)).toBeLessThan(0.99)
    },
  )
})

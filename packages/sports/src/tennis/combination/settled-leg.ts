import type { CombinationLeg } from '@xezer/sport/combination'
import { type MarketType, periodOf, type RuleKey } from '@xezer/sport/market-type'
import type { Side, Sides } from '@xezer/sport/side'
import { formatSpecifier, readSpecifier } from '@xezer/sport/specifier'
import type { Counted } from '@xezer/sport/sport-facts'
import type { LegOfSets, MatchLeg, SetLeg } from '../../combination/combine-sets.ts'
import { type SettledPair, settledPair } from '../../combination/settled-pair.ts'
import { isTieBreakScore } from '../match-chain.ts'
import { DEUCE_POINTS, type TennisStatistic } from '../tennis-facts.ts'
import type { MatchEnd } from './match-ends.ts'
import type { WithinSet } from './within-set.ts'

/** What of the end of a match a leg of it has to know. */
export type AskedPart = 'sets' | 'games' | 'tie_breaks' | 'first'

type SettledLeg = LegOfSets<MatchEnd, AskedPart, WithinSet>

/** Rules that ask how many each side has in the end of a period, in no order. */
const OF_COUNTS: ReadonlySet<RuleKey> = new Set<RuleKey>([
  ...(['result', 'draw_no_bet', 'asian_handicap', 'total', 'final_score'] as const),
  ...(['odd_even', 'band', 'happened', 'win_to_nil'] as const),
])

/** Where all that a match counts stands in a record of it: what is asked of the match hangs on no set. */
const ANY_SET = 'set2'
const SET_PERIOD = /^set(\d)$/
const GAME_PERIOD = /^set(\d)\.game(\d+)$/

/** What a leg comes to, as the match decides it; null for one of another kind. */
export function settledLeg(type: MarketType, leg: CombinationLeg): SettledLeg | null {
  if (type.rule === 'first_set_match') return firstSetLeg(type, leg)
  if (type.rule === 'race_to') return raceLeg(type, leg)
  const [, set, game] = GAME_PERIOD.exec(periodOf(type, leg.specifier)) ?? []
  if (set !== undefined) return gameLeg(type, leg, Number(set), Number(game))
  if (!OF_COUNTS.has(type.rule)) return null
  const period = periodOf(type, leg.specifier)
  const number = SET_PERIOD.exec(period)?.[1]
  if (period !== 'match' && number === undefined) return null
  const settled = settledPair(type, leg, (home, away) => ({
    closed: [period],
    counted: [
      ...counted(type.statistic, period === 'match' ? ANY_SET : period, 'home', home),
      ...counted(type.statistic, period === 'match' ? ANY_SET : period, 'away', away),
    ],
  }))
  if (number !== undefined) return setLeg(Number(number), type.statistic, settled)
  switch (type.statistic as TennisStatistic) {
    case 'sets':
      return { set: null, asks: 'sets', stateOf: ({ sets }) => settled(sets.home, sets.away) }
    case 'games':
      return { set: null, asks: 'games', stateOf: ({ games }) => settled(games.home, games.away) }
    case 'tie_breaks':
      // Whose they are nobody asks.
      return { set: null, asks: 'tie_breaks', stateOf: ({ tieBreaks }) => settled(tieBreaks, 0) }
    default:
      return null
  }
}

function counted(statistic: string, path: string, side: Side, weight: number): Counted[] {
  return weight === 0 ? [] : [{ statistic, side, path, weight, minute: null }]
}

function setLeg(set: number, statistic: string, settled: SettledPair): SetLeg | null {
  const of = (score: Sides<number>): readonly [number, number] => {
    if (statistic === 'games') return [score.home, score.away]
    if (statistic === 'sets') return score.home > score.away ? [1, 0] : [0, 1]
    return [isTieBreakScore(score) ? 1 : 0, 0]
  }
  if (statistic !== 'games' && statistic !== 'sets' && statistic !== 'tie_breaks') return null
  return { set, stateOf: (home, away) => settled(...of({ home, away })) }
}

/** Who won the first set and who the match: the winner has more of all sets than one. */
function firstSetLeg(type: MarketType, leg: CombinationLeg): MatchLeg<MatchEnd, AskedPart> {
  const side = (isHome: number): Side => (isHome === 1 ? 'home' : 'away')
  const settled = settledPair(type, leg, (first, match) => ({
    closed: ['set1', 'match'],
    counted: [...counted('sets', 'set1', side(first), 1), ...counted('sets', ANY_SET, side(match), 2)],
  }))
  return {
    set: null,
    asks: 'first',
    stateOf: ({ first, sets }) => settled(first === 'home' ? 1 : 0, sets.home > sets.away ? 1 : 0),
  }
}

/** Who is first at so many games of a set; one of six sides with it. */
function raceLeg(type: MarketType, leg: CombinationLeg): SettledLeg | null {
  const set = SET_PERIOD.exec(periodOf(type, leg.specifier))?.[1]
  const { n: count } = readSpecifier(leg.specifier)
  if (set === undefined || count === undefined) return null
  const settled = settledPair(type, ofFirst(leg), (home, away) => ({
    closed: ['set1'],
    counted: [...counted('games', 'set1', 'home', home), ...counted('games', 'set1', 'away', away)],
  }))
  const stateOf = (first: Side) => (first === 'home' ? settled(count, 0) : settled(0, count))
  return { set: Number(set), within: { kind: 'race', count, stateOf } }
}

/** How one game ends in points. */
function gameLeg(type: MarketType, leg: CombinationLeg, set: number, number: number): SettledLeg {
  const path = 'set1.game1'
  const settled = settledPair(type, ofFirst(leg), (home, away) => ({
    closed: [path],
    counted: [
      ...counted('points', path, 'home', home),
      ...counted('points', path, 'away', away),
      ...counted('deuces', path, 'home', Math.min(home, away) >= DEUCE_POINTS ? 1 : 0),
      ...counted('games', path, home > away ? 'home' : 'away', 1),
    ],
  }))
  return { set, within: { kind: 'game', number, stateOf: settled } }
}

/** The same leg of the first game of the first set, as which it is settled: what is kept of it serves every game. */
function ofFirst(leg: CombinationLeg): CombinationLeg {
  const { gamenr, ...read } = readSpecifier(leg.specifier)
  const specifier = formatSpecifier({ ...read, setnr: 1, ...(gamenr === undefined ? {} : { gamenr: 1 }) })
  return { ...leg, specifier }
}

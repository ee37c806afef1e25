import type { CombinationLeg } from '@xezer/sport/combination'
import { type MarketType, periodOf, type RuleKey } from '@xezer/sport/market-type'
import type { Side, Sides } from '@xezer/sport/side'
import type { Counted } from '@xezer/sport/sport-facts'
import type { LegOfSets, MatchLeg, SetLeg } from '../../combination/combine-sets.ts'
import { type SettledPair, settledPair } from '../../combination/settled-pair.ts'
import { isTieBreakScore } from '../match-chain.ts'
import type { TennisStatistic } from '../tennis-facts.ts'
import type { MatchEnd } from './match-ends.ts'

/** What of the end of a match a leg of it has to know. */
export type AskedPart = 'sets' | 'games' | 'tie_breaks' | 'first'

type SettledLeg = LegOfSets<MatchEnd, AskedPart>

/** Rules that ask how many each side has in the end of a period, in no order. */
const OF_COUNTS: ReadonlySet<RuleKey> = new Set<RuleKey>([
  ...(['result', 'draw_no_bet', 'asian_handicap', 'total', 'final_score'] as const),
  ...(['odd_even', 'band', 'happened', 'win_to_nil'] as const),
])

/** Where all that a match counts stands in a record of it: what is asked of the match hangs on no set. */
const ANY_SET = 'set2'
const SET_PERIOD = /^set(\d)$/

/** A leg that the scores of the sets decide; null for one of points, of a game or of the order of games. */
export function settledLeg(type: MarketType, leg: CombinationLeg): SettledLeg | null {
  if (type.rule === 'first_set_match') return firstSetLeg(type, leg)
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

import type { CombinationLeg } from '@xezer/sport/combination'
import { type MarketType, periodOf, type RuleKey } from '@xezer/sport/market-type'
import type { Side } from '@xezer/sport/side'
import type { Counted } from '@xezer/sport/sport-facts'
import type { LegOfSets, SetLeg } from '../../combination/combine-sets.ts'
import { type SettledPair, settledPair } from '../../combination/settled-pair.ts'
import { settledTable } from '../../combination/settled-table.ts'
import { SET } from '../table-tennis-model.ts'
import type { MatchEnd } from './match-ends.ts'

/** Points of the match as a leg of it counts them. */
export type PointCount = 'lead' | 'total' | 'home' | 'away'
/** What of the end of a match a leg of it has to know. */
export type AskedPart = 'sets' | PointCount

type SettledLeg = LegOfSets<MatchEnd, AskedPart>

/** Rules that ask how many each side has in the end of a period, in no order. */
const OF_COUNTS: ReadonlySet<RuleKey> = new Set<RuleKey>([
  ...(['draw_no_bet', 'asian_handicap', 'total', 'final_score', 'odd_even', 'happened'] as const),
])

/** Where all that a match counts stands in a record of it: what is asked of the match hangs on no set. */
const ANY_SET = 'set2'
const SET_PERIOD = /^set(\d)$/

/** More points than a match comes to. */
const POINTS_MAX = 1024

/** A leg that the scores of the sets decide; null for one of the order of points. */
export function settledLeg(type: MarketType, leg: CombinationLeg): SettledLeg | null {
  if (!OF_COUNTS.has(type.rule)) return null
  const period = periodOf(type, leg.specifier)
  const number = SET_PERIOD.exec(period)?.[1]
  const recordOn =
    (path: string): RecordOf =>
    (home, away) => ({
      closed: [period],
      counted: [
        ...counted(type.statistic, path, 'home', home),
        ...counted(type.statistic, path, 'away', away),
      ],
    })
  if (number !== undefined) {
    return setLeg(Number(number), type.statistic, settledPair(type, leg, recordOn(period)))
  }
  if (period !== 'match') return null
  if (type.statistic === 'sets') {
    const settled = settledPair(type, leg, recordOn(ANY_SET))
    return { set: null, asks: 'sets', stateOf: ({ sets }) => settled(sets.home, sets.away) }
  }
  if (type.rule === 'asian_handicap') {
    const settled = settledPair(type, leg, recordOn(ANY_SET))
    return {
      set: null,
      asks: 'lead',
      stateOf: ({ points }) => settled(Math.max(points, 0), Math.max(-points, 0)),
    }
  }
  // Whose they are nobody asks where they are counted together.
  const settled = settledTable(type, leg, POINTS_MAX, (points) =>
    type.team === 'away' ? recordOn(ANY_SET)(0, points) : recordOn(ANY_SET)(points, 0),
  )
  return { set: null, asks: type.team ?? 'total', stateOf: ({ points }) => settled(points) }
}

type RecordOf = Parameters<typeof settledPair>[2]

function counted(statistic: string, path: string, side: Side, weight: number): Counted[] {
  return weight === 0 ? [] : [{ statistic, side, path, weight, minute: null }]
}

function setLeg(set: number, statistic: string, settled: SettledPair): SetLeg | null {
  switch (statistic) {
    case 'points':
      return { set, stateOf: settled }
    case 'sets':
      return { set, stateOf: (home, away) => (home > away ? settled(1, 0) : settled(0, 1)) }
    case 'deuces':
      return { set, stateOf: (home, away) => settled(Math.min(home, away) >= SET.target - 1 ? 1 : 0, 0) }
    default:
      return null
  }
}

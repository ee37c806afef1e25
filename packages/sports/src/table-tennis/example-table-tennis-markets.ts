import { type LineLimits, listMarkets } from '../example-markets.ts'
import { RACES } from './match-view.ts'
import { TABLE_TENNIS_MARKETS } from './table-tennis-markets.ts'

const LIMITS: Readonly<Record<string, LineLimits>> = {
  'match points': { total: 220, team: 120, handicap: 78 },
  'match sets': { total: 7, team: 0, handicap: 4 },
  'set{setnr} points': { total: 60, team: 30, handicap: 11 },
}

/** Every market that may be sold on a match. */
export const TABLE_TENNIS_UNIVERSE = listMarkets(TABLE_TENNIS_MARKETS.matchTypes, {
  parts: { setnr: 7 },
  limits: LIMITS,
  countedIn: ({ period, statistic }) => `${period} ${statistic}`,
  races: RACES,
})

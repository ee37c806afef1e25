import { type LineLimits, listMarkets } from '../example-markets.ts'
import { TENNIS_MARKETS } from './tennis-markets.ts'

const LIMITS: Readonly<Record<string, LineLimits>> = {
  'match games': { total: 66, team: 36, handicap: 24 },
  'match sets': { total: 5, team: 3, handicap: 3 },
  'match tie_breaks': { total: 5, team: 0, handicap: 0 },
  'set{setnr} games': { total: 13, team: 7, handicap: 6 },
  'set{setnr}.game{gamenr} points': { total: 30, team: 0, handicap: 0 },
}

/** Every market that may be sold on a match; a set has twelve games and its tie-break. */
export const TENNIS_UNIVERSE = listMarkets(TENNIS_MARKETS.matchTypes, {
  parts: { setnr: 5, gamenr: 13 },
  limits: LIMITS,
  countedIn: ({ period, statistic }) => `${period} ${statistic}`,
  races: [2, 3, 4, 5],
})

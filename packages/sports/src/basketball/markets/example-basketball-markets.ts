import { type LineLimits, listMarkets } from '../../example-markets.ts'
import { QUARTER_COUNT } from '../basketball-model.ts'
import { RACE_POINTS } from '../basketball-outcomes.ts'
import { BASKETBALL_MARKETS } from './basketball-markets.ts'

const LIMITS: Readonly<Record<string, LineLimits>> = {
  match: { total: 420, team: 250, handicap: 100 },
  h1: { total: 230, team: 140, handicap: 75 },
  h2: { total: 230, team: 140, handicap: 75 },
  'q{quarternr}': { total: 130, team: 80, handicap: 50 },
}

/** Every market that may be sold on a game. */
export const BASKETBALL_UNIVERSE = listMarkets(BASKETBALL_MARKETS.matchTypes, {
  parts: { quarternr: QUARTER_COUNT },
  limits: LIMITS,
  countedIn: ({ period }) => period,
  races: RACE_POINTS,
})

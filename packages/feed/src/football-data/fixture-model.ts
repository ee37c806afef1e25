import type { MatchModel } from '@xezer/sports/football/match-model'
import { matchModelOf, type TeamStrength } from '@xezer/sports/football/match-model-of'
import type { Competition } from './football-data.ts'
import type { FootballStrengths } from './read-strengths.ts'

/** A team without a single result is taken for a weak side of its competition. */
const UNKNOWN_TEAM: TeamStrength = { attack: -0.3, defence: -0.3 }

/** The pre-match model of a fixture from the fitted strengths. */
export function fixtureModel(
  strengths: FootballStrengths,
  fixture: {
    readonly competition: Competition
    readonly homeId: number
    readonly awayId: number
    readonly isNeutral: boolean
  },
): MatchModel {
  const { competition, homeId, awayId, isNeutral } = fixture
  const homeKey = competition.kind === 'league' ? competition.code : competition.kind
  return matchModelOf({
    home: strengths.teams.get(homeId) ?? UNKNOWN_TEAM,
    away: strengths.teams.get(awayId) ?? UNKNOWN_TEAM,
    base: strengths.base,
    homeAdvantage: isNeutral ? 0 : (strengths.homes.get(homeKey) ?? 0),
    rho: strengths.rho,
  })
}

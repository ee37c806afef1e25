import type { Sides } from '@xezer/sport/side'
import type { MatchStrengths, TeamStrength } from '@xezer/sports/football/match-model-of'
import type { Competition } from './football-data.ts'
import type { FootballStrengths } from './read-strengths.ts'

/** A team without a single result is taken for a weak side of its competition. */
const UNKNOWN_TEAM: TeamStrength = { attack: -0.3, defence: -0.3 }

/** What the fitted strengths make of a fixture, if its sides are stronger than they were by their form. */
export function fixtureStrengths(
  strengths: FootballStrengths,
  fixture: {
    readonly competition: Competition
    readonly homeId: number
    readonly awayId: number
    readonly isNeutral: boolean
  },
  form: Sides<number>,
): MatchStrengths {
  const { competition, homeId, awayId, isNeutral } = fixture
  const homeKey = competition.kind === 'league' ? competition.code : competition.kind
  return {
    home: inForm(strengths.teams.get(homeId) ?? UNKNOWN_TEAM, form.home),
    away: inForm(strengths.teams.get(awayId) ?? UNKNOWN_TEAM, form.away),
    base: strengths.base,
    homeAdvantage: isNeutral ? 0 : (strengths.homes.get(homeKey) ?? 0),
    rho: strengths.rho,
  }
}

function inForm({ attack, defence }: TeamStrength, form: number): TeamStrength {
  return { attack: attack + form, defence: defence + form }
}
